import { listCurrentTrends } from '@trendverse/application/trends/list-current-trends'
import { orderHomeTrends } from '@trendverse/domain/trends/listing/select-home-trends'
import type { Trend } from '@trendverse/domain/trends/trend'
import { type RecordedParts, replayWeek } from './recorded-week'

function describe(trend: Trend, place: number): string {
  const proof = trend.proof
  const figure =
    proof?.kind === 'count'
      ? `${Math.round(proof.count).toLocaleString('en')} ${proof.metricUnit}`
      : proof?.kind === 'publishers'
        ? `${proof.count} ${proof.count === 1 ? 'publisher' : 'publishers'}`
        : ''
  const { kind } = trend.descriptionOrigin
  const by = trend.descriptionOrigin.kind === 'source' ? trend.descriptionOrigin.label : kind
  return `${String(place).padStart(2)}. **${trend.name}** (${trend.category}, ${trend.lifecycle}, ${figure}) ${trend.description} *${by}*`
}

const PARTS: readonly RecordedParts[] = ['all', 'days', 'payloads']
const parts = PARTS.find((part) => part === process.argv[2]) ?? 'all'
await replayWeek(parts, async ({ nowMs, storage }) => {
  const read = { trends: storage.trends, settings: storage.settings }
  const lists = await Promise.all([1, 2, 3].map((page) => listCurrentTrends(read, { sort: 'momentum', page })))
  const ordered = orderHomeTrends(
    lists.flatMap(({ data }) => data),
    '',
  ).filter((trend) => trend.sources.length > 0)
  console.log(`\n## ${new Date(nowMs).toISOString().slice(0, 16)}: ${ordered.length} trends that sources show\n`)
  ordered.slice(0, 60).forEach((trend, place) => console.log(describe(trend, place + 1)))
})
