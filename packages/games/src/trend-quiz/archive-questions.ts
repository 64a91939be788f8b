import type { PackMaterial } from '@trendverse/domain/games/pack-material'
import { DIFFICULTIES } from '@trendverse/domain/quizzes/question'
import type { Trend } from '@trendverse/domain/trends/trend'
import { choosePairs, LADDER, type Pair } from './choose-pairs'
import { QUESTIONS_PER_PACK, type TrendQuizQuestion, trendQuizPackSchema } from './pack'
import { answerQuestion, firstEventLine, pairQuestion } from './pack-question'
import { archiveReadings } from './readings'
import { type ToldQuestion, toldQuestions } from './told-questions'

/** What courses are made of. */
export type CourseMaterial = Pick<PackMaterial, 'day' | 'trends' | 'detailsOf' | 'questionsAbout' | 'earlier'>

/** What each gate asks: which of two trends came first, for a figure, or for another answer about one trend. */
const GATE_KINDS = ['told', 'years', 'figure', 'told', 'years', 'told', 'figure', 'years', 'told', 'years'] as const
type GateKind = (typeof GATE_KINDS)[number]
const gatesOf = (kind: GateKind): number => GATE_KINDS.filter((one) => one === kind).length
/** As far apart as the years of four gates should be. */
const SHORT_LADDER = [6, 3.2, 1.85, 1.3] as const

/**
 * Ten questions out of the starter catalogue, easy ones first: dated facts, and what was written by hand about its trends.
 * Where nothing is written, dated facts alone. A number: so many gates could be filled.
 */
export async function archiveQuestions(material: CourseMaterial): Promise<readonly TrendQuizQuestion[] | number> {
  const { day, trends } = material
  const readings = trends.flatMap((trend) => archiveReadings(trend, day))
  const years = choosePairs(readings, day, { ladder: SHORT_LADDER, mostOfAMeasure: gatesOf('years') })
  if (typeof years !== 'number') {
    const course = await mixedCourse(material, years)
    if (course !== null) return course
  }
  const pairs = choosePairs(readings, day, { ladder: LADDER, mostOfAMeasure: QUESTIONS_PER_PACK })
  if (typeof pairs === 'number') return pairs
  const lineOf = await firstEvents(material, pairs)
  return pairs.map((pair, gate) => pairQuestion(pair, `${day}/${gate}`, lineOf))
}

async function mixedCourse(
  material: CourseMaterial,
  years: readonly Pair[],
): Promise<readonly TrendQuizQuestion[] | null> {
  const { day, questionsAbout } = material
  const inPairs = new Set(years.flatMap(({ a, b }) => [a.trend.id, b.trend.id]))
  const others = material.trends.filter(({ id }) => !inPairs.has(id))
  const told = await toldQuestions(others, questionsAbout, day, await askedLately(material))
  const figure = told.figure.slice(0, gatesOf('figure'))
  const figures = new Set(figure.map(({ trend }) => trend.id))
  const words = told.told.filter(({ trend }) => !figures.has(trend.id)).slice(0, gatesOf('told'))
  const chosen = { figure: easyFirst(figure), told: easyFirst(words) }
  if (chosen.figure.length < gatesOf('figure') || chosen.told.length < gatesOf('told')) return null
  const lineOf = await firstEvents(material, years)
  return GATE_KINDS.flatMap((kind, gate) => {
    const turn = GATE_KINDS.slice(0, gate).filter((one) => one === kind).length
    const seed = `${day}/${gate}`
    if (kind !== 'years') return chosen[kind].slice(turn, turn + 1).map((question) => answerQuestion(question, seed))
    return years.slice(turn, turn + 1).map((pair) => pairQuestion(pair, seed, lineOf))
  })
}

function easyFirst(questions: readonly ToldQuestion[]): readonly ToldQuestion[] {
  const rank = ({ difficulty }: ToldQuestion): number => DIFFICULTIES.indexOf(difficulty)
  return questions.toSorted((a, b) => rank(a) - rank(b))
}

/** The latest first, as packs come. */
async function askedLately({ earlier }: CourseMaterial): Promise<readonly string[]> {
  const packs = (await earlier()).flatMap((content) => trendQuizPackSchema.safeParse(content).data ?? [])
  return packs.flatMap(({ questions }) => questions.map(({ ask }) => ask))
}

/** The event behind the year of each trend that is asked about. */
async function firstEvents(
  { detailsOf }: CourseMaterial,
  pairs: readonly Pair[],
): Promise<(trend: Trend) => string | null> {
  const trends = new Map(pairs.flatMap(({ a, b }) => [a.trend, b.trend]).map((trend) => [trend.id, trend]))
  const details = await detailsOf([...trends.values()])
  const lines = new Map(
    details.map(({ id, name, timeline }) => [id, firstEventLine({ name: trends.get(id)?.name ?? name, timeline })]),
  )
  return ({ id }) => lines.get(id) ?? null
}
