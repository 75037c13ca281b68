// The guided first game: what is explained when.  The first turns follow the example in the rule book of the base game
// (the server deals its hands); whoever plays otherwise gets what fits.
import type { PlayerView, Question, View } from "../protocol"

export interface Scene {
  view: View
  seat: number
  me: PlayerView
  asked: Question | null // of this seat
}

export interface Step {
  key: string // messages.step.<key>
  when: (scene: Scene) => boolean
  at?: string // the place on the board it speaks of, {seat} filled in
  reads?: boolean // is there only to be read: goes away when the reader says so
}

const mine = ({ view, seat }: Scene): boolean => view.turn_seat === seat
const turn = (scene: Scene, number: number): boolean => mine(scene) && scene.me.turns === number
const asks = ({ asked }: Scene, purpose: string): boolean => asked?.purpose === purpose
const treasures = (scene: Scene): boolean => asks(scene, "play") && scene.view.phase === "buy"
const actions = (scene: Scene): boolean => asks(scene, "play") && scene.view.phase === "action"
const offers = ({ asked }: Scene, card: string): boolean => asked?.options?.some((option) => option.id === card) ?? false
const buys = (scene: Scene, card: string): boolean => asks(scene, "buy") && offers(scene, card)
const left = ({ view }: Scene, pile: string): number => view.piles.find(({ id }) => id === pile)?.count ?? 0
const rests = (scene: Scene, turns: number): boolean => !mine(scene) && scene.me.turns === turns

export const STEPS: readonly Step[] = [
  { key: "welcome", when: (scene) => turn(scene, 1), at: "hand:{seat}", reads: true },
  { key: "goal", when: (scene) => turn(scene, 1), at: "pile:province", reads: true },
  { key: "look up", when: (scene) => turn(scene, 1), at: "pile:market", reads: true },
  { key: "phases", when: (scene) => turn(scene, 1) && treasures(scene), reads: true },
  { key: "treasures", when: (scene) => turn(scene, 1) && treasures(scene), at: "hand:{seat}" },
  { key: "militia", when: (scene) => turn(scene, 1) && scene.me.coins === 4 && buys(scene, "militia"), at: "pile:militia" },
  { key: "cleaned up", when: (scene) => rests(scene, 1) || turn(scene, 2), at: "discard:{seat}", reads: true },
  { key: "second treasures", when: (scene) => turn(scene, 2) && treasures(scene), at: "hand:{seat}" },
  { key: "silver", when: (scene) => turn(scene, 2) && buys(scene, "silver"), at: "pile:silver" },
  { key: "shuffled", when: (scene) => rests(scene, 2) || turn(scene, 3), at: "deck:{seat}", reads: true },
  { key: "play militia", when: (scene) => turn(scene, 3) && actions(scene) && offers(scene, "militia"), at: "hand:{seat}" },
  { key: "third treasures", when: (scene) => turn(scene, 3) && treasures(scene) && scene.me.in_play.includes("militia"), at: "hand:{seat}" },
  { key: "mine", when: (scene) => turn(scene, 3) && scene.me.coins === 6 && buys(scene, "mine"), at: "pile:mine" },
  { key: "on your own", when: (scene) => turn(scene, 4), reads: true },
  { key: "undo", when: (scene) => turn(scene, 4) && asks(scene, "buy"), reads: true },
  { key: "attacked", when: (scene) => asks(scene, "discard") && scene.asked?.source === "militia" },
  { key: "reaction", when: (scene) => !mine(scene) && offers(scene, "moat") },
  { key: "mining", when: (scene) => mine(scene) && scene.asked?.source === "mine", at: "hand:{seat}" },
  { key: "two actions", when: (scene) => actions(scene) && scene.me.actions === 1 && (scene.asked?.options?.length ?? 0) > 1, reads: true },
  { key: "province", when: (scene) => buys(scene, "province"), at: "pile:province" },
  { key: "gold", when: (scene) => scene.me.turns > 3 && buys(scene, "gold") && !buys(scene, "province"), at: "pile:gold" },
  { key: "near the end", when: (scene) => mine(scene) && left(scene, "province") <= 3, at: "pile:duchy", reads: true },
]

/** Which steps are behind the reader; a step is never shown twice. */
export class Guidance {
  private readonly done = new Set<string>()
  private current: Step | null = null

  /** What is to be said now; what was said and no longer fits is over. */
  next(scene: Scene): Step | null {
    if (this.current && !this.current.when(scene)) this.finish()
    this.current ??= STEPS.find((step) => !this.done.has(step.key) && step.when(scene)) ?? null
    return this.current
  }

  /** The reader has read it. */
  finish(): void {
    if (this.current) this.done.add(this.current.key)
    this.current = null
  }
}

export function sceneOf(view: View, question: Question | null, seat: number): Scene {
  return { view, seat, me: view.players[seat], asked: question?.seat === seat ? question : null }
}
