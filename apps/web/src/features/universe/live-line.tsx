import { orderHomeTrends } from '@trendverse/domain/trends/listing/select-home-trends'
import type { TrendList } from '../../backend/trends/trend-list'
import { RelativeTime } from '../../components/text/relative-time'

/** All trends that are there, whatever is searched for; null while there are none yet. */
export type LiveLineProps = { readonly list: TrendList | null }

/** The strongest two trends by name, under the title of the home page; without a source behind the first they are history. */
export function LiveLine({ list }: LiveLineProps) {
  if (!list) return null
  const { total, trendsUpdatedAt: updatedAt } = list
  const [first, second] = orderHomeTrends(list.trends, '')
  if (!first) return null
  const isLive = first.sources.length > 0
  const others = total - 2
  return (
    <p className="live-line">
      {isLive ? 'Right now the world is talking about ' : 'Trends that made history: '}
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
        <span className="whitespace-nowrap text-sm text-faint">
          {' '}
          Updated <RelativeTime at={updatedAt} />.
        </span>
      )}
    </p>
  )
}
