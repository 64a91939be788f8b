import { FORECAST_PERIODS, USUAL_PERIOD } from '@trendverse/domain/trends/forecasts/forecast-period'
import { FORECAST_MOMENTS } from '@trendverse/domain/trends/forecasts/forecast-row'
import { SOURCE_IDS } from '@trendverse/domain/trends/items/source'
import { z } from 'zod'
import { publicCall } from './access'

const instant = z.iso.datetime({ offset: true })
const count = z.int().nonnegative()
const share = z.number().min(0).max(1)
const hours = z.number().nonnegative()
const source = z.enum(SOURCE_IDS)

/** Every forecast is one of these; together they are `made`. */
export const counts = z.strictObject({
  made: count,
  open: count,
  hits: count,
  misses: count,
  /** Past its bar already when the forecast was made: nothing was foretold. */
  already: count,
  /** Its source was not read closely enough to say. */
  unknown: count,
  /** Made before the source had a bar. */
  withoutBar: count,
  /** How many of all stood on a public page. */
  shown: count,
})

/** Mean squared distances between what was said and what happened, 0 to 1, over the same forecasts. Lower is better. */
const brier = z.strictObject({
  engine: share,
  /** Always saying how often things of the source break out, known in hindsight. */
  baseRate: share,
  /** Saying how often things break out that the source lists at such a rank, known in hindsight. */
  rankRule: share,
})

const scores = { counts, baseRate: share.nullable(), brier: brier.nullable() }

const bins = z
  .array(z.strictObject({ from: share, to: share, count: z.int().positive(), said: share, seen: share }))
  .readonly()
const lead = z.strictObject({ count, lowerQuartile: hours, median: hours, upperQuartile: hours })

export const named = z.strictObject({
  source,
  title: z.string(),
  /** Where the count can be looked up. */
  url: z.string().nullable(),
  trendId: z.uuid(),
  trendName: z.string(),
  /** Peak it had to reach before it was due. */
  bar: z.number(),
  dueAt: instant,
  crossedAt: instant.nullable(),
  /** What was said and when, the oldest first. */
  said: z
    .array(
      z.strictObject({
        moment: z.enum(FORECAST_MOMENTS),
        at: instant,
        chance: share,
        /** When the chance first stood on a public page. */
        shownAt: instant.nullable(),
      }),
    )
    .readonly(),
})

const report = z.strictObject({
  source: source.nullable(),
  /** Null for all that were ever recorded. */
  days: z.int().positive().nullable(),
  /** The first instant of forecasts that are counted; null where none is left out. */
  since: instant.nullable(),
  /** Forecasts at first sight. */
  ...scores,
  reliability: bins,
  /** The same of chances that stood on a public page, whenever they were said. */
  shownReliability: bins,
  /** Hours from first sight to coming true. */
  lead: lead.nullable(),
  /** When a stated chance first passed so many percent. */
  passed: z
    .array(
      z.strictObject({
        percent: z.int().min(0).max(100),
        counts,
        said: share.nullable(),
        seen: share.nullable(),
        lead: lead.nullable(),
      }),
    )
    .readonly(),
  bySource: z.array(z.strictObject({ source, ...scores })).readonly(),
  /** The latest by name: given 30% or more and open, come true or not; and hits we gave less than 10% and never 30%. */
  named: z.strictObject({
    open: z.array(named).readonly(),
    hits: z.array(named).readonly(),
    misses: z.array(named).readonly(),
    surprises: z.array(named).readonly(),
  }),
})

/** What the engine says will break out, and what came of it. */
export const forecastsContract = {
  read: publicCall
    .route({
      method: 'GET',
      path: '/forecasts',
      summary: 'How our forecasts came out, per source and period',
      description:
        'Reliability by tenth of chance, Brier scores beside two simple rules, lead times, and forecasts by name. Nothing is left out: open and unknown ones are counted.',
      tags: ['Forecasts'],
    })
    .input(
      z.strictObject({
        source: source.optional(),
        /** Forecasts made in so many days, or all. */
        days: z.enum(FORECAST_PERIODS).default(USUAL_PERIOD),
      }),
    )
    .output(z.object({ data: report })),
}
