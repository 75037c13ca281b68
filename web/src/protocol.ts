// Made by tools/make_types.py from src/throneroom/web/protocol.py. Do not edit.

export interface AccountData {
  name: string
  registered: boolean
  created: number
}

export interface Again {
  opponents?: "bots" | "same"
  level?: "beginner" | "easy" | "hard" | "master" | "medium"
}

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

export interface Because {
  type: "because"
  seat: number
  why: string
  card?: string
  won?: number
  lost?: number
}

export interface Branch {
  at: number
  seat: number
  bots?: "beginner" | "easy" | "hard" | "master" | "medium"
}

export interface CardScore {
  card: string
  count: number
  points: number
}

export interface CardTally {
  card: string
  gained: Tally
  without: Tally
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
  editions?: { [key: string]: EditionWords }
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
  place?: number
}

export interface Credentials {
  name: string
  password: string
}

export interface DailyCount {
  value: number
  count: number
}

export interface DailyGame {
  day: string
  today: string
  kingdom: Kingdom
  set_name: string[]
  state: "missed" | "open" | "over" | "playing"
  table: string | null
  own: DailyResult | null
  played: number
  left: number
  by_ahead: DailyCount[]
  by_turns: DailyCount[]
  has_best: boolean
  earlier: string | null
  later: string | null
  ends: number
}

export interface DailyResult {
  outcome: "drawn" | "lost" | "replaced" | "resigned" | "unfinished" | "won"
  ahead: number | null
  turns: number | null
  place: number | null
}

export interface DailyWanted {
  day?: string
}

export interface DataBrought {
  games?: DataGame[]
  settings?: KeptSettings
}

export interface DataGame {
  id: string
  kind: "daily" | "game" | "guided" | "imported" | "what if"
  rated: boolean
  seat: number
  began: number
  ended: number | null
  seats: DataSeat[]
  record: string | null
}

export interface DataRating {
  rating: number
  deviation: number
  volatility: number
  games: number
  played: number
}

export interface DataSeat {
  name: string
  bot?: "beginner" | "easy" | "hard" | "master" | "medium" | null
  outcome?: "drawn" | "lost" | "replaced" | "resigned" | "unfinished" | "won" | null
  score?: number | null
  turns?: number | null
  place?: number | null
  cards?: { [key: string]: number } | null
  rating?: RatingChange | null
}

export interface DataTaken {
  taken: number
  known: number
  refused: NotTaken[]
}

export interface DataWanted {
  after?: string
}

export interface Deletion {
  password?: string
}

export interface Earlier {
  type: "log"
  first: number
  events: Told[]
}

export interface EditionWords {
  en: string
  de: string
  text_en: string
  text_de: string
  types: string[]
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
  ratings?: (RatingChange | null)[]
}

export interface Find {
  type: "find"
  wanted: Wanted
}

export interface Finding {
  wanted: Wanted
  since: number
  band: number | null
  waiting: number
}

export interface Frame {
  at: number
  events: Told[]
  views: View[]
  question: Question | null
  answer: number[] | null
  points: number[] | null
  heaps: Heaps[]
  final?: Final | null
}

export interface FramesWanted {
  seat?: number
  first?: number
  last?: number | null
}

export interface Friend {
  name: string
  here: boolean
}

export interface Friends {
  friends: Friend[]
  asked: string[]
  asking: string[]
  blocked: string[]
}

export interface GameSeat {
  name: string
  bot: "beginner" | "easy" | "hard" | "master" | "medium" | null
  outcome?: "drawn" | "lost" | "replaced" | "resigned" | "unfinished" | "won" | null
  score?: number | null
  turns?: number | null
  place?: number | null
  rating?: RatingChange | null
}

export interface GamesWanted {
  outcome?: "drawn" | "left" | "lost" | "running" | "unfinished" | "won" | null
  kind?: "daily" | "game" | "guided" | "imported" | "what if" | null
  players?: number | null
  opponent?: string
  card?: string
  kingdom?: string
  after?: string
  most?: number
}

export interface Guest {
  name: string
}

export interface Health {
  version: string
}

export interface Heaps {
  deck: number
  discard: number
}

export interface Hello {
  type: "hello"
  token?: string | null
  after?: number
  history?: string | null
}

