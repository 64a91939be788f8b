import { orderHomeTrends } from '@trendverse/domain/trends/listing/select-home-trends'
import { isObserved } from '@trendverse/domain/trends/listing/trend-query'
import type { TrendList } from '../../backend/trends/trend-list'
import { RelativeTime } from '../../components/text/relative-time'

/** All trends that are there, whatever is searched for; null while there are none yet. */
export type LiveLineProps = { readonly list: TrendList | null }

/**
 * The strongest two trends by name, under the title of the home page, and how many more there are like them: live ones, or
 * history where no source shows anything.
 */
export function LiveLine({ list }: LiveLineProps) {
  if (!list) return null
  const { total, liveTotal, trendsUpdatedAt: updatedAt } = list
  const ordered = orderHomeTrends(list.trends, '')
  const isLive = ordered.some(isObserved)
  const [first, second] = ordered.filter((trend) => isObserved(trend) === isLive)
  if (!first) return null
  const others = (isLive ? liveTotal : total) - 2
  return (
    <p className="live-line">
      {isLive ? 'On top right now: ' : 'Trends that made history: '}
      <strong className="text-text">{first.name}</strong>
      {second && (
        <>
          {others > 0 ? ', ' : ' and '}
          <strong className="text-text">{second.name}</strong>
          {others > 0 && ` and ${others}\u00a0more`}
        </>
      )}
      .
      {isLive && updatedAt && (
        <>
          {/* Inside the block it would take no room. */}{' '}
          <span className="inline-block max-w-full text-sm text-faint">
            Updated <RelativeTime at={updatedAt} />.
          </span>
        </>
      )}
    </p>
  )
}
