import { type ParsedQuestion, readQuestions } from './parsed-question'

/** Longer lines belong to no question. */
const MAX_LINE_LENGTH = 700
/** Ten of these are kept. */
const MAX_DRAFTS = 30

type Draft = {
  /** Its number, if it has one. */
  readonly number: string
  /** It begins with a word such as "Question", so numbered lines are its options. */
  readonly hasWord: boolean
  /** Its options are counted, from 1. */
  isCounted: boolean
  question: string
  options: string[]
  /** Options written in bold. */
  bold: string[]
  answer: string
  explanation: string
  quote: string
}

/** How a line may begin, and what it says of the question under way. Marks of Markdown are stripped before. */
const FIELDS = [
  {
    begins:
      /^(?:the\s+)?(?:(?:correct|right)(?:\s+(?:answer|option|choice))?|answer|ans|solution|a)(?:\s*[:-]|\s+is\s*:?)\s*/i,
    name: 'answer',
  },
  { begins: /^explanation\s*[:-]\s*/i, name: 'explanation' },
  { begins: /^(?:quote|source)\s*[:-]\s*/i, name: 'quote' },
] as const
const QUESTION =
  /^(?:question\s*(\d{0,3})(?:\s*(?:of|\/)\s*\d{1,3})?\s*(?:[:.)-]|$)|q(\d{0,3})\s*(?:[:.)-]|$)|(\d{1,3})\s*[.):])\s*/i
const OPTION = /^\(?[A-D](?:[).:]\s+|\s+[-–—]\s+)/i
/** `A: B` behind `Q: ...` */
const SHORT_ANSWER = /^a\s*:\s*(?:[([]?[A-D][)\]]?|[1-4])$/i
const COUNTED_OPTION = /^[1-4][.)]\s+/
/** Where one line holds several options. */
const NEXT_OPTION = /\s+(?=\(?[B-D][).]\s+\S)/
/** What a list entry or the answer begins with. */
const BULLET = /^(?:[-+•–✓✔✅☑]\uFE0F?\s*)(?=\S)/u
const BOLD = /^\*\*.+\*\*$/
const IN_BRACKETS = /^[([]((?:correct\s+)?answer\b.*)[)\]]$/i
const ANSWER_KEY = /^(?:answer key|answers|correct answers)\s*:?$/i
const KEY_LINE = /^(?:q|question\s*)?(\d{1,3})\s*[.):-]+\s*(\S.*)$/i

/**
 * Questions written as text (QZ-24):
 *
 * @example
 * 1. Which planet has rings?
 * A) Mars
 * B) Saturn
 * C) Venus
 * D) Mercury
 * Answer: B
 */
export function readPlainQuestions(text: string): readonly ParsedQuestion[] {
  const drafts: Draft[] = []
  let isKey = false
  let before = ''
  for (const written of text.split('\n')) {
    const whole = written.slice(0, MAX_LINE_LENGTH).trim()
    const line = whole
      .replace(/[*_#>`]/g, '')
      .trim()
      .replace(IN_BRACKETS, '$1')
    isKey = isKey || ANSWER_KEY.test(line)
    if (isKey) readKey(line, drafts)
    else readLine({ line, whole, before, isIndented: /^\s{2}/.test(written) }, drafts)
    if (line !== '') before = line
  }
  return readQuestions(drafts.map((draft) => ({ ...draft, answer: answerOf(draft) })))
}

function answerOf({ answer, bold, isCounted }: Draft): string {
  if (answer !== '') return isCounted ? answer.replace(/^[1-4]$/, (number) => 'ABCD'[Number(number) - 1] ?? '') : answer
  return bold.length === 1 ? (bold[0] ?? '') : ''
}

/** "3. B", below all questions. */
function readKey(line: string, drafts: readonly Draft[]): void {
  const [, number, answer = ''] = KEY_LINE.exec(line) ?? []
  const draft = drafts.find((one) => one.number === number)
  if (draft !== undefined) draft.answer = answer
}

type Line = { readonly line: string; readonly whole: string; readonly before: string; readonly isIndented: boolean }

function readLine({ line: listed, whole, before, isIndented }: Line, drafts: Draft[]): void {
  const line = listed
    .replace(BULLET, '')
    .replace(/^\[x\]\s+/i, '✓ ')
    .replace(/^\[ \]\s+/, '')
  const last = drafts.at(-1)
  const isWhole = last !== undefined && last.options.length >= 4
  const isCounted = last !== undefined && mayBeCounted(last, isIndented) && COUNTED_OPTION.test(line)
  const option = isCounted ? COUNTED_OPTION.exec(line) : isWhole && SHORT_ANSWER.test(line) ? null : OPTION.exec(line)
  if (option !== null) {
    // Without a marker, the question is the line before its first option.
    const isNew = /^\(?A/i.test(line) && (last === undefined || isWhole || last.answer !== '')
    if (isCounted) last.isCounted = true
    const draft = isNew ? begin(drafts, '', false, before) : last
    const options = line.slice(option[0].length).split(NEXT_OPTION)
    for (const [place, text] of options.entries()) draft?.options.push(place === 0 ? text : text.replace(OPTION, ''))
    if (BOLD.test(whole.replace(BULLET, ''))) draft?.bold.push(line)
    return
  }
  const begun = QUESTION.exec(line)
  if (begun !== null) {
    const [lead, asQuestion, asQ, bare] = begun
    begin(drafts, asQuestion || asQ || bare || '', bare === undefined, line.slice(lead.length))
    return
  }
  if (last === undefined) return
  // a heading with its number alone
  if (last.question === '') last.question = line
  else if (
    line !== listed &&
    last.options.length < 4 &&
    last.answer === '' &&
    FIELDS.every(({ begins }) => !begins.test(line))
  ) {
    last.options.push(line)
  }
  for (const { begins, name } of FIELDS) {
    const field = begins.exec(line)
    if (field !== null) last[name] = line.slice(field[0].length)
  }
}

function mayBeCounted({ hasWord, isCounted, question, options, answer }: Draft, isIndented: boolean): boolean {
  return (
    (hasWord || isIndented) &&
    question !== '' &&
    options.length < 4 &&
    (isCounted || options.length === 0) &&
    answer === ''
  )
}

function begin(drafts: Draft[], number: string, hasWord: boolean, question: string): Draft | undefined {
  if (drafts.length >= MAX_DRAFTS) return undefined
  const draft = {
    number,
    hasWord,
    isCounted: false,
    question,
    options: [],
    bold: [],
    answer: '',
    explanation: '',
    quote: '',
  }
  drafts.push(draft)
  return draft
}
