import { Link } from '@tanstack/react-router'
import { countOf } from '../../components/count-text'
import { RelativeTime } from '../../components/relative-time'

type TrendsSummaryProps = {
  readonly total: number
  readonly narrowed: boolean
  readonly trendsUpdatedAt: string | null
}

/** How many trends there are and how fresh they are; read out whenever the filters change the number. */
export function TrendsSummary({ total, narrowed, trendsUpdatedAt }: TrendsSummaryProps) {
  return (
    <p className="text-muted">
      <span aria-live="polite">
        {countOf(total, 'trend')}
        {narrowed ? (total === 1 ? ' matches' : ' match') : ''}
      </span>
      {trendsUpdatedAt && (
        <>
          , updated <RelativeTime at={trendsUpdatedAt} />
        </>
      )}
      .{' '}
      <Link to="/news" className="text-text underline decoration-line underline-offset-4 hover:decoration-current">
        See the news
      </Link>
    </p>
  )
}
