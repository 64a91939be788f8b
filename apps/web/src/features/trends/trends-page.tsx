import { getRouteApi } from '@tanstack/react-router'
import { EmptyState } from '../../components/empty-state'
import { LinkButton } from '../../components/link-button'
import { trendCardsPart } from '../../components/trend-cards-part'
import { TREND_LAYOUT } from '../../components/kept-choice'
import { LayoutSwitch } from '../../components/layout-switch'
import { TrendsFilters } from './trends-filters'
import { TrendsPaging } from './trends-paging'
import { isFrontPage, isNarrowed, placesBefore, TRENDS_PAGE_SIZE } from './trends-search'
import { TrendsSummary } from './trends-summary'

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
