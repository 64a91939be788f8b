import { comparableWords } from '../items/title-tokens'
import { type Headline, type HeadlineToken, isNumber } from './headline'
import { isCountOrDate, type WordFrequencies } from './word-frequencies'

/** At least this share of the longer title agrees. */
const MOULD_SHARE = 0.5
const MOULD_LEAST = 2
/** Tokens one title has where the other has others. */
const FILLING = { least: 1, most: 3 } as const
/** Fillings that begin alike are forms of one word: "Israeli", "Israel". */
const SAME_STEM = 4

/** What is counted again and again while one story runs: the number beside it grows. */
const COUNTED: ReadonlySet<string> = new Set(
  comparableWords(`
  killed kill kills dead death deaths die died dies toll fatality fatalities injured injures wounded wounds hurt missing
  arrested detained case cases infected infection hospitalized victim casualties casualty body bodies evacuated displaced
  homeless stranded trapped rescued
  död döda dödade skadade saknade dödsfall tote toten verletzte verletzten vermisste opfer morts mort blessés disparus
  muertos muerto heridos desaparecidos fallecidos morti feriti dispersi vittime mortos feridos desaparecidos vítimas
  doden gewonden vermisten slachtoffers døde drepte sårede savnede omkomne kuollutta loukkaantui zabitych rannych ofiar
  mrtvih ranjenih poginulih žrtev ölü yaralı morți răniți halott sebesült погибших раненых жертв погибли
`),
)
/** Says that a count moved, or how exact it is. */
const MOVES: ReadonlySet<string> = new Set(
  comparableWords(
    'rise rises climb climbs reach reaches pass passes top tops surpass surpasses exceed exceeds jump jumps soar soars grow ' +
      'grows hit hits near nears least over more nearly almost around about now',
  ),
)
/** Headlines of a kind that comes out again and again: whatever is put into their mould is another thing. */
const SERIES: ReadonlySet<string> = new Set(
  comparableWords(
    'deal deals hint hints answer answers clue clues odds preview prediction predictions picks recap horoscope recipe recipes ' +
      'crossword wordle puzzle lottery coupon promo sale discount giveaway spoilers horoscopes numerology',
  ),
)

/**
 * Whether two titles are the same sentence about something else: "Tesla stock jumps 8% after earnings" and "Palantir
 * stock jumps 8% after earnings", "Wordle hints for November 20" and "for November 21". At least half of their tokens
 * agree in order, and in some gap between them both put one to three other tokens, of which one on each side is a
 * name, a number or a date; in a series such as deals and hints any words. A count that grew ("toll rises to 16", "to
 * 23") is no other thing.
 */
export function isSameMould(a: Headline, b: Headline, frequencies: WordFrequencies): boolean {
  const longer = Math.max(a.tokens.length, b.tokens.length)
  const { agreeing, gaps } = align(a.tokens, b.tokens)
  if (agreeing.length < MOULD_LEAST || agreeing.length < MOULD_SHARE * longer) return false
  const isSeries = agreeing.some(({ text }) => SERIES.has(text))
  const fits = (filling: readonly HeadlineToken[]): boolean =>
    filling.length >= FILLING.least &&
    filling.length <= FILLING.most &&
    (isSeries || filling.some((token) => isCountOrDate(token.text) || frequencies.isName(token)))
  return gaps.some((gap) => fits(gap.a) && fits(gap.b) && !sharesStem(gap.a, gap.b) && !isGrowingCount(gap, agreeing))
}

function sharesStem(a: readonly HeadlineToken[], b: readonly HeadlineToken[]): boolean {
  return a.some(({ text }) => b.some((other) => other.text.slice(0, SAME_STEM) === text.slice(0, SAME_STEM)))
}

/** Whether two titles count the same thing at two times: nothing but a number differs, beside what is counted. */
function isGrowingCount({ a, b, before, after }: Gap, agreeing: readonly HeadlineToken[]): boolean {
  const isCount = (filling: readonly HeadlineToken[]): boolean => {
    const rest = filling.filter(({ text }) => !MOVES.has(text) && !COUNTED.has(text))
    return rest.length > 0 && rest.every(({ text }) => isNumber(text))
  }
  if (!isCount(a) || !isCount(b)) return false
  const counts = (tokens: readonly (HeadlineToken | undefined)[]): boolean =>
    tokens.some((token) => token !== undefined && COUNTED.has(token.text))
  const moves = [...a, ...b].some(({ text }) => MOVES.has(text))
  return counts([before, after, ...a, ...b]) || (moves && counts(agreeing))
}

/** What stands in two titles between two tokens they share. */
type Gap = {
  readonly a: readonly HeadlineToken[]
  readonly b: readonly HeadlineToken[]
  readonly before: HeadlineToken | undefined
  readonly after: HeadlineToken | undefined
}

/** The longest common subsequence of two titles, and what stands between its tokens on either side. */
function align(
  a: readonly HeadlineToken[],
  b: readonly HeadlineToken[],
): { readonly agreeing: readonly HeadlineToken[]; readonly gaps: readonly Gap[] } {
  const width = b.length + 1
  const lengths = new Uint8Array((a.length + 1) * width)
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] = a[i]?.text === b[j]?.text ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const agreeing: HeadlineToken[] = []
  const gaps: Gap[] = []
  let i = 0
  let j = 0
  let start: readonly [number, number] = [0, 0]
  while (i < a.length && j < b.length) {
    const token = a[i]
    if (token !== undefined && token.text === b[j]?.text) {
      gaps.push({ a: a.slice(start[0], i), b: b.slice(start[1], j), before: agreeing.at(-1), after: token })
      agreeing.push(token)
      i += 1
      j += 1
      start = [i, j]
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1
    else j += 1
  }
  gaps.push({ a: a.slice(start[0]), b: b.slice(start[1]), before: agreeing.at(-1), after: undefined })
  return { agreeing, gaps }
}
