import type { StoragePorts } from '@trendverse/application/ports/ports'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import type { ForecastOutcomeKind, StatedForecast } from '@trendverse/domain/trends/forecasts/forecast-row'
import type { ForecastGrade } from '@trendverse/domain/trends/forecasts/grade-forecast'
import type { SourceId } from '@trendverse/domain/trends/items/source'
import { composition, idOf, NOON_MS, sampleItem, sampleScore, sampleSnapshot, sampleTrend } from './samples'

export const AFTER_ALL_MS = NOON_MS + 40 * DAY_MS

type Seen = {
  readonly n: number
  readonly chance?: number | null
  readonly metric?: number
  readonly rank?: number | null
}

/** One reading of a source; what is in `first` gets the forecast that the engine makes at first sight. */
export async function read(
  storage: StoragePorts,
  atMs: number,
  seen: readonly Seen[],
  first: readonly { readonly n: number; readonly probability: number; readonly bar?: number | null }[] = [],
  source: SourceId = 'hacker-news',
): Promise<void> {
  const stored = await storage.ingest.loadModel(source)
  await storage.ingest.saveSnapshot(
    sampleSnapshot(atMs, 0, {
      source,
      sightings: seen.map(({ n, chance = null, metric = 10, rank = n }) => ({
        item: sampleItem(n, { source, metric, rank }),
        score: sampleScore({ breakoutProbability: chance }),
        newId: idOf((source === 'hacker-news' ? 1_000 : 2_000) + n),
      })),
      model: { basedOn: stored?.revision ?? 0, written: {}, removed: [] },
      forecasts: first.map(({ n, probability, bar = 300 }) => ({
        itemId: `item-${n}`,
        forecastAtMs: atMs,
        probability,
        bar,
      })),
    }),
  )
}

export const all = (storage: StoragePorts, limit = 100) =>
  storage.forecasts.listUngraded({ nowMs: AFTER_ALL_MS, after: null, limit })

export const graded = (
  { source, itemId, forecastAtMs, moment }: StatedForecast,
  outcome: ForecastOutcomeKind,
  crossedAtMs: number | null = null,
): ForecastGrade => ({ source, itemId, forecastAtMs, moment, outcome, crossedAtMs })

/** Files item n under trend n, which states this chance. */
export async function file(
  storage: StoragePorts,
  trends: readonly { n: number; chance?: number | null; parts?: object }[],
) {
  await storage.composition.saveComposition(
    composition({
      trends: trends.map(({ n, chance = null, parts }) => sampleTrend(n, { breakoutProbability: chance, ...parts })),
      filings: trends.map(({ n }) => ({ itemId: idOf(1_000 + n), storyId: idOf(n) })),
    }),
  )
}
