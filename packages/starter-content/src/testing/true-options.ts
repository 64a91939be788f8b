import type { Question } from '@trendverse/domain/quizzes/question'
import type { StarterEvent, StarterTrend } from '../starter-trend'

/** Quotation marks of any kind are one kind; the full stop at the end of a quote is not shown. */
const plain = (text: string): string => text.replace(/[“”„‘’"']/g, "'").replace(/\.$/, '')

const DAY = 86_400_000
const spanOf = ({ date }: StarterEvent): readonly [number, number] => {
  const [year = 0, month, day] = date.split('-').map(Number)
  if (month === undefined) return [Date.UTC(year, 0), Date.UTC(year + 1, 0)]
  return day === undefined
    ? [Date.UTC(year, month - 1), Date.UTC(year, month)]
    : [Date.UTC(year, month - 1, day), Date.UTC(year, month - 1, day) + DAY]
}
const yearOf = ({ date }: StarterEvent): number => Number(date.slice(0, 4))

/** Events the question shows, in the order of the story. */
function shownEvents(question: string, trend: StarterTrend): readonly StarterEvent[] {
  return trend.events.filter(({ text }) => plain(question).includes(`'${plain(text)}'`))
}

const UNIT_DAYS: Readonly<Record<string, number>> = { year: 365.25, month: 365.25 / 12, day: 1 }

function isTimeBetween(option: string, [from, to]: readonly StarterEvent[]): boolean {
  const [, count = '', unit = ''] = option.match(/^about (\d+) (year|month|day)s?$/) ?? []
  if (from === undefined || to === undefined || count === '') throw new Error(`no span of time: ${option}`)
  const unitMs = (UNIT_DAYS[unit] ?? 0) * DAY
  const shortest = (spanOf(to)[0] - spanOf(from)[1]) / unitMs
  const longest = (spanOf(to)[1] - spanOf(from)[0]) / unitMs
  return Number(count) >= shortest - 0.51 && Number(count) <= longest + 0.51
}

function isOrder(option: string, question: string, events: readonly StarterEvent[]): boolean {
  const starts = option.split(', ').map((letter) => {
    const event = events.find(({ text }) => plain(question).includes(`(${letter}) '${plain(text)}'`))
    return event === undefined ? Number.NaN : spanOf(event)[0]
  })
  return starts.every((start, index) => index === 0 || (starts[index - 1] ?? Number.NaN) < start)
}

/** Whether the sentence is the catalogue's own with this in its gap. */
function fillsGap(option: string, question: string, trend: StarterTrend): boolean {
  const [, sentence = '____'] = question.match(/“([^“”]*____[^“”]*)”/) ?? []
  const filled = plain(sentence.replace('____', option))
  return [trend.description, ...trend.events.map(({ text }) => text)].some((text) => plain(text).includes(filled))
}

function isTrueYear(option: string, { question }: Question, trend: StarterTrend): boolean {
  if (question.includes('____')) return fillsGap(option, question, trend)
  const event = shownEvents(question, trend).at(-1)
  if (event === undefined) throw new Error(`no event: ${question}`)
  return Number(option) === yearOf(event)
}

function isTrue(option: string, asked: Question, trend: StarterTrend): boolean {
  const { question, options } = asked
  const events = shownEvents(question, trend)
  const all = (pattern: RegExp): boolean => options.every((one) => pattern.test(one))
  if (all(/^\d{4}$/)) return isTrueYear(option, asked, trend)
  if (question.includes('____')) return fillsGap(option, question, trend)
  if (all(/^about \d/)) return isTimeBetween(option, events)
  if (all(/^[abc], [abc], [abc]$/)) return isOrder(option, question, events)
  if (all(/^(?:Zero|One|Two|Three)$/)) {
    const [, year = ''] = question.match(/came before (\d{4})|New Year’s Day (\d{4})/)?.filter(Boolean) ?? []
    const before = events.filter((event) => yearOf(event) < Number(year)).length
    return ['Zero', 'One', 'Two', 'Three'].indexOf(option) === before
  }
  if (all(/^\d{4}: /)) {
    return trend.events.some((event) => option === `${yearOf(event)}: ${event.text.replace(/\.$/, '')}`)
  }
  throw new Error(`cannot judge: ${question}`)
}

/**
 * The options of a question that the catalogue holds to be true, by the words of the question alone: this shares no code with the
 * generator.
 */
export function trueOptions(question: Question, trend: StarterTrend): readonly string[] {
  return question.options.filter((option) => isTrue(option, question, trend))
}
