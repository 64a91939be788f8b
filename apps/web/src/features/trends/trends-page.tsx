import { getRouteApi, Link } from '@tanstack/react-router'
import { TREND_LAYOUT } from '../../components/browser/kept-choice'
import { LayoutSwitch } from '../../components/controls/layout-switch'
import { countOf } from '../../components/text/count-text'
import { orderText } from '../../components/text/order-text'
import { RelativeTime } from '../../components/text/relative-time'
import { trendCardsPart } from '../../components/trend/trend-cards-part'
import { trendsEndPart } from './trends-end-part'
import { TrendsFilters } from './trends-filters'
import { DEFAULT_TRENDS_SORT, isFrontPage, isNarrowed, placesBefore } from './trends-search'

const route = getRouteApi('/trends')

const LAYOUTS = { rows: 'List', cards: 'Cards' }

/** `/trends` (OP-05): a front page of what is talked about most, and all trends, searched, filtered and sorted by the address. */
export function TrendsPage() {
  const answer = route.useLoaderData()
  const search = route.useSearch()
  if ('View' in answer) return <answer.View answer={answer.hour} />
  return (
    <div className="page page-wide grid grid-cols-1 gap-8">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 className="text-4xl">Trends</h1>
        <LayoutSwitch choice={TREND_LAYOUT} labels={LAYOUTS} />
        <TrendsSummary
          total={answer.total}
          liveTotal={answer.liveTotal}
          narrowed={isNarrowed(search)}
          order={orderText(search.sort ?? DEFAULT_TRENDS_SORT, answer.liveTotal > 0)}
          trendsUpdatedAt={answer.trendsUpdatedAt}
        />
      </header>
      <TrendsFilters search={search} />
      {answer.data.length > 0 && (
        <trendCardsPart.Slot
          trends={answer.data}
          layout={{ isFront: isFrontPage(search), placesBefore: placesBefore(search) }}
        />
      )}
      <trendsEndPart.Slot search={search} total={answer.total} isEmpty={answer.data.length === 0} />
    </div>
  )
}

type TrendsSummaryProps = {
  readonly total: number
  readonly liveTotal: number
  readonly narrowed: boolean
  readonly order: string
  readonly trendsUpdatedAt: string | null
}

/** `34 live trends and 83 classics` */
function totalsText(total: number, liveTotal: number): string {
  const classics = total - liveTotal
  if (liveTotal === 0 || classics <= 0) return countOf(total, 'trend')
  return `${countOf(liveTotal, 'live trend')} and ${countOf(classics, 'classic')}`
}

/** How many trends there are, in which order and how fresh; the number is read out whenever the filters change it. */
function TrendsSummary({ total, liveTotal, narrowed, order, trendsUpdatedAt }: TrendsSummaryProps) {
  return (
    <p className="basis-full text-muted">
      <span aria-live="polite">
        {narrowed ? `${countOf(total, 'trend')} ${total === 1 ? 'matches' : 'match'}` : totalsText(total, liveTotal)}
      </span>
      {total > 1 && (
        <>
          {', '}
          <Link
            to="/about"
            hash="combining"
            title="How the ranking works"
            className="underline decoration-line underline-offset-4 hover:text-text hover:decoration-current"
          >
            {order}
          </Link>
        </>
      )}
      {trendsUpdatedAt && (
        <>
          , updated <RelativeTime at={trendsUpdatedAt} />
        </>
      )}
      .{' '}
      <Link to="/news" className="text-text underline decoration-line underline-offset-4 hover:decoration-current">
        See the news
      </Link>
      {trendsUpdatedAt && (
        <>
          {' or '}
          <Link
            to="/trends"
            search={{ at: `${trendsUpdatedAt.slice(0, 13)}Z` }}
            className="text-text underline decoration-line underline-offset-4 hover:decoration-current"
          >
            go back in time
          </Link>
        </>
      )}
    </p>
  )
}
