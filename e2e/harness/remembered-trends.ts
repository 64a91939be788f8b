import type { StoragePorts } from '@trendverse/application/ports/ports'
import { hourOf } from '@trendverse/domain/galaxy/life'
import { hourBefore } from '@trendverse/domain/galaxy/on-this-day'
import type { RecordedLife } from '@trendverse/domain/galaxy/recorded-life'
import { DAY_MS, HOUR_MS } from '@trendverse/domain/primitives/time'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import { UNOBSERVED } from '@trendverse/domain/trends/followed-trend'
import { buildTrendRecord, testUuid } from '@trendverse/test-support/trends/build-trend'

/** A trend that came to rest in another month, in words that no other one has. */
export const RESTING = { id: testUuid(70_001), name: 'Harbour of glass boats', search: 'GLASS harbour' } as const

const OTHERS = 40

type Storage = Pick<StoragePorts, 'composition'>
type Remembered = { readonly id: Uuid; readonly name: string; readonly life: RecordedLife }

/** Keeps what a site keeps of trends that came and went before it was started anew: none of them is on show. */
async function addTrends({ composition }: Storage, remembered: readonly Remembered[]): Promise<void> {
  await composition.saveComposition({
    trends: remembered.map(({ id, name }, n) => ({
      ...UNOBSERVED,
      ...buildTrendRecord(n + 1, { id, name, status: 'archived', lifecycle: 'dormant' }),
    })),
    filings: [],
    decisions: [],
    stories: null,
    related: [],
    lifecycleChanges: [],
    lives: remembered.map(({ id, life }) => ({ trendId: id, life })),
  })
}

/** Hours from the birth of a trend that came to rest to its peak. */
const RISE_HOURS = 5

/** When the trend that came to rest was born, and when it shone most. */
export function restingHours(nowMs: number): { readonly bornHour: number; readonly peakHour: number } {
  const bornHour = hourOf(nowMs - 90 * DAY_MS)
  return { bornHour, peakHour: bornHour + RISE_HOURS }
}

/** Trends of three months ago and before, one after the other. */
export function addRememberedTrends(storage: Storage, nowMs: number): Promise<void> {
  const others = Array.from({ length: OTHERS }, (_, n) => ({
    id: testUuid(70_002 + n),
    name: `Paper lantern number ${n + 1}`,
  }))
  const remembered = [RESTING, ...others].map(({ id, name }, n) => {
    const { bornHour, peakHour } = restingHours(nowMs - 30 * n * HOUR_MS)
    return { id, name, life: { bornHour, peakHour, lastHour: bornHour + 40, reach: 120 + n, family: n } }
  })
  return addTrends(storage, remembered)
}

/** What burnt one week and one month ago, the brightest first. */
export const LAST_WEEK = [
  'Kite with a red tail',
  'Bell under the ice',
  'Glass of green light',
  'Least of four',
] as const
export const LAST_MONTH = 'Harbour in the snow'

/** Trends that were at their peak one week and one month ago; of a year ago nothing is remembered. */
export function addOtherDays(storage: Storage, nowMs: number): Promise<void> {
  const nowHour = hourOf(nowMs)
  const peaks = [
    ...LAST_WEEK.map((name) => ({ name, peakHour: hourBefore(nowHour, 'week') })),
    { name: LAST_MONTH, peakHour: hourBefore(nowHour, 'month') },
  ]
  const remembered = peaks.map(({ name, peakHour }, n) => {
    const life = { bornHour: peakHour - 20, peakHour, lastHour: peakHour + 90, reach: 140 - n, family: n }
    return { id: testUuid(71_001 + n), name, life }
  })
  return addTrends(storage, remembered)
}
