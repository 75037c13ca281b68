// What can be read without the server: the page itself, the texts of the cards, the rules.  All of it is fetched together
// when a version is installed and thrown away together when the next one takes over, so that an old page never reads new
// words or the other way round.  Nothing else is ever kept: no table, no session, no answer that is somebody's own.
//
// vite.config.ts fills in what the page consists of, web/front.py what the words are.
const CACHE = "throneroom @BUILD@ @DATA@"
const SHELL = ["@SHELL@"]
const READING = ["api/words", "api/rules", "api/rulings", "api/recommended", "api/stock"]
const RULINGS = /^api\/cards\/([^/]+)\/rulings$/
const SHORT = { k: "kingdom", join: "join" } // addresses that lead on to a room of the page
const AWAY = [502, 503, 504] // says a proxy in the server's place
const KEPT = "Throneroom-Kept"

self.addEventListener("install", (event) => event.waitUntil(install()))
self.addEventListener("activate", (event) => event.waitUntil(activate()))
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== "GET" || url.origin !== location.origin) return
  const answer = answering(event.request, url.pathname.slice(1))
  if (answer) event.respondWith(answer)
})

async function install() {
  const cache = await caches.open(CACHE)
  await cache.addAll(["./", ...SHELL, ...READING].map((path) => new Request(path, { cache: "no-cache" })))
}

// Pages of an older version that are still open keep their own worker: this one waits until they are closed.
async function activate() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith("throneroom ") && name !== CACHE).map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** Who answers; nobody here, if it is nothing to be read. */
function answering(request, path) {
  const [first, name = ""] = path.split("/")
  if (request.mode === "navigate") {
    if (path === "") return fresh(request, () => kept("./"))
    if (first in SHORT && name) return fresh(request, () => Response.redirect(`/#/${SHORT[first]}/${name}`))
    return null
  }
  if (first === "assets") return kept(path, false).then((found) => found ?? fetch(request)) // named after what is in it
  if (SHELL.includes(path) || READING.includes(path)) return fresh(request, () => kept(path))
  const card = RULINGS.exec(path)?.[1]
  return card ? fresh(request, () => rulings(card)) : null
}

/** From the server; from here only if it is away. */
async function fresh(request, instead) {
  const response = await fetch(request).catch(() => null)
  if (response && !AWAY.includes(response.status)) return response
  return (await instead()) ?? response ?? Response.error()
}

async function kept(path, marked = true) {
  const cache = await caches.open(CACHE)
  const found = await cache.match(path, { ignoreVary: true, ignoreSearch: true })
  if (!found || !marked) return found
  return new Response(found.body, { headers: [...found.headers, [KEPT, "yes"]] })
}

async function rulings(card) {
  const all = await (await kept("api/rulings"))?.json()
  return all && Response.json(all[card] ?? [], { headers: { [KEPT]: "yes" } })
}
