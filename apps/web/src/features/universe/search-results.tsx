import { getRouteApi, Link } from '@tanstack/react-router'
import { CATEGORIES } from '@trendverse/domain/trends/categories/category'
import { foldText } from '@trendverse/domain/trends/listing/trend-query'
import type { Trend } from '@trendverse/domain/trends/trend'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useRead } from '../../backend/reads/use-read'
import { useTrendList } from '../../backend/services'
import { useNow } from '../../components/browser/use-now'
import { countOf } from '../../components/text/count-text'
import { accentStyle } from '../../components/trend/accent-style'
import { TrendPortrait } from '../../components/trend/trend-portrait'
import { FoundStars } from './galaxy/found-stars'
import { currentView } from './home-view'
import { planetLine } from './planet-line'

/** Hits the page takes in: its cards, and planets for the scene. */
const FOUND_AT_MOST = 48
const LISTED = 6
const PORTRAIT_SIZE_PX = 40

export type SearchResultsProps = {
  /** Not empty. */
  readonly search: string
  /**
   * Hits the page does not hold: it has the strongest of all trends, the search looks through the whole record. Null while
   * nobody knows.
   */
  readonly onFound: (trends: readonly Trend[] | null) => void
}

/** To the planet in the universe, to the story from the list. */
function ResultLink({ trendId, children }: { readonly trendId: string; readonly children: ReactNode }) {
  if (currentView() === 'universe') {
    return (
      <Link to="/" search={(before) => ({ ...before, trend: trendId })} className="search-result">
        {children}
      </Link>
    )
  }
  return (
    <Link to="/trends/$trendId" params={{ trendId }} className="search-result">
      {children}
    </Link>
  )
}

const route = getRouteApi('/')

/** Under the search of the home page: in the galaxy stars of any month, trends of now anywhere else. */
export function SearchResults(props: SearchResultsProps) {
  const isGalaxy = route.useSearch({ select: ({ view }) => view === 'galaxy' })
  return (
    // Whatever is pressed in it keeps the focus here: without it the list would go before the press is heard.
    <div className="search-results outline-none" tabIndex={-1}>
      {isGalaxy ? <FoundStars search={props.search} /> : <FoundTrends {...props} />}
    </div>
  )
}

/** How many trends match in all, and the strongest of them. */
function FoundTrends({ search, onFound }: SearchResultsProps) {
  const nowMs = useNow()
  const { data, phase } = useRead(`home.search ${search}`, async (backend, signal) => {
    const query = { search, status: 'active', sort: 'attention', pageSize: FOUND_AT_MOST } as const
    const { data: trends, total } = await backend.trends.listCurrent(query, { signal })
    return { data: { trends, total } }
  })
  const tell = useEffectEvent(onFound)
  const { list } = useTrendList()
  useEffect(() => {
    const held = new Set(list?.trends.map(({ id }) => id))
    tell(data?.trends.filter(({ id }) => !held.has(id)) ?? null)
    return () => tell(null)
  }, [data, list])

  const folded = foldText(search)
  const categories = CATEGORIES.filter((category) => foldText(category).includes(folded))
  return (
    <>
      <output className="px-3 text-xs text-faint tabular-nums">
        {data
          ? `${countOf(data.total, 'trend')} found`
          : phase === 'failed'
            ? 'The search failed. Please try again.'
            : 'Searching…'}
      </output>
      {data && data.total > 0 && (
        <ul aria-label="Trends found">
          {data.trends.slice(0, LISTED).map((trend) => (
            <li key={trend.id} data-accent="" style={accentStyle(trend.color)}>
              <ResultLink trendId={trend.id}>
                <TrendPortrait trend={trend} size={PORTRAIT_SIZE_PX} />
                <span className="grid min-w-0">
                  <span dir="auto" className="truncate text-sm font-medium">
                    {trend.name}
                  </span>
                  <span className="truncate text-xs text-faint">{planetLine(trend, nowMs)}</span>
                </span>
              </ResultLink>
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap gap-x-4 px-3 text-sm">
        {data && data.total > LISTED && (
          <Link to="/trends" search={{ q: search }} className="text-link inline-flex min-h-11 items-center">
            All {data.total} as a list
          </Link>
        )}
        {categories.map((category) => (
          <Link
            key={category}
            to="/trends"
            search={{ category }}
            className="text-link inline-flex min-h-11 items-center"
          >
            Everything in {category}
          </Link>
        ))}
      </p>
    </>
  )
}
