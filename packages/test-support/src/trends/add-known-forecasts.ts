import type { StoragePorts } from '@trendverse/application/ports/ports'
import { HOUR_MS, MINUTE_MS } from '@trendverse/domain/primitives/time'
import { UNOBSERVED } from '@trendverse/domain/trends/followed-trend'
import { buildItem } from './build-item'
import { buildTrendRecord, testUuid } from './build-trend'

/** So many that the engine is believed. */
const RESOLVED_BEFORE = 520
const CASES = 40
const HOURS = 25
const BAR = 300

const SUBJECTS = [
  'A synthesiser in 200 lines',
  'The board game of the year',
  'A map of every lighthouse',
  'Bread that rises overnight',
  'A keyboard made of paper',
] as const

/**
 * Puts into a record what a site knows that has read one source for some weeks: forecasts whose outcome is known, with the
 * trends and the counts of the last 40 of them. One in four of these broke out.
 *
 * @param seenAtMs When the last 40 were seen first, at least a day and an hour ago.
 */
export async function addKnownForecasts(
  { ingest, composition }: Pick<StoragePorts, 'ingest' | 'composition'>,
  seenAtMs: number,
): Promise<void> {
  let revision = 0
  const observe = async (
    atMs: number,
    what: Partial<Pick<Parameters<typeof ingest.saveSnapshot>[0], 'sightings' | 'forecasts' | 'outcomes'>>,
  ): Promise<void> => {
    await ingest.saveSnapshot({
      source: 'hacker-news',
      observedAtMs: atMs,
      sightings: [],
      forecasts: [],
      outcomes: [],
      model: { basedOn: revision, written: { engine: `at ${atMs}` }, removed: [] },
      ...what,
    })
    revision += 1
  }

  const before = Array.from({ length: RESOLVED_BEFORE }, (_, index) => `before-${index}`)
  await observe(seenAtMs - 30 * HOUR_MS, {
    forecasts: before.map((itemId) => ({ itemId, forecastAtMs: seenAtMs - 30 * HOUR_MS, probability: 0.1, bar: BAR })),
    outcomes: before.map((itemId, index) => ({
      itemId,
      resolvedAtMs: seenAtMs - HOUR_MS,
      peakMetric: 40,
      brokeOut: index % 10 === 0,
    })),
  })

  const cases = Array.from({ length: CASES }, (_, index) => {
    const brokeOut = index % 4 === 0
    const peak = brokeOut ? BAR + 30 * (1 + (index % 7)) : 60 + 5 * (index % 9)
    const title = `${SUBJECTS[index % SUBJECTS.length] ?? ''}, part ${index + 1}`
    return { itemId: `case-${index}`, id: testUuid(70_001 + index), title, brokeOut, peak }
  })
  for (let hour = 0; hour < HOURS; hour += 1) {
    const atMs = seenAtMs + hour * HOUR_MS
    const share = 1 - 0.85 ** (hour + 1)
    const items = cases.map(({ itemId, title, peak }, index) =>
      buildItem('hacker-news', title, {
        itemId,
        metric: Math.round(peak * share * 1.02),
        rank: index + 1,
        publishedAtMs: seenAtMs - 40 * MINUTE_MS,
      }),
    )
    await observe(atMs, {
      sightings: items.map((item, index) => ({ item, score: item, newId: cases[index]?.id ?? item.id })),
      forecasts:
        hour > 0
          ? []
          : cases.map(({ itemId, brokeOut }, index) => ({
              itemId,
              forecastAtMs: atMs,
              probability: (brokeOut ? 0.3 : 0.06) + (index % 5) / 50,
              bar: BAR,
            })),
      outcomes:
        hour < HOURS - 1
          ? []
          : cases.map(({ itemId, brokeOut, peak }) => ({ itemId, resolvedAtMs: atMs, peakMetric: peak, brokeOut })),
    })
  }
  const ids = cases.map(({ id }) => id)
  await composition.saveComposition({
    trends: cases.map(({ id, title }, index) => ({
      ...UNOBSERVED,
      ...buildTrendRecord(index + 1, {
        id,
        name: title,
        category: 'Internet Culture',
        status: 'archived',
        lifecycle: 'dormant',
      }),
      color: ['#f5a35c', '#5cc8f5', '#b57bff', '#7be08a'][index % 4] ?? '#f5a35c',
    })),
    filings: ids.map((id) => ({ itemId: id, storyId: id })),
    decisions: [],
    stories: null,
    related: [],
    lifecycleChanges: [],
    lives: [],
  })
}