export interface Invitation {
  table: string
  by: string
  friend: boolean
  names: string[]
  seats: number
  rules: Rules
  since: number
}

export interface Invite {
  name: string
}

export interface Invited {
  name: string
}

export interface KeptRecord {
  id: string
  answers: number
  players: number
}

export interface KeptSettings {
  settings?: { [key: string]: Setting }
}

export interface Kick {
  type: "kick"
  seat: number
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
  editions?: string[]
  traits?: string[][]
  ferryman?: string
  riverboat?: string
  name?: string[]
  texts?: { [key: string]: string }
}

export interface KingdomQuery {
  players?: number
}

export interface KingdomTally {
  code: string
  kingdom: string[]
  landscapes: string[]
  set_name: string[]
  tally: Tally
}

export interface KingdomWanted {
  text?: string
  wish?: Wish | null
  editions?: string[]
}

export interface LabCard {
  card: string
  owned: number
  gained: number
  bought: number
  turn: number | null
  by_turn: number[]
}

export interface LabContest {
  id: string
  players: string[]
  games: number
  seed: number
  kingdom: Kingdom
}

export interface LabGame {
  number: number
}

export interface LabLine {
  rate: number
  low: number
  high: number
  wins: number
  draws: number
  points: number
  turns: number
  money: number
  points_by_turn: number[]
  money_by_turn: number[]
  cards: LabCard[]
}

export interface LabNews {
  type: "news"
  games: number
  of: number
  unfinished?: number
  lengths?: number[]
  lines?: LabLine[]
}

export interface LabOver {
  type: "over"
  ended: "all" | "enough" | "failed" | "interrupted" | "too long"
  files?: { [key: string]: string }
  problem?: Problem | null
}

export interface LabPlayer {
  named?: string
  text?: string
}

export interface LabStock {
  bots: string[]
  strategies: LabStrategy[]
}

export interface LabStrategy {
  name: string
  source: string
  about: string[]
  text: string[]
}

export interface LabWanted {
  players: LabPlayer[]
  kingdom?: string
  games?: number
  until?: string
  seed?: number
}

export interface LogWanted {
  type: "log"
  before: number
}

export interface Matched {
  type: "matched"
  table: string
}

export interface Meeting {
  name: string
  wish: "befriend" | "block" | "part" | "unblock"
}

export interface NewTable {
  kingdom?: KingdomWanted
  seats?: number
  bots?: ("beginner" | "easy" | "hard" | "master" | "medium")[]
  rules?: Rules
  guided?: boolean
}

export interface NotTaken {
  id: string
  error: string
  german: string
}

export interface Notices {
  type: "notices"
  asking: string[]
  invitations: Invitation[]
  turns: Turn[]
  finding: Finding | null
}

export interface OpponentTally {
  name: string
  bot: "beginner" | "easy" | "hard" | "master" | "medium" | null
  tally: Tally
}

export interface OwnData {
  throneroom: "own data"
  version: "1"
  written: number
  account: AccountData
  settings: KeptSettings
  friends: string[]
  asked: string[]
  asking: string[]
  blocked: string[]
  invitations: Invitation[]
  rating: DataRating | null
  games: DataGame[]
  after?: string
}

export interface OwnGame {
  id: string
  kind: "daily" | "game" | "guided" | "imported" | "what if"
  rated: boolean
  seat: number
  seats: GameSeat[]
  kingdom: Kingdom
  set_name: string[]
  began: number
  ended: number | null
  has_table: boolean
  has_record: boolean
}

