import { DAY_MS, MINUTE_MS } from '@trendverse/domain/primitives/time'
import { uuidOfParts } from '@trendverse/domain/primitives/uuid-of-parts'
import type { Category } from '@trendverse/domain/trends/categories/category'
import { SOURCE_PROFILES } from '@trendverse/domain/trends/items/source'
import { trendColor } from '@trendverse/domain/trends/planets/trend-color'
import { type CurvePoint, type PredictorCase, packCaseSchema } from '../pack'
import { BREAKOUTS_IN_100 } from '../pack-case'

type RecordedSource = 'wikipedia' | 'github'

/** A fact of the past as it ships with the game: what was counted by which day (UTC), and where anybody can check it. */
export type RecordedCase = {
  readonly name: string
  readonly category: Category
  readonly source: RecordedSource
  readonly url: string
  readonly unit: string
  readonly startsOn: string
  readonly seenUntil: string
  readonly deadline: string
  readonly bar: number
  /** Place in the list at the end of what is seen. */
  readonly rank: number
  readonly brokeOut: boolean
  /** Running totals at the start of each day (UTC). */
  readonly counts: readonly (readonly [day: string, count: number])[]
}

export type RecordedCases = {
  /** Percentage of all eligible articles or repositories that broke out. */
  readonly baseRates: Readonly<Record<RecordedSource, number>>
  readonly cases: readonly RecordedCase[]
}

/** The recorded cases as they are played, loaded when they are first asked for. */
export async function loadRecordedCases(): Promise<readonly PredictorCase[]> {
  const { default: recorded } = await import('./recorded-cases.json')
  // written by `scripts/make-recorded-cases.mjs`; each case is checked by the schema of packs
  const { baseRates, cases } = recorded as unknown as RecordedCases
  return cases.map((one) => playedCase(one, baseRates[one.source]))
}

/** Throws where a case contradicts itself. */
export function playedCase(recorded: RecordedCase, baseRate: number): PredictorCase {
  const { name, category, source, url, unit, startsOn, seenUntil, deadline, bar, rank, brokeOut, counts } = recorded
  const minutesTo = (day: string) => (Date.parse(day) - Date.parse(startsOn)) / MINUTE_MS
  const points = counts.map(([day, count]): CurvePoint => [minutesTo(day), count])
  const seenUntilMinutes = minutesTo(seenUntil)
  const { label } = SOURCE_PROFILES[source]
  const id = uuidOfParts(['recorded case', source, name, startsOn])
  return packCaseSchema.parse({
    trend: {
      id,
      name,
      category,
      color: trendColor(category, id),
      momentum: 0,
      lifecycle: 'emerging',
      sources: [source],
    },
    source: label,
    unit,
    startsAt: new Date(startsOn).toISOString(),
    seenUntilMinutes,
    deadlineMinutes: minutesTo(deadline),
    bar,
    barText: `${bar.toLocaleString('en-US')} ${unit} on ${label} by the end of ${lastDayBefore(deadline)}`,
    rank,
    seen: [[0, 0], ...points.filter(([minutes]) => minutes <= seenUntilMinutes)],
    hidden: points.filter(([minutes]) => minutes > seenUntilMinutes),
    brokeOut,
    engine: null,
    baseRate: { stated: baseRate, here: BREAKOUTS_IN_100 },
    url,
  } satisfies Record<keyof PredictorCase, unknown>)
}

/** `30 Jun 2016` */
function lastDayBefore(day: string): string {
  const last = new Date(Date.parse(day) - DAY_MS)
  return last.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
}
