import { isFields } from '../ai/json-fields'
import { bareName } from '../ai/named-fields'
import { plainWords } from '../ai/plain-words'
import { cleanText } from '../primitives/clean-text'
import { foldText } from './fold-text'
import { likeOption, withoutSign } from './read-options'

/** Which option a model says is right: at a place, or by a number that is counted from 0, as it was told, or from 1. */
export type SaidAnswer = { readonly at: number } | { readonly counted: number }

type Options = {
  /** As they were written. */
  readonly listed: readonly string[]
  readonly texts: readonly string[]
  /** The prefix of each, if any. */
  readonly marks: readonly string[]
  /** What else each is called. */
  readonly names: readonly (readonly string[])[]
}

const LETTERS = 'ABCD'
/** "The correct answer is", "Answer:". */
const LEAD = /^(?:the\s+)?(?:(?:correct|right)\s+)?(?:answer|option|choice)(?:\s+is\s*:?|\s*:)\s+/i
/** "Option", "answer_", before a letter. */
const CALLED = /^(?:the\s+)?(?:(?:correct|right)\s+)?(?:option|answer|choice)[\s_-]*(?=[([]?[A-Da-d][)\].:]*(?:\s|$))/i
const CALLED_BY_NUMBER = /^(?:option|answer|choice)[\s_-]*([1-4])$/i
const TAIL = /\s+is\s+(?:the\s+)?(?:correct|right)(?:\s+(?:answer|option|choice|one))?\.?$/i
const QUOTED = /^["'“‘](.+)["'”’]$/
const LETTERED = /^[([（【]?([A-Da-d])(?:[)\]）】]|[.:：、．])?(?:(?<=[)\]）】：、．])\s*|\s+(?:[-–—]\s+)?|$)(.+)?$/

/** What a field says that names the answer: a text or a number, one in a list, or those of an object. */
export function answersIn(given: unknown): readonly (string | number)[] {
  if (typeof given === 'string' || typeof given === 'number') return [given]
  if (Array.isArray(given)) return given.length === 1 && !Array.isArray(given[0]) ? answersIn(given[0]) : []
  if (!isFields(given)) return []
  const entries = Object.entries(given).slice(0, 8)
  const texts = entries.flatMap(([, said]) => (typeof said === 'string' ? [said] : []))
  const numbers = entries.flatMap(([, said]) => (typeof said === 'number' ? [said] : []))
  return [...texts, ...numbers]
}

/** The answer something names, or null. Read where the meaning is certain: an index, a letter, the option itself or its name. */
export function readAnswer(said: string | number, options: Options): SaidAnswer | null {
  const named = indexOfName(String(said), options.names)
  if (named !== -1) return { at: named }
  if (typeof said === 'number') return Number.isInteger(said) && said >= 0 && said <= 4 ? { counted: said } : null
  const plain = cleanText(plainWords(said))
  for (const text of new Set([plain, plain.replace(QUOTED, '$1'), plain.replace(LEAD, '').replace(TAIL, '')])) {
    const answer = readWords(text, options)
    if (answer !== null) return answer
  }
  return null
}

function indexOfName(said: string, names: Options['names']): number {
  const [wanted, bare] = [foldText(said), bareName(said)]
  const isIt = (name: string): boolean => foldText(name) === wanted || (bare !== '' && bareName(name) === bare)
  const places = names.flatMap((own, place) => (own.some(isIt) ? [place] : []))
  return places.length === 1 ? (places[0] ?? -1) : -1
}

/** The option an answer names by what stands before it; letters and numbers of ours are told from options elsewhere. */
function indexOfMark(text: string, marks: readonly string[]): number {
  if (/[A-D\d]/.test(marks.join(''))) return -1
  const [name = ''] = /^[^\s)\].:]+/u.exec(text.replace(/^[([]/, '')) ?? []
  return marks.findIndex((mark) => mark.toLowerCase() === name.toLowerCase())
}

const place = (index: number | null): SaidAnswer | null => (index === null || index === -1 ? null : { at: index })

function readWords(plain: string, { listed, texts: given, marks }: Options): SaidAnswer | null {
  const written = listed.includes(plain) ? listed.indexOf(plain) : indexOfMark(plain, marks)
  if (written !== -1) return { at: written }
  const text = withoutSign(plain.replace(CALLED, ''))
  if (given.includes(text)) return { at: given.indexOf(text) }
  const number = CALLED_BY_NUMBER.exec(text)?.[1]
  if (number !== undefined) return { at: Number(number) - 1 }
  if (/^[0-4]$/.test(text)) return { counted: Number(text) }
  const [, letter = '', rest] = LETTERED.exec(text) ?? []
  // "A new stadium" begins with a letter and names none: what follows one must be the option itself
  if (letter !== '') {
    const lettered = LETTERS.indexOf(letter.toUpperCase())
    return rest === undefined || beginsWith(rest, given[lettered]) ? { at: lettered } : place(likeOption(text, given))
  }
  // "2. Oslo" and "Oslo (B)" for the option "Oslo"
  const numbered = /^[1-4](?:\)\s*|[.:]\s+)(.+)$/.exec(text)?.[1]
  if (numbered !== undefined && given.includes(numbered)) return { at: given.indexOf(numbered) }
  const [, before = '', behind = ''] = /^(.+?)\s*[([]([A-D])[)\]]$/.exec(text) ?? []
  const called = behind === '' ? null : likeOption(before, given)
  if (called !== null) return called === LETTERS.indexOf(behind) ? { at: called } : null
  return place(likeOption(text, given))
}

/** Whether a text is an option, perhaps with a reason behind it. */
function beginsWith(text: string, option: string | undefined): boolean {
  return option !== undefined && text.startsWith(option) && !/^\s*[\p{L}\p{N}]/u.test(text.slice(option.length))
}

type Counted = {
  readonly options: readonly string[]
  readonly explanation: string
  readonly quote: string
  readonly answer: SaidAnswer
}

/**
 * Whether the numbers of a whole answer are counted from 1, against what the model was told: one says 4 and none says 0, or what it
 * writes about the options before says so oftener than what it writes about those it names.
 */
export function countsFromOne(questions: readonly Counted[]): boolean {
  const counted = questions.flatMap(({ answer, ...one }) =>
    'counted' in answer ? [{ ...one, said: answer.counted }] : [],
  )
  const numbers = new Set(counted.map(({ said }) => said))
  if (numbers.has(0)) return false
  if (numbers.has(4)) return true
  const votes = counted.map(({ said, ...one }) => Number(speaksOf(one, said - 1)) - Number(speaksOf(one, said)))
  return votes.reduce((sum, vote) => sum + vote, 0) > 0
}

function speaksOf({ options, explanation, quote }: Omit<Counted, 'answer'>, index: number): boolean {
  const option = foldText(options[index] ?? '')
  return option !== '' && foldText(`${explanation} ${quote}`).includes(option)
}
