import { FEATURED_MODAL_LIMIT, orderHomeTrends } from '@trendverse/domain/trends/select-home-trends'
import type { Trend } from '@trendverse/domain/trends/trend'
import { useTrendList } from '../../backend/services'
import { LinkButton } from '../../components/link-button'
import { Modal } from '../../components/modal'
import { RelativeTime } from '../../components/relative-time'
import { FeaturedTrend } from './featured-trend'

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
          Updated hourly
          {updatedAt && (
            <>
              , last <RelativeTime at={updatedAt} />
            </>
          )}
        </p>
        {featured.length > 0 && <LinkButton to="/trends">View All Trends</LinkButton>}
      </div>
    </Modal>
  )
}
