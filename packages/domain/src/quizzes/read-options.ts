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
const MARKS = ['isCorrect', 'is_correct', 'correct'] as const
const LETTERS = 'ABCD'

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
      isFields(value) && MARKS.some((name) => value[name] === true) ? [place] : [],
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

/** How the letter or number of an option ends; after a point, a colon or a dash comes a blank, in scripts that have blanks. */
const MARK_ENDS = String.raw`(?:[)\]）】][.:]?\s*|[.:]\s+|[：、．]\s*|\s+[-–—|]\s+)`

const QUOTED = /^["“„«](.+)["”“»]$/

/** The options as they are to be read: without letters before all four, and without quotation marks around all four. */
export function bareOptions(given: readonly string[]): readonly string[] {
  const options = withoutLetters(given)
  const inner = options.map((option) => QUOTED.exec(option)?.[1])
  return inner.every((text) => text !== undefined) ? inner : options
}

/** `A) Rome`, `[A] Rome` and `Option A: Rome` are `Rome`, where all four begin with their letters or numbers. */
function withoutLetters(given: readonly string[]): readonly string[] {
  for (const marks of [LETTERS, 'ＡＢＣＤ', '1234']) {
    const bare = given.map((option, index) => {
      const mark = String.raw`^(?:(?:option|choice|answer)\s+)?[([（【]?${marks[index] ?? ''}${MARK_ENDS}`
      return new RegExp(mark, 'i').exec(option)?.[0]
    })
    if (!bare.includes(undefined)) return given.map((option, index) => plainWords(option.slice(bare[index]?.length)))
  }
  return given
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
