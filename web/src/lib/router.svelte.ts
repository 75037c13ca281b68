// Where the reader is: #/ lobby, #/new, #/table/ID, #/join/ID, #/replay/ID, #/cards/ID, #/account; ?key=value after it.
export interface Route {
  page: string
  id: string
  query: URLSearchParams
}

function parse(hash: string): Route {
  const [path, query] = hash.replace(/^#\/?/, "").split("?", 2)
  const [page, ...rest] = path.split("/").map(decodeURIComponent)
  return { page, id: rest.join("/"), query: new URLSearchParams(query) }
}

class Router {
  route = $state.raw(parse(location.hash))

  constructor() {
    addEventListener("hashchange", () => (this.route = parse(location.hash)))
  }
}

export const router = new Router()

/** go("table", id) */
export function go(...path: string[]): void {
  location.hash = linkTo(...path)
}

export function linkTo(...path: string[]): string {
  return `#/${path.map(encodeURIComponent).join("/")}`
}
