import { Link } from '@tanstack/react-router'
import { isObserved } from '@trendverse/domain/trends/listing/trend-query'
import type { TrendList } from '../../backend/trends/trend-list'
import { countOf, countText } from '../../components/text/count-text'
import { RelativeTime } from '../../components/text/relative-time'

export type LiveLineProps = {
  /** All trends that are there, whatever is searched for; null while there are none yet. */
  readonly list: TrendList | null
  /** Whether the page shows the first of them as planets, with a line that explains planets, or as a list. */
  readonly isScene: boolean
}

/** Under the title of the home page: what is shown here, how much of it, and how fresh it is. */
export function LiveLine({ list, isScene }: LiveLineProps) {
  if (!list || list.trends.length === 0) return null
  const { trends, total, liveTotal, newTotal, trendsUpdatedAt: updatedAt } = list
  const isLive = trends.some(isObserved)
  const count = isLive ? countOf(liveTotal, 'story', 'stories') : countOf(total, 'trend')
  const kind = isLive ? 'people are talking about right now' : 'that made history'
  return (
    <p className="live-line">
      {isScene ? (
        <>
          See{' '}
          <Link to="/trends" className="text-link whitespace-nowrap">
            all {count}
          </Link>
        </>
      ) : (
        <>
          <strong className="whitespace-nowrap text-text">{count}</strong> {kind}
        </>
      )}
      {isLive && newTotal > 0 && newTotal < liveTotal && (
        <>
          ,{' '}
          <Link to="/trends" search={{ sort: 'newest' }} className="text-link whitespace-nowrap">
            {countText(newTotal)} new since yesterday
          </Link>
        </>
      )}
      {isLive && updatedAt && (
        <>
          . Updated <RelativeTime at={updatedAt} />
        </>
      )}
      .
    </p>
  )
}
