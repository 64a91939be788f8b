import { plainWords } from '../ai/plain-words'
import { foldText } from './fold-text'

/** The options of a question as a model wrote them: their texts, what it calls them, and which it marks as the right one. */
export type WrittenOptions = {
  readonly texts: readonly unknown[]
  readonly names: readonly string[]
  readonly marked: readonly number[]
}

type Fields = Readonly<Record<string, unknown>>

const TEXTS = ['text', 'option', 'value', 'content', 'answer', 'label'] as const
const RIGHT_FIELDS = ['isCorrect', 'is_correct', 'correct'] as const

/** A list of texts or of objects, or an object by letter. */
export function readOptions(given: unknown): WrittenOptions {
  const entries: readonly (readonly [string, unknown])[] = Array.isArray(given)
    ? given.slice(0, 10).map((one: unknown) => (isFields(one) && isNamed(one) ? namedText(one) : ['', one]))
    : Object.entries(isFields(given) ? given : {})
  const values = entries.map(([, value]) => value)
  return {
    texts: values.map((value) => (isFields(value) ? TEXTS.flatMap((name) => textOf(value[name]))[0] : value)),
    names: entries.map(([name]) => name),
    marked: values.flatMap((value, place) =>
      isFields(value) && RIGHT_FIELDS.some((name) => value[name] === true) ? [place] : [],
    ),
  }
}

/** `{"A": "Rome"}` */
function isNamed(one: Fields): boolean {
  return Object.keys(one).length === 1 && TEXTS.every((name) => !(name in one))
}

function namedText(one: Fields): readonly [string, unknown] {
  return Object.entries(one)[0] ?? ['', undefined]
}

const textOf = (value: unknown): readonly string[] => (typeof value === 'string' ? [value] : [])

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

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
