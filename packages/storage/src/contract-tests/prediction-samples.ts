import type { StoragePorts } from '@trendverse/application/ports/ports'
import type { PredictionItem, PredictionRound } from '@trendverse/domain/games/predictions/prediction-round'
import { DAY_MS, HOUR_MS } from '@trendverse/domain/primitives/time'
import type { FollowedTrend } from '@trendverse/domain/trends/followed-trend'
import type { SourceId } from '@trendverse/domain/trends/items/source'
import type { SourceItem } from '@trendverse/domain/trends/items/source-item'
import { composition, idOf, NOON_MS, sampleItem, sampleScore, sampleSnapshot, sampleTrend } from './samples'

/** The n-th question of a round: item n of Hacker News, forecast at noon. */
export function sampleQuestion(n: number, changes: Partial<PredictionItem> = {}): PredictionItem {
  return {
    number: n,
    source: 'hacker-news',
    itemId: `item-${n}`,
    forecastAtMs: NOON_MS,
    sightingId: idOf(1_000 + n),
    trendId: idOf(n),
    trendName: `Trend ${n}`,
    title: `Item ${n}`,
    url: `https://example.org/${n}`,
    publishedAtMs: NOON_MS - HOUR_MS,
    firstSeenAtMs: NOON_MS,
    rank: n,
    bar: 300,
    resolvesAtMs: NOON_MS + DAY_MS,
    enginePercent: 20,
    basePercent: 10,
    ...changes,
  }
}

/** A round of questions 1 to `count`. */
export function sampleRound(day: string, count: number, changes: Partial<PredictionItem> = {}): PredictionRound {
  return {
    day,
    openedAtMs: NOON_MS,
    closesAtMs: NOON_MS + 10 * HOUR_MS,
    items: Array.from({ length: count }, (_, n) => sampleQuestion(n + 1, changes)),
  }
}

export type KnownItem = {
  readonly source?: SourceId
  readonly forecastAtMs?: number
  /** Undefined: still open. */
  readonly brokeOut?: boolean
  readonly bar?: number | null
  readonly resolvedAtMs?: number
  readonly item?: Partial<SourceItem>
  readonly trend?: Partial<FollowedTrend>
}

/**
 * Items 1, 2, 3 ... with the forecasts that were made of them at their first sight, at noon unless they say otherwise, and
 * what became of them; the n-th belongs to the trend n.
 */
export async function rememberItems(storage: StoragePorts, items: readonly KnownItem[]): Promise<void> {
  for (const [index, known] of items.entries()) {
    const { source = 'hacker-news', forecastAtMs = NOON_MS, brokeOut, bar = 300, item } = known
    const listed = sampleItem(index + 1, { source, ...item })
    const { itemId } = listed
    const model = async () => ({
      basedOn: (await storage.ingest.loadModel(source))?.revision ?? 0,
      written: {},
      removed: [],
    })
    // Of one source no two snapshots are of one instant.
    await storage.ingest.saveSnapshot(
      sampleSnapshot(forecastAtMs + index, 0, {
        source,
        sightings: [{ item: listed, score: sampleScore(), newId: idOf(1_001 + index) }],
        model: await model(),
        forecasts: [{ itemId, forecastAtMs, probability: 0.25, bar }],
      }),
    )
    if (brokeOut === undefined) continue
    const resolvedAtMs = known.resolvedAtMs ?? forecastAtMs + DAY_MS
    await storage.ingest.saveSnapshot(
      sampleSnapshot(resolvedAtMs + index, 0, {
        source,
        model: await model(),
        outcomes: [{ itemId, resolvedAtMs, peakMetric: 7, brokeOut }],
      }),
    )
  }
  await storage.composition.saveComposition(
    composition({
      trends: items.map(({ trend }, index) => sampleTrend(index + 1, trend)),
      filings: items.map((_, index) => ({ itemId: idOf(1_001 + index), storyId: idOf(index + 1) })),
    }),
  )
}
