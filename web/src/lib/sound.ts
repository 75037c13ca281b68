// Small sounds of our own, made when they are needed: quiet, short, and never before the reader has done something on the page (browsers
// would not allow it, and nobody likes it).
import { settings } from "./settings.svelte"

export type Sound = "play" | "gain" | "shuffle" | "turn" | "chat" | "end"

const LOUDNESS = 0.14
let context: AudioContext | null = null
let out: GainNode | null = null

/** From the first gesture on there can be sound. */
export function tune(): void {
  const begin = (): void => {
    context ??= new AudioContext()
    void context.resume()
    out ??= new GainNode(context, { gain: LOUDNESS })
    out.connect(context.destination)
  }
  for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, begin, { once: true, capture: true })
}

/** Makes a sound, if the reader likes it and the browser lets us. */
export function sound(name: Sound, after = 0): void {
  if (settings.now.sound && context && out && context.state === "running") SCORES[name](context, out, context.currentTime + after)
}

type Score = (context: AudioContext, out: AudioNode, at: number) => void

/** A tone that fades away; the frequency in Hz, times in seconds. */
function tone(context: AudioContext, out: AudioNode, at: number, frequency: number, length: number, loudness = 1, type: OscillatorType = "sine"): void {
  const voice = new OscillatorNode(context, { frequency, type })
  voice.connect(fading(context, out, at, length, loudness))
  voice.start(at)
  voice.stop(at + length)
}

/** A rustle: noise through a narrow window. */
function rustle(context: AudioContext, out: AudioNode, at: number, frequency: number, length: number, loudness = 1): void {
  const samples = Math.ceil(context.sampleRate * length)
  const buffer = new AudioBuffer({ length: samples, sampleRate: context.sampleRate })
  const data = buffer.getChannelData(0)
  for (let index = 0; index < samples; index++) data[index] = Math.random() * 2 - 1
  const noise = new AudioBufferSourceNode(context, { buffer })
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency, Q: 0.8 })
  noise.connect(filter).connect(fading(context, out, at, length, loudness))
  noise.start(at)
}

function fading(context: AudioContext, out: AudioNode, at: number, length: number, loudness: number): GainNode {
  const gain = new GainNode(context, { gain: 0 })
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loudness, at + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.001, at + length)
  gain.connect(out)
  return gain
}

const SCORES: Record<Sound, Score> = {
  play: (context, out, at) => {
    rustle(context, out, at, 1800, 0.07, 0.7)
    tone(context, out, at, 170, 0.06, 0.3)
  },
  gain: (context, out, at) => {
    tone(context, out, at, 880, 0.16, 0.35, "triangle")
    tone(context, out, at + 0.06, 1318.5, 0.22, 0.3, "triangle")
  },
  shuffle: (context, out, at) => {
    for (const index of [0, 1, 2, 3, 4]) rustle(context, out, at + index * 0.055, 2600 - index * 180, 0.06, 0.45)
  },
  turn: (context, out, at) => {
    tone(context, out, at, 587.33, 0.5, 0.5)
    tone(context, out, at + 0.14, 880, 0.7, 0.5)
  },
  chat: (context, out, at) => tone(context, out, at, 660, 0.12, 0.45),
  end: (context, out, at) => {
    for (const [index, frequency] of [523.25, 659.25, 783.99, 1046.5].entries()) tone(context, out, at + index * 0.13, frequency, 0.9, 0.4, "triangle")
  },
}
