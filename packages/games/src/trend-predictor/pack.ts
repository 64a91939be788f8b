import { PACK_EDITIONS } from '@trendverse/domain/games/game-pack'
import { CATEGORIES } from '@trendverse/domain/trends/categories/category'
import { SOURCE_IDS } from '@trendverse/domain/trends/items/source'
import { LIFECYCLE_STAGES } from '@trendverse/domain/trends/momentum/lifecycle-stage'
import { colorSchema } from '@trendverse/domain/trends/trend-schema'
import { z } from 'zod'

export const CASES_PER_PACK = 10
/** So many of the ten broke out, so that neither "never" nor "always" is a way to win. */
export const LEAST_BREAKOUTS = 3
export const MOST_BREAKOUTS = 5
/** Three lines beside a planet. */
export const MAX_NAME_LENGTH = 90
/** More points than a curve has room for, of both its parts. */
export const MAX_POINTS = 48

const text = (max: number) => z.string().min(1).max(max)
const percent = z.int().min(0).max(100)

/** What `planetAppearance` needs, as it was at first sight: its later looks would give the outcome away. */
const packTrend = z.strictObject({
  id: z.uuid(),
  name: text(MAX_NAME_LENGTH),
  category: z.enum(CATEGORIES),
  color: colorSchema,
  momentum: z.number(),
  lifecycle: z.enum(LIFECYCLE_STAGES),
  sources: z.array(z.enum(SOURCE_IDS)).length(1).readonly(),
})

/** Minutes after the case's `startsAt`, and what the source counted then. */
const point = z.tuple([z.int().nonnegative(), z.int().nonnegative()])
const curve = z.array(point).min(1).max(MAX_POINTS).readonly()

/** A chance as it was stated, and what it amounts to among the cases of a pack. */
const chance = z.strictObject({ stated: percent, here: percent })

export const packCaseSchema = z
  .strictObject({
    trend: packTrend,
    /** `Hacker News` */
    source: text(40),
    /** Plural: `points`. */
    unit: text(20),
    startsAt: z.iso.datetime(),
    /** Until here everybody may look; an hour earlier the engine had to speak. */
    seenUntilMinutes: z.int().nonnegative(),
    deadlineMinutes: z.int().positive(),
    /** The count that is a breakout. */
    bar: z.int().positive(),
    /** `600 points on Hacker News by 06:00 UTC on 12 Oct` */
    barText: text(90),
    /** Place in the source's list at the end of `seen`, or null. */
    rank: z.int().positive().nullable(),
    seen: curve,
    hidden: curve,
    brokeOut: z.boolean(),
    /** Null where the source had not learnt enough to be believed. */
    engine: chance.nullable(),
    baseRate: chance,
    /** Where anybody can check a case that ships with the game; none where this site counted itself. */
    url: z.url({ protocol: /^https$/ }).optional(),
  })
  .refine(({ bar, seen }) => seen.every(([, count]) => count < bar), 'what everybody sees tells the outcome')
  .refine(
    ({ bar, hidden, brokeOut }) => hidden.some(([, count]) => count >= bar) === brokeOut,
    'the curve says otherwise',
  )
  .refine(({ seen, hidden }) => ascends([...seen, ...hidden]), 'time runs backwards')
  .refine(
    ({ seen, hidden, seenUntilMinutes }) =>
      seen.every(([minutes]) => minutes <= seenUntilMinutes) && hidden.every(([minutes]) => minutes > seenUntilMinutes),
    'what is hidden can be seen',
  )

/** What everybody forecasts on one day (UTC): ten cases, outcomes included, for the frame answers at once. */
export const trendPredictorPackSchema = z.strictObject({
  game: z.literal('trend-predictor'),
  day: z.iso.date(),
  /** From what the site has recorded, or from the recorded cases that ship with the game. */
  edition: z.enum(PACK_EDITIONS),
  cases: z
    .array(packCaseSchema)
    .length(CASES_PER_PACK)
    .readonly()
    .refine(isBalanced, `not between ${LEAST_BREAKOUTS} and ${MOST_BREAKOUTS} breakouts`)
    .refine((cases) => new Set(cases.map(({ trend }) => trend.id)).size === cases.length, 'a trend twice'),
})

export type TrendPredictorPack = z.infer<typeof trendPredictorPackSchema>
export type PredictorCase = z.infer<typeof packCaseSchema>
export type CurvePoint = z.infer<typeof point>

function ascends(points: readonly (readonly [number, number])[]): boolean {
  return points.every(([minutes], index) => index === 0 || minutes > (points[index - 1]?.[0] ?? 0))
}

function isBalanced(cases: readonly { readonly brokeOut: boolean }[]): boolean {
  const breakouts = cases.filter(({ brokeOut }) => brokeOut).length
  return breakouts >= LEAST_BREAKOUTS && breakouts <= MOST_BREAKOUTS
}
