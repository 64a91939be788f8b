import { plainWords } from '../ai/plain-words'
import { foldText } from './fold-text'

/** Options as they are to be read, what was written before each, and those with the sign of the right one. */
type BareOptions = {
  readonly texts: readonly string[]
  readonly marks: readonly string[]
  readonly marked: readonly number[]
}

/** What options are counted by, in the scripts of the languages we read. */
const MARKS = ['A B C D', 'Ａ Ｂ Ｃ Ｄ', 'А Б В Г', '1 2 3 4', '0 1 2 3', 'i ii iii iv'].map((line) => line.split(' '))
/** Nothing has to end these. */
const SIGNS = ['① ② ③ ④', 'Ⓐ Ⓑ Ⓒ Ⓓ', String.raw`1\uFE0F?\u20E3 2\uFE0F?\u20E3 3\uFE0F?\u20E3 4\uFE0F?\u20E3`].map(
  (line) => line.split(' '),
)
/** How the letter or number of an option ends; after a point, a colon or a dash comes a blank, in scripts that have blanks. */
const MARK_ENDS = String.raw`(?:[)\]）】][.:]?\s*|[.:]\s+|\.(?=\p{L}{2})|[：、．]\s*|\s+[-–—|]\s+)`

const QUOTED = /^["“„«](.+)["”“»]$/
const RIGHT =
  /^[✓✔✅☑]\uFE0F?\s*|\s*(?:[✓✔✅☑]\uFE0F?|[([](?:the\s+)?(?:correct|right)(?:\s+(?:answer|option))?[)\]])$/iu
const WRONG = /^[✗✘❌]\s*|\s*[✗✘❌]$/u

/** The options without what a model writes around all four: letters, quotation marks, the commas of a list, and the sign of the right one. */
export function bareOptions(given: readonly string[]): BareOptions {
  const { texts, marked } = withoutSigns(given)
  const counted = withoutMarks(texts)
  // the sign may stand before the letter, and behind it
  const again = marked.length === 0 ? withoutSigns(counted.texts) : { texts: counted.texts, marked }
  const isListed = again.texts.slice(0, -1).every((text) => /[^\s,;][,;]$/.test(text))
  const listed = isListed ? again.texts.map((text) => text.replace(/[,;]$/, '')) : again.texts
  const inner = listed.map((option) => QUOTED.exec(option)?.[1])
  const isQuoted = inner.every((text) => text !== undefined)
  return { texts: isQuoted ? inner : listed, marks: counted.marks, marked: again.marked }
}

function withoutSigns(given: readonly string[]): Pick<BareOptions, 'texts' | 'marked'> {
  const marked = given.flatMap((option, place) => (RIGHT.test(option) ? [place] : []))
  if (marked.length !== 1) return { texts: given, marked: [] }
  return { texts: given.map((option) => withoutSign(option).replace(WRONG, '')), marked }
}

/** An option, or what is said to be one, without the sign that it is right. */
export function withoutSign(option: string): string {
  return option.replace(RIGHT, '')
}

/** `A) Rome`, `[A] Rome` and `Option A: Rome` are `Rome`, where all four begin with their letters or numbers. */
function withoutMarks(given: readonly string[]): Pick<BareOptions, 'texts' | 'marks'> {
  for (const marks of [...MARKS, ...SIGNS]) {
    const isSign = SIGNS.some((signs) => signs === marks)
    const bare = given.map((option, index) => {
      const mark = isSign
        ? String.raw`^${marks[index] ?? ''}[.:)]?\s*`
        : String.raw`^(?:(?:option|choice|answer)\s+)?[([（【]?${marks[index] ?? ''}${MARK_ENDS}`
      return new RegExp(mark, 'iu').exec(option)?.[0]
    })
    if (bare.includes(undefined)) continue
    return { texts: given.map((option, index) => plainWords(option.slice(bare[index]?.length))), marks }
  }
  return { texts: given, marks: [] }
}

/** The one option that is this text but for case, spacing, quotation marks around it and a full stop; null where there is none. */
export function likeOption(text: string, options: readonly string[]): number | null {
  const wanted = bareText(text)
  const places = options.flatMap((option, place) => (bareText(option) === wanted ? [place] : []))
  return wanted !== '' && places.length === 1 ? (places[0] ?? null) : null
}

function bareText(text: string): string {
  return foldText(text).replace(/^["'“”‘’„«»`]+|["'“”‘’„«»`.]+$/g, '')
}
