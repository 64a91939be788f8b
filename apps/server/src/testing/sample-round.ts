import { type PredictionRound, ROUND_SIZE } from '@trendverse/domain/games/predictions/prediction-round'
import { HOUR_MS } from '@trendverse/domain/primitives/time'
import { testUuid } from '@trendverse/test-support/trends/build-trend'

/** The day of the scene. */
export const SAMPLE_DAY = '2026-01-02'

/** The round of forecasts that is open in the scene. */
export function sampleRound(nowMs: number): PredictionRound {
  return {
    day: SAMPLE_DAY,
    openedAtMs: nowMs - HOUR_MS,
    closesAtMs: nowMs + HOUR_MS,
    items: Array.from({ length: ROUND_SIZE }, (_, n) => ({
      number: n + 1,
      source: 'hacker-news',
      itemId: `item-${n}`,
      forecastAtMs: nowMs - 2 * HOUR_MS,
      sightingId: testUuid(91_000 + n),
      trendId: testUuid(1),
      trendName: 'Trend 1',
      title: `Item ${n}`,
      url: `https://news.example/${n}`,
      publishedAtMs: null,
      firstSeenAtMs: nowMs - 2 * HOUR_MS,
      rank: n + 1,
      bar: 300,
      resolvesAtMs: nowMs + 22 * HOUR_MS,
      enginePercent: 20,
      basePercent: 10,
    })),
  }
}
