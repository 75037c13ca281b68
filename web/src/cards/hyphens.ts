// Where long names may be broken, so that they need not be small: soft hyphens between syllables.  Browsers know how to do
// that only for some languages on some machines.

const LONG = 10 // letters that fit on a line
const LEAST = 4 // letters on either side of a break
const VOWELS = "aeiouyäöüéèáàôóú"
// What begins a syllable together; anything else begins it alone.
const ONSET = /sch[lmnrw]?|str|spr|pfl|(?<=[lnrt])st|[bfkp]l|[bdfgkpt]r|kn|ch|ck|pf|ph|qu|sp|zw|\p{L}/uy

/** The name with soft hyphens in its long words; where there is hardly any room, in all but the shortest. */
export function hyphenated(name: string, narrow = false): string {
  const [long, least] = narrow ? [5, 3] : [LONG, LEAST]
  return name.split(/(?<=[\s-])/).map((word) => (word.trim().length > long ? broken(word, least) : word)).join("")
}

function broken(word: string, least: number): string {
  return word.split("").map((letter, at) => (isBreak(word.toLowerCase(), at, least) ? "\u00ad" : "") + letter).join("")
}

/** A syllable begins with the last consonant, or those that belong together, before a vowel. */
function isBreak(word: string, at: number, least: number): boolean {
  if (at < least || word.trimEnd().length - at < least) return false
  const sounds = onset(word, at)
  const isInside = [1, 2, 3].some((back) => onset(word, at - back).length > back)
  return !isInside && isConsonant(sounds[0]) && VOWELS.includes(word[at + sounds.length] ?? "-")
}

function onset(word: string, at: number): string {
  ONSET.lastIndex = at
  return ONSET.exec(word)?.[0] ?? "-"
}

function isConsonant(letter: string): boolean {
  return /\p{L}/u.test(letter) && !VOWELS.includes(letter)
}

/** How much smaller than usual the letters must be for the name to fit on two lines of so many letters. */
export function fit(name: string, line = LONG): number {
  const longest = Math.max(...name.split(/[\s-]/).map((word) => (word.length > line ? word.length * 0.6 : word.length)), name.length / 2)
  return Math.min(1, line / longest)
}
