// HTTP to our own server: JSON in and out, every error a Problem.
import type { Place, Problem, Session } from "../protocol"
import { AWAY, server } from "./server.svelte"
import type { Language } from "./words"

const SESSION = "throneroom.session"
const PLACE = "throneroom.place."
const WAITS = [300, 600, 1_200, 2_400] // milliseconds: as long as a server takes to start again
const REPEATABLE = /^\/(kingdom\b|lab\b|records$|tables\/[^/]+\/join$)/ // what may be posted twice: the second time changes nothing

/** What the server would not do, and why, in one line. */
export class Refusal extends Error {
  constructor(readonly status: number, private readonly problem: Problem) {
    super(problem.error)
  }

  /** What of the request it is about; empty: all of it. */
  get field(): string {
    return this.problem.field ?? ""
  }

  said(language: Language): string {
    return language === "en" ? this.problem.error : this.problem.german
  }
}

async function ask(method: string, path: string, body?: BodyInit, signal?: AbortSignal): Promise<Response> {
  const session = keptSession()
  const headers: Record<string, string> = session ? { Authorization: `Bearer ${session.token}` } : {}
  if (body !== undefined) headers["Content-Type"] = "application/json"
  const waits = method === "GET" || REPEATABLE.test(path) ? WAITS : []
  const response = await reach(`/api${path}`, { method, headers, body, signal }, waits)
  if (response.ok) return response
  throw new Refusal(response.status, (await response.json()) as Problem)
}

/** A kept connection may break just now, or the server be away for a moment: whoever reads need not know. */
async function reach(address: string, request: RequestInit, waits: number[]): Promise<Response> {
  for (const wait of waits) {
    const response = await once(address, request).catch(() => null)
    if (response && !AWAY.includes(response.status)) return response
    request.signal?.throwIfAborted()
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
  return once(address, request)
}

async function once(address: string, request: RequestInit): Promise<Response> {
  try {
    const response = await fetch(address, request)
    if (AWAY.includes(response.status)) server.doubt()
    return response
  } catch (problem) {
    if (!request.signal?.aborted) server.doubt()
    throw problem
  }
}

export const get = async <T>(path: string): Promise<T> => (await (await ask("GET", path)).json()) as T

/** What is to be passed on as it is: numbers in records may be larger than those of JavaScript. */
export const getText = async (path: string): Promise<string> => (await ask("GET", path)).text()

/** What is no JSON, with its headers; the signal says that nobody waits for it any more. */
export const getFile = (path: string, signal?: AbortSignal): Promise<Response> => ask("GET", path, undefined, signal)

/** A string is sent as it is (a record), anything else as JSON. */
export const post = async <T>(path: string, body: unknown = {}): Promise<T> =>
  (await (await ask("POST", path, typeof body === "string" ? body : JSON.stringify(body))).json()) as T

export const put = async <T>(path: string, body: unknown): Promise<T> => (await (await ask("PUT", path, JSON.stringify(body))).json()) as T

export const remove = async (path: string): Promise<void> => void (await ask("DELETE", path))

export function keptSession(): Session | null {
  return read<Session>(SESSION)
}

export function keepSession(session: Session | null): void {
  if (session) localStorage.setItem(SESSION, JSON.stringify(session))
  else localStorage.removeItem(SESSION)
}

/** The seat this browser holds at a table. */
export function keptPlace(table: string): Place | null {
  return read<Place>(PLACE + table)
}

/** All seats this browser holds. */
export function keptPlaces(): Place[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PLACE))
    .flatMap((key) => read<Place>(key) ?? [])
}

export function dropPlace(table: string): void {
  localStorage.removeItem(PLACE + table)
}

export function keepPlace(place: Place): void {
  localStorage.setItem(PLACE + place.table, JSON.stringify(place))
}

function read<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as T | null
  } catch {
    return null
  }
}
