import type { LinkComponentProps } from '@tanstack/react-router'
import { CATEGORIES } from '@trendverse/domain/trends/categories/category'
import { foldText } from '@trendverse/domain/trends/listing/trend-query'
import type { Trend } from '@trendverse/domain/trends/trend'
import { useNow } from '../browser/use-now'
import { countOf } from '../text/count-text'
import { planetLine } from '../text/planet-line'
import { accentStyle } from '../trend/accent-style'
import { TrendPortrait } from '../trend/trend-portrait'
import { SearchList, type SearchListControl } from './search-list'
import { SearchOption } from './search-option'

const LISTED = 6
const PORTRAIT_SIZE_PX = 40

/** What a search found so far. */
type Hits = {
  readonly data: { readonly trends: readonly Trend[]; readonly total: number } | null
  readonly phase: 'loading' | 'ready' | 'failed'
}

export const NO_MATCH = 'No trends match your search.'

type FoundTrendsProps = {
  readonly control: SearchListControl
  readonly hits: Hits
  /** Where a hit leads. */
  readonly wayTo: (trendId: string) => LinkComponentProps
  /** Whether the page says by itself that nothing matches. */
  readonly isNoneTold?: boolean
}

function statusText({ data, phase }: Hits): string {
  if (data) return data.total === 0 ? NO_MATCH : `${countOf(data.total, 'trend')} found`
  return phase === 'failed' ? 'The search failed. Please try again.' : 'Searching…'
}

/** How many trends match in all, the first of them, and the ways to the rest. */
export function FoundTrends({ control, hits, wayTo, isNoneTold = false }: FoundTrendsProps) {
  const nowMs = useNow()
  const { listId, search, active, onClose } = control
  const { data } = hits
  const folded = foldText(search)
  const categories = CATEGORIES.filter((category) => foldText(category).includes(folded))
  const isNone = data !== null && data.total === 0
  if (isNone && isNoneTold && categories.length === 0) return null
  const option = (name: string) => ({
    id: `${listId}${name}`,
    isActive: active === `${listId}${name}`,
    onChosen: onClose,
  })
  return (
    <SearchList {...control} status={isNone && isNoneTold ? null : statusText(hits)}>
      {data?.trends.slice(0, LISTED).map((trend) => (
        <div key={trend.id} role="presentation" data-accent="" style={accentStyle(trend.color)}>
          <SearchOption {...wayTo(trend.id)} {...option(trend.id)} className="search-result">
            <TrendPortrait trend={trend} size={PORTRAIT_SIZE_PX} />
            <span className="grid min-w-0">
              <span dir="auto" className="truncate text-sm font-medium">
                {trend.name}
              </span>
              <span className="truncate text-xs text-faint">{planetLine(trend, nowMs)}</span>
            </span>
          </SearchOption>
        </div>
      ))}
      {data && data.total > LISTED && (
        <SearchOption to="/trends" search={{ q: search }} {...option('all')} className="search-result search-way">
          All {data.total} as a list
        </SearchOption>
      )}
      {categories.map((category) => (
        <SearchOption
          key={category}
          to="/trends"
          search={{ category }}
          {...option(category.replace(/\W/g, ''))}
          className="search-result search-way"
        >
          Everything in {category}
        </SearchOption>
      ))}
    </SearchList>
  )
}
