import { getRouteApi, Link } from '@tanstack/react-router'
import { TREND_LAYOUT } from '../../components/browser/kept-choice'
import { LayoutSwitch } from '../../components/controls/layout-switch'
import { LinkButton } from '../../components/controls/link-button'
import { EmptyState } from '../../components/page/empty-state'
import { countOf } from '../../components/text/count-text'
import { RelativeTime } from '../../components/text/relative-time'
import { trendCardsPart } from '../../components/trend/trend-cards-part'
import { TrendsFilters } from './trends-filters'
import {
  isFrontPage,
  isNarrowed,
  parseTrendsSearch,
  placesBefore,
  TRENDS_PAGE_SIZE,
  type TrendsSearch,
} from './trends-search'

const route = getRouteApi('/trends')

const LAYOUTS = { rows: 'List', cards: 'Cards' }

/** `/trends` (OP-05): a front page of what is talked about most, and all trends, searched, filtered and sorted by the address. */
export function TrendsPage() {
  const answer = route.useLoaderData()
  const search = route.useSearch()
  const pages = Math.max(1, Math.ceil(answer.total / TRENDS_PAGE_SIZE))
  return (
    <div className="page page-wide grid gap-8">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid gap-3">
          <h1 className="text-4xl">Trends</h1>
          <TrendsSummary total={answer.total} narrowed={isNarrowed(search)} trendsUpdatedAt={answer.trendsUpdatedAt} />
        </div>
        <LayoutSwitch choice={TREND_LAYOUT} labels={LAYOUTS} />
      </header>
      <TrendsFilters search={search} />
      {answer.data.length > 0 ? (
        <trendCardsPart.Slot
          trends={answer.data}
          layout={{ isFront: isFrontPage(search), placesBefore: placesBefore(search) }}
        />
      ) : isNarrowed(search) ? (
        <EmptyState title="No trends match your search." text="Try fewer filters or another word.">
          <LinkButton to="/trends" tone="solid">
            Show all trends
          </LinkButton>
        </EmptyState>
      ) : (
        <EmptyState title="Universe is Empty" text="No trends are currently available. Please check back later!">
          <LinkButton to="/about">About</LinkButton>
        </EmptyState>
      )}
      <TrendsPaging search={search} pages={pages} />
    </div>
  )
}

type TrendsPagingProps = { readonly search: TrendsSearch; readonly pages: number }

/** Earlier and later pages as links, so that they can be opened, shared and gone back from. */
function TrendsPaging({ search, pages }: TrendsPagingProps) {
  const page = search.page ?? 1
  if (pages <= 1) return null
  return (
    <nav aria-label="Pages" className="flex items-center justify-center gap-4 tabular-nums">
      <LinkButton
        to="/trends"
        search={parseTrendsSearch({ ...search, page: page - 1 })}
        disabled={page <= 1}
        className={page <= 1 ? 'invisible' : ''}
      >
        Previous
      </LinkButton>
      <span className="text-sm text-muted">
        Page {page} of {pages}
      </span>
      <LinkButton
        to="/trends"
        search={parseTrendsSearch({ ...search, page: page + 1 })}
        disabled={page >= pages}
        className={page >= pages ? 'invisible' : ''}
      >
        Next
      </LinkButton>
    </nav>
  )
}

type TrendsSummaryProps = {
  readonly total: number
  readonly narrowed: boolean
  readonly trendsUpdatedAt: string | null
}

/** How many trends there are and how fresh they are; read out whenever the filters change the number. */
function TrendsSummary({ total, narrowed, trendsUpdatedAt }: TrendsSummaryProps) {
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
