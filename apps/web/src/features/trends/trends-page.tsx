import { getRouteApi } from '@tanstack/react-router'
import { EmptyState } from '../../components/empty-state'
import { LinkButton } from '../../components/link-button'
import { TrendGrid } from '../../components/trend-grid'
import { TrendsFilters } from './trends-filters'
import { TrendsPaging } from './trends-paging'
import { isNarrowed, TRENDS_PAGE_SIZE } from './trends-search'
import { TrendsSummary } from './trends-summary'

const route = getRouteApi('/trends')

/** `/trends` (OP-05): all trends as cards, searched, filtered and sorted by the address. */
export function TrendsPage() {
  const answer = route.useLoaderData()
  const search = route.useSearch()
  const pages = Math.max(1, Math.ceil(answer.total / TRENDS_PAGE_SIZE))
  return (
    <div className="page grid gap-8">
      <header className="grid gap-3">
        <h1 className="text-4xl">Trends</h1>
        <TrendsSummary total={answer.total} narrowed={isNarrowed(search)} trendsUpdatedAt={answer.trendsUpdatedAt} />
      </header>
      <TrendsFilters search={search} />
      {answer.data.length > 0 ? (
        <TrendGrid trends={answer.data} />
      ) : isNarrowed(search) ? (
        <EmptyState title="No trends match your search." text="Fewer filters or another word will find more.">
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
