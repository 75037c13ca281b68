// Where the reader is: #/ lobby, #/new, #/table/ID, #/join/ID, #/replay/ID, #/cards/ID, #/paper/JOB, #/account,
// #/daily, #/games, #/kingdom/CODE, #/lab, #/rules/SECTION, #/people, #/settings; ?key=value after it.
export interface Route {
  page: string
  id: string
  query: URLSearchParams
}

function parse(hash: string): Route {
  const [path, query] = hash.replace(/^#\/?/, "").split("?", 2)
  const [page, ...rest] = path.split("/").map(decoded)
  return { page, id: rest.join("/"), query: new URLSearchParams(query) }
}

/** What cannot be decoded stays as it is: it leads nowhere, but the page is still there to say so. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

class Router {
  route = $state.raw(parse(location.hash))
  private read = location.hash

  constructor() {
    addEventListener("hashchange", () => this.follow())
  }

  /** Goes to a link, but leaves no step back to where the reader is now.  What they have just written into the address comes first. */
  replace(link: string): void {
    if (location.hash === this.read) history.replaceState(null, "", link)
    this.follow()
  }

  private follow(): void {
    if (location.hash === this.read) return
    this.read = location.hash
    this.route = parse(location.hash)
  }
}

export const router = new Router()

/** go("table", id) */
export function go(...path: string[]): void {
  location.hash = linkTo(...path)
}

/** Asked later: is the reader still where they are now?  Whoever has gone elsewhere meanwhile is not called back. */
export function staying(): () => boolean {
  const here = router.route
  return () => router.route === here
}

export function linkTo(...path: string[]): string {
  return `#/${path.map(encodeURIComponent).join("/")}`
}
