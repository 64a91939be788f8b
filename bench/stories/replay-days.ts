import { parseArgs } from 'node:util'
import { listCurrentTrends } from '@trendverse/application/trends/list-current-trends'
import { isObserved } from '@trendverse/domain/trends/listing/trend-query'
import type { Trend } from '@trendverse/domain/trends/trend'
import { type RecordedMoment, type RecordedParts, type RecordedWeek, replayWeek } from './recorded-week'

const USAGE = 'npm run bench -- stories/replay-days [all|days|payloads] [--week=en|sv] [--members] [--first=60]'
const PARTS: Readonly<Record<RecordedParts, true>> = { all: true, days: true, payloads: true }
const WEEKS: Readonly<Record<RecordedWeek, true>> = { en: true, sv: true }
/** A list of trends has so many pages of 100 at most. */
const PAGES = [1, 2, 3]

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

/** What a story is made of, oldest first: each item's title with who published it. */
async function membersOf(storage: RecordedMoment['storage'], trends: readonly Trend[]): Promise<Map<string, string[]>> {
  const members = new Map<string, string[]>()
  const items = await storage.stories.listItems(
    trends.map(({ id }) => id),
    0,
  )
  for (const { storyId, title, publisher, source } of items.toSorted((a, b) => a.firstSeenAtMs - b.firstSeenAtMs)) {
    members.set(storyId ?? '', [...(members.get(storyId ?? '') ?? []), `    - ${title} [${publisher ?? source}]`])
  }
  return members
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    week: { type: 'string', default: 'en' },
    members: { type: 'boolean', default: false },
    first: { type: 'string', default: '60' },
  },
})
const parts = positionals[0] ?? 'all'
const isKnown = <Name extends string>(names: Readonly<Record<Name, true>>, name: string): name is Name =>
  Object.hasOwn(names, name)
if (!isKnown(PARTS, parts) || !isKnown(WEEKS, values.week)) throw new Error(`Usage: ${USAGE}`)
await replayWeek(
  parts,
  async ({ nowMs, storage }) => {
    const read = { trends: storage.trends, settings: storage.settings }
    const lists = await Promise.all(PAGES.map((page) => listCurrentTrends(read, { sort: 'attention', page })))
    const ordered = lists.flatMap(({ data }) => data).filter(isObserved)
    const shown = ordered.slice(0, Number(values.first))
    const members = values.members ? await membersOf(storage, shown) : new Map<string, string[]>()
    console.log(`\n## ${new Date(nowMs).toISOString().slice(0, 16)}: ${ordered.length} trends that sources show\n`)
    for (const [place, trend] of shown.entries()) {
      console.log([describe(trend, place + 1), ...(members.get(trend.id) ?? [])].join('\n'))
    }
  },
  values.week,
)
