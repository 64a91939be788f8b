import { MINUTE_MS } from '../../primitives/time'
import type { NewsItem } from '../trend'
import { newsAtMs } from './news-time'
import { foldText } from './trend-query'

/** Rows of one reading are written minutes apart at most; what was last seen earlier has left the list. */
const ONE_READING_MS = 10 * MINUTE_MS

const lastSeenMs = ({ evidence }: NewsItem): number => Date.parse(evidence.lastSeenAt)
const byNewest = (a: NewsItem, b: NewsItem): number => newsAtMs(b.evidence) - newsAtMs(a.evidence)

/** Each headline of a trend, or of none, once, as first met: sources repeat one another, and themselves under new addresses. */
export function withoutRepeats(items: readonly NewsItem[]): readonly NewsItem[] {
  const met = new Set<string>()
  return items.filter(({ trend, evidence }) => {
    const headline = `${trend?.id ?? ''} ${foldText(evidence.title)}`
    if (met.has(headline)) return false
    met.add(headline)
    return true
  })
}

/**
 * News of one source in the order the source gives them: by place what its latest reading showed, then what has left its
 * list or never had a place, newest first.
 */
export function orderAsSource(items: readonly NewsItem[]): readonly NewsItem[] {
  const latestMs = Math.max(...items.map(lastSeenMs))
  const placeOf = (item: NewsItem): number =>
    latestMs - lastSeenMs(item) <= ONE_READING_MS
      ? (item.evidence.rank ?? Number.POSITIVE_INFINITY)
      : Number.POSITIVE_INFINITY
  return items.toSorted((a, b) => {
    const [first, second] = [placeOf(a), placeOf(b)]
    return first === second ? byNewest(a, b) : first - second
  })
}
