import { isFields } from '../ai/json-fields'
import { fieldsOf, type NamedFields, underNames } from '../ai/named-fields'

/** The options of a question as a model wrote them. */
export type GivenOptions = {
  readonly texts: readonly unknown[]
  /** What it calls each of them beside its text: a letter, a number, an id. */
  readonly names: readonly (readonly string[])[]
  /** Places of those it marks as the right one. */
  readonly marked: readonly number[]
}

const COUNT = 4
const LISTS = [
  'options',
  'choices',
  'answeroptions',
  'answerchoices',
  'possibleanswers',
  'alternatives',
  'variants',
  'multiplechoice',
  'answers',
] as const
const TEXTS = [
  'text',
  'optiontext',
  'answertext',
  'option',
  'choice',
  'value',
  'content',
  'answer',
  'label',
  'description',
  'name',
  'title',
] as const
const RIGHT = ['iscorrect', 'correct', 'iscorrectanswer', 'isanswer', 'isright'] as const
const WRONG_ANSWERS = ['incorrectanswers', 'wronganswers', 'distractors', 'incorrectoptions', 'wrongoptions'] as const
const BESIDE = ['option', 'choice', 'answer', ''] as const
const COUNTED_BY = ['a b c d', '1 2 3 4', '0 1 2 3'].map((line) => line.split(' '))
/** Where an option begins within a line. */
const BEFORE_LETTER = /(?:^|[\s,;|]+)(?=[([]?[A-Da-d][)\].:]\s*\S)/
const BEFORE_NUMBER = /(?:^|[\s,;|]+)(?=[([]?[1-4][)\].:]\s*\S)/
/** Four options of the longest kind, with their letters. */
const MAX_LENGTH = 900

const NONE: GivenOptions = { texts: [], names: [], marked: [] }

/**
 * Four options: a list of texts or of objects, an object by letter, one text with all of them, fields of their own (`option_a`), or
 * the right answer beside a list of wrong ones.
 */
export function readOptions(question: NamedFields): GivenOptions {
  const listed = underNames(question, LISTS).map((given) => optionsIn(given))
  return (
    [...listed, optionsBeside(question), rightAndWrong(question)].find(({ texts }) => texts.length === COUNT) ?? NONE
  )
}

function optionsIn(given: unknown): GivenOptions {
  if (typeof given === 'string') return optionsInText(given)
  if (isFields(given)) {
    const entries = Object.entries(given).slice(0, COUNT + 1)
    return optionsOf(
      entries.map(([, value]) => value),
      entries.map(([name]) => [name]),
    )
  }
  if (!Array.isArray(given)) return NONE
  const values: readonly unknown[] = given.slice(0, COUNT + 1)
  if (values.length === 1) return optionsIn(values[0])
  const pairs = values.map((value) => pairOf(value))
  return optionsOf(
    pairs.map(([, value]) => value),
    pairs.map(([name]) => (name === '' ? [] : [name])),
  )
}

/** `{"A": "Rome"}` and `["A", "Rome"]` are a name and a text. */
function pairOf(value: unknown): readonly [string, unknown] {
  if (Array.isArray(value))
    return value.length === 2 && typeof value[0] === 'string' ? [value[0], value[1]] : ['', null]
  if (!isFields(value)) return ['', value]
  const [entry, ...more] = Object.entries(value)
  const isText = entry !== undefined && TEXTS.some((name) => fieldsOf(value).has(name))
  return entry === undefined || more.length > 0 || isText ? ['', value] : entry
}

function optionsOf(values: readonly unknown[], names: GivenOptions['names']): GivenOptions {
  const objects = values.map((value) => (isFields(value) ? fieldsOf(value) : null))
  const known = objects.flatMap((fields) => fields ?? [])
  if (known.length < objects.length || known.length === 0) return { texts: values, names, marked: [] }
  const columns = TEXTS.filter((name) => known.every((fields) => typeof fields.get(name) === 'string'))
  const column = columns.find((name) => !isCount(known.map((fields) => fields.get(name)))) ?? columns[0] ?? ''
  return {
    texts: known.map((fields) => fields.get(column)),
    names: known.map((fields, place) => [...(names[place] ?? []), ...namesIn(fields, column)]),
    marked: known.flatMap((fields, place) => (underNames(fields, RIGHT).some(isTrue) ? [place] : [])),
  }
}

function isCount(said: readonly unknown[]): boolean {
  return COUNTED_BY.some((signs) => said.every((one, place) => String(one).toLowerCase() === signs[place]))
}

const isTrue = (said: unknown): boolean => said === true || said === 'true'

function namesIn(fields: NamedFields, column: string): readonly string[] {
  return [...fields].flatMap(([name, said]) =>
    name !== column && (typeof said === 'string' || typeof said === 'number') ? [String(said)] : [],
  )
}

function optionsBeside(question: NamedFields): GivenOptions {
  for (const signs of COUNTED_BY) {
    for (const word of BESIDE) {
      const texts = signs.map((sign) => question.get(word + sign))
      if (texts.every((text) => typeof text === 'string'))
        return { texts, names: signs.map((sign) => [sign, word + sign]), marked: [] }
    }
  }
  return NONE
}

function rightAndWrong(question: NamedFields): GivenOptions {
  const right = question.get('correctanswer')
  const [wrong] = underNames(question, WRONG_ANSWERS)
  if (!Array.isArray(wrong) || typeof right !== 'string') return NONE
  const texts: readonly unknown[] = wrong
  return { ...optionsIn([right, ...texts]), marked: [0] }
}

/** `A) Rome\nB) Oslo\nC) Bern\nD) Kyiv`, also on one line, and lists parted by signs. */
function optionsInText(written: string): GivenOptions {
  const text = written.slice(0, MAX_LENGTH).trim()
  if (/^[[{]/.test(text)) return optionsInJson(text)
  const ways = [
    text.split(/[\r\n]+|<br\s*\/?>/i),
    text.split(BEFORE_LETTER),
    text.split(BEFORE_NUMBER),
    ...['|', ';', ','].map((sign) => text.split(sign)),
  ]
  for (const way of ways) {
    const texts = way.map((part) => part.trim()).filter((part) => part !== '')
    if (texts.length === COUNT) return { texts, names: [], marked: [] }
  }
  return NONE
}

function optionsInJson(text: string): GivenOptions {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'string' ? NONE : optionsIn(value)
  } catch {
    return NONE
  }
}
