// Made by tools/make_types.py from src/throneroom/web/protocol.py. Do not edit.

export interface Agree {
  type: "agree"
  yes: boolean
}

export interface AllWords {
  cards: { [key: string]: CardWords }
  messages: { [key: string]: { [key: string]: string[] | { [key: string]: string[] } } }
}

export interface Answer {
  type: "answer"
  number: number
  choice: number[]
}

export interface Branch {
  at: number
  seat: number
  bots?: "easy" | "hard" | "medium"
}

export interface CardScore {
  card: string
  count: number
  points: number
}

export interface CardWords {
  en: string
  de: string
  text_en: string
  text_de: string
  types: string[]
  cost: [number, number, number] | null
  set: string
  gives?: { [key: string]: number }
}

export interface Chat {
  type: "chat"
  text: string
}

export interface Choice {
  id: string
  word?: boolean
  count?: number
  zone?: string
  holds?: string[]
}

export interface Credentials {
  name: string
  password: string
}

export interface Earlier {
  type: "log"
  first: number
  events: Told[]
}

export interface Ended {
  sessions: number
  tables: number
}

export interface Final {
  scores: number[]
  turns: number[]
  winners: number[]
  cards: CardScore[][]
  other_points: number[]
  points_by_turn: number[][]
  money_by_turn: number[][]
}

export interface Frame {
  at: number
  events: Told[]
  views: View[]
  question: Question | null
  answer: number[] | null
  turn: number
  final?: Final | null
}

export interface FramesWanted {
  seat?: number
  first?: number
  last?: number | null
}

export interface Guest {
  name: string
}

export interface Health {
  version: string
}

export interface Hello {
  type: "hello"
  token?: string | null
  after?: number
}

export interface KeptRecord {
  id: string
  answers: number
  players: number
}

export interface Kingdom {
  code: string
  kingdom: string[]
  landscapes: string[]
  platinum: boolean
  shelters: boolean
  bane: string
  mouse: string
  black_market: string[]
  boons: string[]
}

export interface KingdomQuery {
  players?: number
}

export interface KingdomWanted {
  text?: string
  wish?: Wish | null
}

export interface LogWanted {
  type: "log"
  before: number
}

export interface NewTable {
  kingdom?: KingdomWanted
  seats?: number
  bots?: ("easy" | "hard" | "medium")[]
  rules?: Rules
  guided?: boolean
}

export interface PaperChoice {
  value: string
  words: string[]
}

export interface PaperForm {
  jobs: { [key: string]: PaperJob }
  parts: { [key: string]: PaperPart }
}

export interface PaperJob {
  label: string[]
  help: string[]
  parts: { [key: string]: string[] }
}

export interface PaperOption {
  name: string
  kind: "choice" | "choices" | "length" | "list" | "number" | "size" | "text" | "yes or no"
  default: string
  label: string[]
  help: string[]
  choices?: PaperChoice[]
  least?: number | null
  most?: number | null
}

export interface PaperPart {
  title: string[]
  options: PaperOption[]
}

export interface Paused {
  type: "paused"
  why?: "database"
}

export interface PileView {
  id: string
  count: number
  top: string | null
  cost: [number, number, number] | null
  supply: boolean
  cards: string[] | null
}

export interface Ping {
  type: "ping"
}

export interface Place {
  table: string
  seat: number
  token: string
}

export interface PlayerView {
  seat: number
  hand_size: number
  hand: string[] | null
  deck_size: number | null
  discard_top: string | null
  in_play: string[]
  set_aside: string[]
  face_down_size: number
  face_down: string[] | null
  handled: string[] | null
  cards: { [key: string]: number } | null
  tavern: string[]
  exile: string[]
  mats: { [key: string]: string[] | number }
  owned: string[]
  actions: number
  buys: number
  coins: number
  potions: number
  debt: number
  points: number
  coffers: number
  villagers: number
  favors: number
  counters: { [key: string]: number }
  pile_tokens: { [key: string]: string }
  turns: number
}

export interface Pong {
  type: "pong"
}

export interface Problem {
  error: string
  german: string
}

export interface Question {
  number: number
  seat: number
  player: number
  purpose: string
  source: string | null
  least: number
  most: number
  options: Choice[] | null
}

export interface RecommendedSet {
  en: string
  de: string
  sets: string[]
  kingdom: string[]
  landscapes: string[]
}

export interface Refused {
  type: "refused"
  why: string
  text: string
}

export interface Rematch {
  type: "rematch"
}

export interface Replace {
  type: "replace"
  seat: number
}

export interface Resign {
  type: "resign"
}

export interface Rules {
  counter?: boolean
  undo?: "ask" | "free" | "never"
  minutes?: number | null
  spectators?: boolean
  public?: boolean
}

export interface RulingText {
  id: string
  en: RulingWords
  de: RulingWords
}

export interface RulingWords {
  rule: string
  case: string
}

export interface SeatInfo {
  seat: number
  name: string
  bot: "easy" | "hard" | "medium" | null
  connected?: boolean
  resigned?: boolean
  seconds_left?: number | null
  thinking?: boolean
  substitute?: boolean
}

export interface Session {
  token: string
  person: string
  name: string
  registered: boolean
}

export interface TableInfo {
  id: string
  state: "gathering" | "over" | "playing"
  seats: SeatInfo[]
  kingdom: Kingdom
  rules: Rules
  guided: boolean
  spectators: number
  created: number
  rematch?: string | null
  set_name?: string[]
}

export interface Told {
  number: number
  verb: string
  seat: number
  cards?: string[]
  hidden?: number
  source?: string
  target?: string
  amount?: number
  depth?: number
  text?: string
  first?: number
}

export interface Undo {
  type: "undo"
}

export interface Update {
  type: "update"
  number: number
  first: number
  events: Told[]
  table: TableInfo
  view: View | null
  question: Question | null
  vote: Vote | null
  undo: "ask" | "free" | "no"
  points: number[] | null
  final?: Final | null
}

export interface View {
  seat: number
  turn_seat: number
  turn_number: number
  turn_source: string
  controller: number
  phase: string
  players: PlayerView[]
  piles: PileView[]
  trash: string[]
  tokens: { [key: string]: number }
  stacks: { [key: string]: string[] | number }
  over: boolean
}

export interface Vote {
  about: "absent" | "undo"
  by: number
  seat: number
  amount: number
  agreed: number[]
  waiting: number[]
}

export interface Welcome {
  type: "welcome"
  seat: number
  table: string
}

export interface Wish {
  sets?: string[]
  wanted?: string[]
  unwanted?: string[]
  answered?: boolean
  spread?: boolean
  least_landscapes?: number
  most_landscapes?: number
  seed?: number | null
}

export interface Withdraw {
  type: "withdraw"
}

export type FromServer = Update | Earlier | Welcome | Refused | Paused | Pong

export type FromSeat = Hello | Answer | Undo | Agree | Withdraw | Chat | Resign | Replace | Rematch | LogWanted | Ping
