import type { AnalyticsReader } from '@trendverse/application/ports/administration'
import { MINUTE_MS } from '@trendverse/domain/primitives/time'

/** Figures of a dashboard that is opened again and again may be so old. */
const FIGURES_KEPT_MS = MINUTE_MS

/**
 * Figures counted at most once a minute, however often administrators look: each walks through all accounts. What waits for
 * somebody is counted every time.
 */
export function cacheAnalytics(reader: AnalyticsReader, nowMs: () => number): AnalyticsReader {
  /** One entry per question: the days asked about change once a day, and take the place of those before. */
  const kept = new Map<string, { readonly about: string; readonly atMs: number; readonly answer: Promise<unknown> }>()

  function remember<Answer>(name: string, about: string, ask: () => Promise<Answer>): Promise<Answer> {
    const known = kept.get(name)
    const ageMs = known === undefined ? Number.POSITIVE_INFINITY : nowMs() - known.atMs
    // What is kept under a name is what was asked under it.
    if (known?.about === about && ageMs >= 0 && ageMs < FIGURES_KEPT_MS) return known.answer as Promise<Answer>
    const asked = { about, atMs: nowMs(), answer: ask() }
    kept.set(name, asked)
    asked.answer.catch(() => {
      if (kept.get(name) === asked) kept.delete(name)
    })
    return asked.answer
  }

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
