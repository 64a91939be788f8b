import type { Question } from '@trendverse/domain/quizzes/question'
import type { StarterEvent, StarterTrend } from '../starter-trend'

/**
 * Answers the questions of the built-in generator from the catalogue itself, by the words of the question alone: it
 * shares no code with the generator. Of every option it says whether it is true.
 */
type World = { readonly trends: readonly StarterTrend[]; readonly isRelated: (a: string, b: string) => boolean }

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
const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const monthOf = ({ date }: StarterEvent): string => `${MONTHS[Number(date.slice(5, 7)) - 1] ?? ''} ${date.slice(0, 4)}`

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
  const [, age = '0'] = question.match(/(?:marks|looks back|opens) (\d+) years/) ?? []
  return Number(option) === yearOf(event) + Number(age)
}

function isTrueOfTrends(option: string, { question }: Question, trend: StarterTrend, world: World): boolean {
  const named = world.trends.find(({ name }) => name === option)
  if (/read more|tells more/.test(question)) return option === trend.article.title
  if (named === undefined) throw new Error(`no trend: ${option}`)
  const [, described] = question.match(/(?:of which we write|described like this): “(.*)”/) ?? []
  if (described !== undefined) return plain(named.description).includes(plain(described))
  const [, tag] = question.match(/tag “(.*?)”/) ?? []
  if (tag !== undefined) return named.tags.includes(tag)
  if (/does not\?|must go to another one/.test(question)) return named.category !== trend.category
  if (/category|same shelf here/.test(question)) return named.category === trend.category
  if (question.includes('constellation')) return world.isRelated(trend.key, named.key)
  throw new Error(`cannot judge: ${question}`)
}

function isTrue(option: string, asked: Question, trend: StarterTrend, world: World): boolean {
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
  if (all(/^[A-Z][a-z]+ \d{4}$/)) return events.some((event) => monthOf(event) === option)
  if (/tags lead to|stranger into the tags/.test(question)) return !trend.tags.includes(option)
  if (/keywords|Which of these tags/.test(question)) return trend.tags.includes(option)
  return isTrueOfTrends(option, asked, trend, world)
}

/** The options of a question that the catalogue holds to be true. */
export function trueOptions(question: Question, trend: StarterTrend, world: World): readonly string[] {
  return question.options.filter((option) => isTrue(option, question, trend, world))
}
