import { Link } from '@tanstack/react-router'
import { FEATURED_MODAL_LIMIT, orderHomeTrends } from '@trendverse/domain/trends/listing/select-home-trends'
import type { Trend } from '@trendverse/domain/trends/trend'
import { useTrendList } from '../../backend/services'
import { LinkButton } from '../../components/controls/link-button'
import { Modal } from '../../components/overlays/modal'
import { RelativeTime } from '../../components/text/relative-time'
import { accentStyle } from '../../components/trend/accent-style'
import { TrendPortrait } from '../../components/trend/trend-portrait'
import { TrendSentence } from '../../components/trend/trend-sentence'
import { TrendStage } from '../../components/trend/trend-stage'
import { currentView } from './home-view'

const PORTRAIT_SIZE_PX = 64

type FeaturedTrendProps = { readonly trend: Trend; readonly number: number }

/** One row of the featured modal. It leads to the trend's detail: its planet in the universe, its page from the list. */
function FeaturedTrend({ trend, number }: FeaturedTrendProps) {
  const name = (
    <span className="font-display text-lg font-semibold after:absolute after:inset-0 after:rounded-md">
      {trend.name}
    </span>
  )
  return (
    <li
      data-accent=""
      style={accentStyle(trend.color)}
      className="relative flex items-center gap-4 rounded-md p-3 transition-colors duration-150 hover:bg-raised"
    >
      <span className="w-5 text-center font-display text-xl text-faint tabular-nums">{number}</span>
      <TrendPortrait trend={trend} size={PORTRAIT_SIZE_PX} className="shrink-0" />
      <div className="grid min-w-0 gap-0.5">
        {currentView() === 'universe' ? (
          <Link to="/" search={{ trend: trend.id }}>
            {name}
          </Link>
        ) : (
          <Link to="/trends/$trendId" params={{ trendId: trend.id }}>
            {name}
          </Link>
        )}
        <TrendSentence trend={trend} className="line-clamp-2 text-sm sm:line-clamp-1 text-muted" />
        <TrendStage trend={trend} />
      </div>
    </li>
  )
}

type FeaturedModalProps = { readonly trends: readonly Trend[]; readonly onClose: () => void }

/** HM-04 to HM-06: the first three featured trends, numbered. */
export function FeaturedModal({ trends, onClose }: FeaturedModalProps) {
  const updatedAt = useTrendList().list?.trendsUpdatedAt
  const featured = orderHomeTrends(trends, '')
    .filter((trend) => trend.featured)
    .slice(0, FEATURED_MODAL_LIMIT)
  return (
    <Modal title="Featured Trends" onClose={onClose}>
      {featured.length > 0 ? (
        <ol className="grid gap-2">
          {featured.map((trend, index) => (
            <FeaturedTrend key={trend.id} trend={trend} number={index + 1} />
          ))}
        </ol>
      ) : (
        <div className="grid justify-items-start gap-4 py-4">
          <p className="font-display text-xl">No Featured Trends Yet</p>
          <LinkButton to="/trends">Explore All Trends</LinkButton>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-5">
        <p className="text-sm text-faint">
          Trends are updated every hour.{' '}
          <span className="inline-block">Last update: {updatedAt ? <RelativeTime at={updatedAt} /> : 'none yet'}.</span>
        </p>
        {featured.length > 0 && <LinkButton to="/trends">View All Trends</LinkButton>}
      </div>
    </Modal>
  )
}
