import type { Backend } from '@trendverse/contract/contract'
import type { LocalTrendFields } from '../../../backend/trends/local-trend-fields'

/** As many as one call takes. */
const AT_ONCE = 50

export type MigrationCount = { readonly received: number; readonly added: number; readonly skipped: number }

/** Sends trends of this browser, as many calls as it takes; with `dryRun` they are counted only. */
export async function bringOver(
  backend: Backend,
  trends: readonly LocalTrendFields[],
  { dryRun }: { readonly dryRun: boolean },
): Promise<MigrationCount> {
  let count: MigrationCount = { received: 0, added: 0, skipped: 0 }
  for (let start = 0; start < trends.length; start += AT_ONCE) {
    const some = trends.slice(start, start + AT_ONCE).map((trend) => ({ ...trend, tags: [...trend.tags] }))
    const { received, added, skipped } = (await backend.admin.trends.migrate({ dryRun, trends: some })).data
    count = { received: count.received + received, added: count.added + added, skipped: count.skipped + skipped }
  }
  return count
}
