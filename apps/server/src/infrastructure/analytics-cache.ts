import type { AnalyticsReader } from '@trendverse/application/ports/administration'
import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import { keepAnswers } from './kept-answers'

/** Figures of a dashboard that is opened again and again may be so old. */
const FIGURES_KEPT_MS = MINUTE_MS

/**
 * Figures counted at most once a minute, however often administrators look: each walks through all accounts. What waits for
 * somebody is counted every time.
 */
export function cacheAnalytics(reader: AnalyticsReader, nowMs: () => number): AnalyticsReader {
  const { remember } = keepAnswers(FIGURES_KEPT_MS, nowMs)
  return {
    ...reader,
    countAccounts: (starts) => remember('accounts', JSON.stringify(starts), () => reader.countAccounts(starts)),
    countUses: () => remember('uses', '', () => reader.countUses()),
    countShares: () => remember('shares', '', () => reader.countShares()),
    countSubscribers: () => remember('subscribers', '', () => reader.countSubscribers()),
    listDays: (fromDay) => remember('days', fromDay, () => reader.listDays(fromDay)),
    listTopTrends: (limit) => remember('trends', String(limit), () => reader.listTopTrends(limit)),
  }
}
