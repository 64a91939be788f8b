import { MOST_NAMED_STARS, STAR_SEARCH_LENGTH } from '@trendverse/domain/galaxy/named-stars'
import { NO_MATCH } from '../../../components/search/found-trends'
import { SearchList, type SearchListControl } from '../../../components/search/search-list'
import { SearchOption } from '../../../components/search/search-option'
import { countOf } from '../../../components/text/count-text'
import { LIFECYCLE_TEXT } from '../../../components/text/lifecycle-text'
import { useFoundStars } from './use-found-stars'

const LISTED = 6

function waitText(search: string, phase: 'loading' | 'failed'): string {
  if (search.trim().length < STAR_SEARCH_LENGTH.least) return 'Type at least two characters.'
  return phase === 'failed' ? 'The search failed. Please try again.' : 'Searching…'
}

function countText(count: number): string {
  if (count === 0) return NO_MATCH
  return count === MOST_NAMED_STARS ? `Top ${count} trends found` : `${countOf(count, 'trend')} found`
}

/** Under the search of the galaxy: how many stars it found, and the greatest of them. */
export function FoundStars({ control }: { readonly control: SearchListControl }) {
  const { listId, search, active, onClose } = control
  const { data, phase } = useFoundStars(search)
  return (
    <SearchList {...control} status={phase === 'ready' ? countText(data.length) : waitText(search, phase)}>
      {(data ?? []).slice(0, LISTED).map(({ id, name, category, lifecycle }) => (
        <SearchOption
          key={id}
          id={`${listId}${id}`}
          isActive={active === `${listId}${id}`}
          onChosen={onClose}
          to="/"
          search={(before) => ({ ...before, trend: id })}
          className="search-result"
        >
          <span className="grid min-w-0">
            <span dir="auto" className="truncate text-sm font-medium">
              {name}
            </span>
            <span className="truncate text-xs text-faint">
              {category}
              {lifecycle !== null && `, ${LIFECYCLE_TEXT[lifecycle].name.toLowerCase()}`}
            </span>
          </span>
        </SearchOption>
      ))}
    </SearchList>
  )
}
