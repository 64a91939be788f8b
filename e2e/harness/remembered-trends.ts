import type { StoragePorts } from '@trendverse/application/ports/ports'
import { hourOf } from '@trendverse/domain/galaxy/life'
import { DAY_MS, HOUR_MS } from '@trendverse/domain/primitives/time'
import { UNOBSERVED } from '@trendverse/domain/trends/followed-trend'
import { buildTrendRecord, testUuid } from '@trendverse/test-support/trends/build-trend'

/** A trend that came to rest in another month, in words that no other one has. */
export const RESTING = { id: testUuid(70_001), name: 'Harbour of glass boats', search: 'GLASS harbour' } as const

const OTHERS = 40

/** Keeps what a site keeps of trends that came and went before it was started anew: none of them is on show. */
export async function addRememberedTrends(
  { composition }: Pick<StoragePorts, 'composition'>,
  nowMs: number,
): Promise<void> {
  const others = Array.from({ length: OTHERS }, (_, n) => ({
    id: testUuid(70_002 + n),
    name: `Paper lantern number ${n + 1}`,
  }))
  const trends = [RESTING, ...others].map(({ id, name }, n) => ({
    ...UNOBSERVED,
    ...buildTrendRecord(n + 1, { id, name, status: 'archived', lifecycle: 'dormant' }),
  }))
  await composition.saveComposition({
    trends,
    filings: [],
    decisions: [],
    stories: null,
    related: [],
    lifecycleChanges: [],
    lives: trends.map(({ id }, n) => {
      const bornHour = hourOf(nowMs - 90 * DAY_MS - 30 * n * HOUR_MS)
      return {
        trendId: id,
        life: { bornHour, peakHour: bornHour + 5, lastHour: bornHour + 40, reach: 120 + n, family: n },
      }
    }),
  })
}
