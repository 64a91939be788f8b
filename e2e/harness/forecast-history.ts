import type { StoragePorts } from '@trendverse/application/ports/ports'
import { HOUR_MS } from '@trendverse/domain/primitives/time'
import { UNOBSERVED } from '@trendverse/domain/trends/followed-trend'
import { buildItem } from '@trendverse/test-support/trends/build-item'
import { buildTrendRecord, testUuid } from '@trendverse/test-support/trends/build-trend'

const BAR = 300
const ITEMS = 48
/** Read by the hour for so long: past the day in which things may break out, and long enough to miss a source that stopped. */
const LAST_HOUR = 40
const STOPPED_AFTER_HOURS = 2

/** One thing of the history, and what is known to become of it. */
export type KnownItem = {
  readonly title: string
  readonly rank: number
  /** Chance at first sight, 0 to 1, and two hours later. */
  readonly first: number
  readonly later: number
  /** Hour in which it reaches its bar, or null for never. */
  readonly crossesAtHour: number | null
}

/** Things given 5, 15 ... 75% at first sight; of each lot about as many break out, some three to seven hours later. */
export const KNOWN_ITEMS: readonly KnownItem[] = Array.from({ length: ITEMS }, (_, n) => {
  const first = ((n % 8) + 0.5) / 10
  return {
    title: `Paper lantern number ${n + 1}`,
    rank: n + 1,
    first,
    later: Math.min(0.79, first + 0.2),
    crossesAtHour: (n * 7) % 10 < 10 * first ? 3 + (n % 5) : null,
  }
})
export const STOPPED = ['Kite with a stopped clock', 'Drum with a stopped clock'] as const
export const OPEN = 'Bell that still rings'

const countOf = ({ crossesAtHour }: KnownItem, hour: number): number =>
  crossesAtHour !== null && hour >= crossesAtHour ? BAR + hour : 20 + Math.min(hour, 200)

/** Keeps what a site keeps that read two sources by the hour from an instant on; the second one stopped after two hours. */
export async function addForecastHistory(
  { ingest, composition }: Pick<StoragePorts, 'ingest' | 'composition'>,
  startMs: number,
): Promise<void> {
  const readHackerNews = async (hour: number): Promise<void> => {
    const isLast = hour === LAST_HOUR
    const shown = KNOWN_ITEMS.map((item, n) => ({ item, id: testUuid(80_001 + n) }))
    const atMs = startMs + hour * HOUR_MS
    const sightings = shown.map(({ item, id }) => {
      const metric = countOf(item, hour)
      const chance = metric >= BAR ? 1 : hour < 2 ? item.first : item.later
      const listed = buildItem('hacker-news', item.title, { itemId: item.title, metric, rank: item.rank })
      return { item: listed, score: { ...listed, breakoutProbability: chance }, newId: id }
    })
    const late = buildItem('hacker-news', OPEN, { itemId: OPEN, metric: 20, rank: 60 })
    const made = hour === 0 ? KNOWN_ITEMS.map(({ title, first }) => ({ itemId: title, probability: first })) : []
    await ingest.saveSnapshot({
      source: 'hacker-news',
      observedAtMs: atMs,
      sightings: isLast
        ? [...sightings, { item: late, score: { ...late, breakoutProbability: 0.4 }, newId: testUuid(80_500) }]
        : sightings,
      model: { basedOn: hour, written: {}, removed: [] },
      forecasts: [...made, ...(isLast ? [{ itemId: OPEN, probability: 0.4 }] : [])].map((forecast) => {
        return { ...forecast, forecastAtMs: atMs, bar: BAR }
      }),
      outcomes: [],
    })
  }
  const readLobsters = async (hour: number): Promise<void> => {
    const items = STOPPED.map((title) => buildItem('lobsters', title, { itemId: title, metric: 5, rank: 1 }))
    await ingest.saveSnapshot({
      source: 'lobsters',
      observedAtMs: startMs + hour * HOUR_MS,
      sightings: items.map((item, n) => ({ item, score: item, newId: testUuid(80_600 + n) })),
      model: { basedOn: hour, written: {}, removed: [] },
      forecasts:
        hour > 0 ? [] : STOPPED.map((itemId) => ({ itemId, forecastAtMs: startMs, probability: 0.2, bar: BAR })),
      outcomes: [],
    })
  }
  for (let hour = 0; hour <= LAST_HOUR; hour += 1) {
    await readHackerNews(hour)
    if (hour <= STOPPED_AFTER_HOURS) await readLobsters(hour)
  }
  const named = [
    ...KNOWN_ITEMS.map(({ title }, n) => ({ title, id: testUuid(80_001 + n) })),
    { title: OPEN, id: testUuid(80_500) },
  ]
  await composition.saveComposition({
    trends: named.map(({ title, id }, n) => ({
      ...UNOBSERVED,
      ...buildTrendRecord(n + 1, {
        id,
        name: title,
        category: 'Internet Culture',
        status: 'archived',
        lifecycle: 'dormant',
      }),
    })),
    filings: named.map(({ id }) => ({ itemId: id, storyId: id })),
    decisions: [],
    stories: null,
    related: [],
    lifecycleChanges: [],
    lives: [],
  })
}
