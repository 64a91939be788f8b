import { DAY_MS } from '../primitives/time'
import { groupReceipts } from '../trends/listing/group-receipts'
import { byAttention } from '../trends/listing/trend-query'
import type { Evidence, Trend, TrendDetail } from '../trends/trend'

const WEEK_MS = 7 * DAY_MS
/** A mail is read in a minute. */
export const DIGEST_TRENDS = 5
const RECEIPTS_PER_TREND = 2

/** A receipt as the digest shows it: it has a page to look at. */
export type DigestReceipt = Pick<Evidence, 'source' | 'title' | 'publisher' | 'peakMetric' | 'metricUnit'> & {
  readonly url: string
}

export type DigestTrend = Pick<
  Trend,
  'id' | 'name' | 'description' | 'descriptionOrigin' | 'color' | 'category' | 'proof'
> & {
  readonly receipts: readonly DigestReceipt[]
}

/**
 * Trends that may stand in the week's digest: live ones that sources showed within the week, in the order trends are
 * ranked by (OP-82). More than fit, since those without a receipt of the week drop out.
 */
export function digestCandidates<T extends Omit<Trend, 'featured'>>(trends: readonly T[], nowMs: number): readonly T[] {
  return trends
    .filter((trend) => trend.status === 'active' && trend.origin !== 'starter' && trend.attention > 0)
    .filter((trend) => isWithinWeek(trend.updatedDate, nowMs))
    .toSorted(byAttention)
    .slice(0, 2 * DIGEST_TRENDS)
}

/**
 * The digest: the first candidates that have a receipt seen within the week, with their strongest ones. Empty when
 * there is nothing to say; then no mail is sent.
 */
export function chooseDigest(candidates: readonly TrendDetail[], nowMs: number): readonly DigestTrend[] {
  return candidates
    .map((trend): DigestTrend => ({ ...trend, receipts: receiptsOf(trend.evidence, nowMs) }))
    .filter(({ receipts }) => receipts.length > 0)
    .slice(0, DIGEST_TRENDS)
}

/** A page that several sources show stands once, with the strongest of them. */
function receiptsOf(evidence: readonly Evidence[], nowMs: number): readonly DigestReceipt[] {
  const seen = evidence
    .filter(({ lastSeenAt }) => isWithinWeek(lastSeenAt, nowMs))
    .toSorted((a, b) => b.momentum - a.momentum || (a.id < b.id ? -1 : 1))
  return groupReceipts(seen)
    .flatMap(({ sightings: [strongest], publisher }) => {
      if (strongest === undefined) return []
      const url = [strongest.url, strongest.sourceUrl].find((address) => address !== null && isWebAddress(address))
      return url ? [{ ...strongest, publisher, url }] : []
    })
    .slice(0, RECEIPTS_PER_TREND)
}

function isWithinWeek(instant: string, nowMs: number): boolean {
  return Date.parse(instant) > nowMs - WEEK_MS
}

/** Addresses come from feeds: nothing but a page belongs behind a link in a mail. */
function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^\s"'<>\\]+$/i.test(address)
}