export interface OwnGames {
  games: OwnGame[]
  total: number
  after: string
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

export interface PeriodTally {
  first: string
  tally: Tally
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
  shadows: string[] | null
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

export interface PlayersTally {
  players: number
  tally: Tally
}

export interface Pong {
  type: "pong"
}

export interface Problem {
  error: string
  german: string
  field?: string
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
  asks?: string
  topics?: string[]
  other?: number
  otherwise?: string
  plain?: boolean
}

export interface Rating {
  place: number
  name: string
  rating: number
  least: number
  most: number
  games: number
  provisional: boolean
}

export interface RatingChange {
  before: number
  after: number
}

export interface Ratings {
  best: Rating[]
  own: Rating | null
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

export interface RuleBlock {
  kind: "item" | "paragraph" | "table"
  rows: RuleRun[][][]
}

export interface RuleChapter {
  id: string
  en: string
  de: string
  sections: RuleSection[]
}

export interface RuleRun {
  text: string
  bold?: boolean
  italic?: boolean
  card?: string
}

export interface RuleSection {
  id: string
  en: string
  de: string
  sets: string[]
  terms_en: string[]
  terms_de: string[]
  text_en: RuleBlock[]
  text_de: RuleBlock[]
}

export interface Rules {
  counter?: boolean
  undo?: "ask" | "free" | "never"
  minutes?: number | null
  spectators?: boolean
  public?: boolean
  days?: number | null
  rated?: boolean
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
  bot: "beginner" | "easy" | "hard" | "master" | "medium" | null
  connected?: boolean
  resigned?: boolean
  seconds_left?: number | null
  thinking?: boolean
  substitute?: boolean
}

export interface SeatMeant {
  seat: number
}

export interface Session {
  token: string
  person: string
  name: string
  registered: boolean
}

export interface Setting {
  value: boolean | string
  at: number
}

export interface SheetQuery {
  kingdom: string
  players?: number
  language?: "de" | "en"
}

export interface SheetStep {
  title: string
  columns: string[]
  rows: string[][]
}

export interface Statistics {
  total: Tally
  players: PlayersTally[]
  opponents: OpponentTally[]
  kingdoms: KingdomTally[]
  cards: CardTally[]
  period: "day" | "month"
  periods: PeriodTally[]
  counted: number
}

export interface StatisticsWanted {
  players?: number | null
  against?: "all" | "bots" | "people"
  imported?: boolean
}

export interface Step {
  purpose: string
  source: string | null
  chosen: Choice[]
}

export interface Stock {
  piles: { [key: string]: string[] }
  types: { [key: string]: string[] }
  landscapes: string[]
  traits: string[]
  allies: string[]
  prophecies: string[]
  boons: string[]
  banes: string[]
  mice: string[]
  riverboats: string[]
  ferries: string[]
  market: string[]
  editions: { [key: string]: string[] }
}

export interface Stop {
  type: "stop"
}

export interface StrategyRead {
  name: string
  problems: Problem[]
}

export interface StrategyWanted {
  text: string
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
  kind?: "daily" | "game" | "guided" | "imported" | "what if"
}

export interface Tally {
  played?: number
  won?: number
  drawn?: number
  lost?: number
  left?: number
  share?: number | null
  low?: number | null
  high?: number | null
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
  tidy?: boolean
}

export interface Turn {
  table: string
  others: string[]
  since: number
  due: number
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
  step: Step | null
  points: number[] | null
  heaps: Heaps[] | null
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

export interface Wanted {
  players: number[]
  paces: ("calm" | "days" | "quick" | "untimed")[]
  sets?: string[]
  rated?: boolean
  near?: boolean
}

export interface Welcome {
  type: "welcome"
  seat: number
  table: string
  history: string
}

export interface WhyWanted {
  type: "why"
  seat: number
}

export interface Wish {
  sets?: string[]
  wanted?: string[]
  unwanted?: string[]
  kept?: string[]
  banned?: string[]
  liked?: string[]
  answered?: boolean
  spread?: boolean
  any_alchemy?: boolean
  platinum?: boolean | null
  shelters?: boolean | null
  least_landscapes?: number
  most_landscapes?: number
  kinds?: string[]
  recent?: string[]
  bane?: string
  mouse?: string
  riverboat?: string
  ferryman?: string
  boons?: string[]
  black_market?: string[]
  traits?: string[][]
  seed?: number | null
}

export interface Withdraw {
  type: "withdraw"
}

export type FromServer = Update | Earlier | Because | Welcome | Refused | Paused | Pong

export type FromSeat = Hello | Answer | Undo | Agree | Withdraw | Chat | Resign | Replace | Rematch | Kick | LogWanted | WhyWanted | Ping

export type ToPerson = Notices | Matched | Refused | Pong

export type FromPerson = Hello | Find | Stop | Ping

export type ToLab = LabNews | LabOver | Refused | Pong

export type FromLab = Hello | Stop | Ping
