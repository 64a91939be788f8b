import {
  isPercent,
  PERCENT_STEP,
  type Prediction,
  ROUND_SIZE,
} from '@trendverse/domain/games/predictions/prediction-round'
import { MOST_POINTS } from '@trendverse/domain/games/predictions/prediction-score'
import { UNRANKED_REASONS } from '@trendverse/domain/ranking/who-is-ranked'
import { SOURCE_IDS } from '@trendverse/domain/trends/items/source'
import { z } from 'zod'
import { publicCall, userCall } from './access'

const TAGS = ['Games']
const instant = z.iso.datetime({ offset: true })
const count = z.int().nonnegative()
const number = z.int().min(1).max(ROUND_SIZE)
const percent = z.int().min(0).max(100)
const points = z.int().min(0).max(MOST_POINTS)
/** 0 is always certain and right; half and half is 0.25. */
const brier = z.number().min(0).max(1)

const calibration = z
  .array(
    z.strictObject({
      /** Percentages of this bin, both included. */
      from: percent,
      through: percent,
      count: z.int().positive(),
      /** What was said on average and how often it happened, in percent. */
      said: z.number(),
      happened: z.number(),
    }),
  )
  .readonly()

export const item = z.strictObject({
  number,
  source: z.enum(SOURCE_IDS),
  trendId: z.uuid(),
  trendName: z.string(),
  title: z.string(),
  /** Where the count can be looked up. */
  url: z.string().nullable(),
  /** In the list of its source, when the round was opened. */
  rank: z.number().nullable(),
  /** The count it has to reach, before this instant. */
  bar: z.number(),
  resolvesAt: instant,
  publishedAt: instant.nullable(),
  firstSeenAt: instant,
  /** `due`: its time is up, and the next reading of the source settles it. `dropped`: no outcome came. */
  stage: z.enum(['open', 'running', 'due', 'settled', 'dropped']),
  /** What the source counted so far, the oldest first. */
  counts: z.array(z.strictObject({ at: instant, count: z.number() })).readonly(),
  /** What the caller said, in percent. */
  yours: percent.nullable(),
  /** What that was worth. */
  points: points.nullable(),
  /** Null as long as the caller may still speak and has not. */
  others: z
    .strictObject({
      /** What the engine recorded when it first saw the item; null while it has learnt too little of the source. */
      enginePercent: percent.nullable(),
      /** How many of a hundred items of the source broke out in the 60 days before the round. */
      basePercent: percent,
      enginePoints: points.nullable(),
      basePoints: points.nullable(),
    })
    .nullable(),
  outcome: z.strictObject({ brokeOut: z.boolean(), peak: z.number(), resolvedAt: instant }).nullable(),
})

export const round = z.strictObject({
  /** UTC; the round's name. */
  day: z.iso.date(),
  openedAt: instant,
  /** Up to here forecasts are taken, by the server's clock. */
  closesAt: instant,
  isOpen: z.boolean(),
  /** Why the caller’s forecasts in it count for no place; null also for who could have none. */
  unranked: z.enum(UNRANKED_REASONS).nullable(),
  items: z.array(item).max(ROUND_SIZE).readonly(),
})

const record = z.strictObject({
  /** Forecasts of the last 30 days whose outcome is known. */
  resolved: count,
  /** How many more it takes to be ranked. */
  stillToRank: count,
  brier: brier.nullable(),
  /** Of the engine on the same items, and of the base rate where the engine said nothing. */
  opponentBrier: brier.nullable(),
  calibration,
})

const boardRow = z.strictObject({
  /** Those that are no people say so, and have no place. */
  kind: z.enum(['person', 'engine', 'base-rate']),
  place: z.int().positive().nullable(),
  username: z.string().nullable(),
  resolved: count,
  brier,
})

const ownRow = z.strictObject({ place: z.int().positive(), username: z.string(), resolved: count, brier })

const board = z.strictObject({
  /** What it counts: outcomes of so many days, of whoever has so many of them. */
  days: count,
  needed: count,
  /** People on the whole board; the best 25 are listed. */
  total: count,
  rows: z.array(boardRow).readonly(),
  own: ownRow.nullable(),
  engineCalibration: calibration,
})

const saidOnce = (said: readonly Prediction[]): boolean => new Set(said.map((one) => one.number)).size === said.length

const said = z
  .array(
    z.strictObject({
      number,
      percent: percent.refine(isPercent, `Chances go in steps of ${PERCENT_STEP} percent.`),
    }),
  )
  .min(1)
  .max(ROUND_SIZE)
  .refine(saidOnce, 'An item appears twice.')
  .readonly()

/** Tomorrow: ten questions a day, what people say of them, and who is right. */
export const predictionsContract = {
  read: publicCall
    .route({
      method: 'GET',
      path: '/games/predictions',
      summary: 'The forecasting round of today, the one before it, and how the caller did',
      description:
        'The chances that the engine and the base rate give are shown to callers who have forecast the item, and to everyone once the round is sealed.',
      tags: TAGS,
    })
    .output(
      z.object({
        data: z.strictObject({ round: round.nullable(), previous: round.nullable(), record: record.nullable() }),
      }),
    ),
  save: userCall
    .route({
      method: 'PUT',
      path: '/games/predictions',
      summary: 'Say how likely items of an open round are to break out',
      description:
        'In place of what was said of these items before. `round_sealed` after the deadline of the round, by the clock of the server, and of an item that has reached its bar.',
      tags: TAGS,
    })
    .input(z.strictObject({ day: z.iso.date(), predictions: said }))
    .output(z.object({ data: round })),
  board: publicCall
    .route({
      method: 'GET',
      path: '/games/predictions/board',
      summary: 'Who forecast best over the last 30 days, and how the engine did',
      description: 'By mean Brier score, from 20 forecasts on whose outcome is known.',
      tags: TAGS,
    })
    .output(z.object({ data: board })),
}
