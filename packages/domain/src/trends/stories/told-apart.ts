import type { Headline, HeadlineToken } from './headline'
import { isCountOrDate, type WordFrequencies } from './word-frequencies'

const NUMBERED = /(\p{Lu}[\p{L}\p{M}]*)[ -]v?(\p{N}+(?:\.\p{N}+)*|[IVXL]{2,6})(?![\p{L}\p{N}])/gu
/** Kinds of things that are named in series: two names are two things. */
const NAMED_KIND = /(?<!\p{L})([Ss]torm|[Hh]urricane|[Tt]yphoon|[Cc]yclone) (\p{Lu}\p{Ll}+)(?![\p{L}\p{N}])/gu

function instalments(title: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const pattern of [NUMBERED, NAMED_KIND]) {
    for (const [, name = '', number = ''] of title.matchAll(pattern)) {
      found.set(name.toLowerCase(), number.toLowerCase())
    }
  }
  return found
}

/** Whether both titles number or name one series differently: "iPhone 17" and "iPhone 16", "Storm Amy" and "Storm Bert". */
export function numberedApart(a: string, b: string): boolean {
  const ofB = instalments(b)
  if (ofB.size === 0) return false
  return [...instalments(a)].some(([name, number]) => (ofB.get(name) ?? number) !== number)
}

/**
 * Whether a title and others have nothing but a first name in common: "Aaron Rai" and "Aaron Rodgers". In title case
 * any two words look like a name, so there nothing is told apart.
 */
export function sharesFirstNameOnly(title: Headline, others: readonly Headline[]): boolean {
  const words = new Set(others.flatMap(({ tokens }) => tokens.map(({ text }) => text)))
  const shared = title.tokens.filter(({ text }) => words.has(text))
  const [first] = shared
  if (shared.length !== 1 || first === undefined || !first.leadsName || title.isTitleCase) return false
  const inOthers = others.flatMap(({ tokens, isTitleCase }) => {
    const token = tokens.find(({ text }) => text === first.text)
    return token === undefined || isTitleCase ? [] : [token.leadsName]
  })
  return inOthers.length > 0 && inOthers.every(Boolean)
}

/** At least this share of the longer title agrees. */
const MOULD_SHARE = 0.5
const MOULD_LEAST = 2
/** Tokens one title has where the other has others. */
const FILLING = { least: 1, most: 3 } as const
/** Fillings that begin alike are forms of one word: "Israeli", "Israel". */
const SAME_STEM = 4

/**
 * Whether two titles are the same sentence about something else: "Tesla stock jumps 8% after earnings" and "Palantir
 * stock jumps 8% after earnings", "Wordle hints for November 20" and "for November 21". At least half of their tokens
 * agree in order, and in some gap between them both put one to three other tokens, of which one on each side is a
 * name, a number or a date.
 */
export function isSameMould(a: Headline, b: Headline, frequencies: WordFrequencies): boolean {
  const longer = Math.max(a.tokens.length, b.tokens.length)
  const fits = (filling: readonly HeadlineToken[]): boolean =>
    filling.length >= FILLING.least &&
    filling.length <= FILLING.most &&
    filling.some((token) => isCountOrDate(token.text) || frequencies.isName(token))
  const { agreeing, gaps } = align(a.tokens, b.tokens)
  if (agreeing < MOULD_LEAST || agreeing < MOULD_SHARE * longer) return false
  return gaps.some(([one, other]) => fits(one) && fits(other) && !sharesStem(one, other))
}

function sharesStem(a: readonly HeadlineToken[], b: readonly HeadlineToken[]): boolean {
  return a.some(({ text }) => b.some((other) => other.text.slice(0, SAME_STEM) === text.slice(0, SAME_STEM)))
}

type Gap = readonly [readonly HeadlineToken[], readonly HeadlineToken[]]

/** The longest common subsequence of two titles, and what stands between its tokens on either side. */
function align(a: readonly HeadlineToken[], b: readonly HeadlineToken[]): { agreeing: number; gaps: readonly Gap[] } {
  const width = b.length + 1
  const lengths = new Uint8Array((a.length + 1) * width)
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] = a[i]?.text === b[j]?.text ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const gaps: Gap[] = []
  let i = 0
  let j = 0
  let start: readonly [number, number] = [0, 0]
  while (i < a.length && j < b.length) {
    if (a[i]?.text === b[j]?.text) {
      gaps.push([a.slice(start[0], i), b.slice(start[1], j)])
      i += 1
      j += 1
      start = [i, j]
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1
    else j += 1
  }
  gaps.push([a.slice(start[0]), b.slice(start[1])])
  return { agreeing: at(0, 0), gaps }
}
