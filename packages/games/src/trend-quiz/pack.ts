import { CATEGORIES } from '@trendverse/domain/trends/categories/category'
import { SOURCE_IDS } from '@trendverse/domain/trends/items/source'
import { LIFECYCLE_STAGES } from '@trendverse/domain/trends/momentum/lifecycle-stage'
import { colorSchema } from '@trendverse/domain/trends/trend-schema'
import { z } from 'zod'
import { MAX_NAME_LENGTH } from '../pack-kit/short-name'
import { asksForAnswer, sideName } from './side-name'

export const QUESTIONS_PER_PACK = 10
/** No trend stands at more gates than this. */
export const MAX_USES_OF_A_TREND = 3
/** A course asks in as many different ways as it can: of one kind at most so many. Packs before November 2026 did not. */
export const MOST_OF_A_KIND = 4
export const MAX_ASK_LENGTH = 80
/** Two answers are read beside their rings while one flies. */
export const MAX_ANSWER_LENGTH = 30
export const MAX_LINE_LENGTH = 260

const text = (max: number) => z.string().min(1).max(max)

/** What `planetAppearance` needs, so that a trend is the same planet as at home, and its name. */
const packTrend = z.strictObject({
  id: z.uuid(),
  name: text(MAX_NAME_LENGTH),
  category: z.enum(CATEGORIES),
  color: colorSchema,
  momentum: z.number(),
  lifecycle: z.enum(LIFECYCLE_STAGES),
  sources: z.array(z.enum(SOURCE_IDS)).max(SOURCE_IDS.length).readonly(),
})

/** One side of a question with its receipt. */
const side = z.strictObject({
  trend: packTrend,
  /** Where both sides are about one trend: what this ring answers. Packs before November 2026 have none. */
  answer: text(MAX_ANSWER_LENGTH).optional(),
  /** In the unit of the question; never the same on both sides. Of two answers the correct one has 1, the other 0. */
  value: z.int().nonnegative(),
  /** Where the figure is explained: the page of the trend. */
  link: z.string().regex(/^\/trends\/[0-9a-f-]{36}$/),
})

/** One measure, one source, one window, two trends. Words as they are shown. */
const question = z
  .strictObject({
    /** `Which has more points on Hacker News?` */
    ask: text(MAX_ASK_LENGTH),
    /** `Hacker News` */
    source: text(40),
    /** `so far` */
    window: text(40),
    /** Plural: `points`. */
    unit: text(20),
    wins: z.enum(['greater', 'smaller']),
    left: side,
    right: side,
    /** What happened, for the end page: a line about each trend, or the story of the answer. Packs before November 2026 have none. */
    because: z.array(text(MAX_LINE_LENGTH)).min(1).max(2).readonly().optional(),
  })
  .refine(({ left, right }) => left.value !== right.value, 'a tie has no right answer')
  .refine(
    ({ left, right }) =>
      asksForAnswer({ left })
        ? right.answer !== undefined && left.trend.id === right.trend.id && sideName(left) !== sideName(right)
        : right.answer === undefined && left.trend.id !== right.trend.id,
    'a trend, or an answer, beside itself',
  )

/** What everybody flies through on one day (UTC): ten questions, the answers included, for the frame answers at once. */
export const trendQuizPackSchema = z.strictObject({
  game: z.literal('trend-quiz'),
  day: z.iso.date(),
  /** `today`: figures of the day; `archive`: dated facts of the starter catalogue. */
  edition: z.enum(['today', 'archive']),
  /** The newest figure is of this instant. */
  countedAt: z.iso.datetime(),
  questions: z
    .array(question)
    .length(QUESTIONS_PER_PACK)
    .readonly()
    .refine(usesNoTrendTooOften, `a trend at more than ${MAX_USES_OF_A_TREND} gates`),
})

export type TrendQuizPack = z.infer<typeof trendQuizPackSchema>
export type TrendQuizQuestion = z.infer<typeof question>
export type PackTrend = z.infer<typeof packTrend>

function usesNoTrendTooOften(questions: readonly z.infer<typeof question>[]): boolean {
  const uses = new Map<string, number>()
  for (const { left, right } of questions) {
    for (const id of new Set([left.trend.id, right.trend.id])) uses.set(id, (uses.get(id) ?? 0) + 1)
  }
  return [...uses.values()].every((count) => count <= MAX_USES_OF_A_TREND)
}
