import { LinkButton } from '../../components/controls/link-button'
import { EmptyState } from '../../components/page/empty-state'
import { isNarrowed, parseTrendsSearch, TRENDS_PAGE_SIZE, type TrendsSearch } from './trends-search'

type TrendsEndProps = {
  readonly search: TrendsSearch
  /** Trends over all pages. */
  readonly total: number
  /** The page that is shown has none. */
  readonly isEmpty: boolean
}

/** What follows the list of `/trends`, or stands in its place: why it is empty, and its other pages. */
export function TrendsEnd({ search, total, isEmpty }: TrendsEndProps) {
  return (
    <>
      {isEmpty && <NoTrends narrowed={isNarrowed(search)} />}
      <TrendsPaging search={search} pages={Math.max(1, Math.ceil(total / TRENDS_PAGE_SIZE))} />
    </>
  )
}

function NoTrends({ narrowed }: { readonly narrowed: boolean }) {
  return narrowed ? (
    <EmptyState title="No trends match your search." text="Try fewer filters or another word.">
      <LinkButton to="/trends" tone="solid">
        Show all trends
      </LinkButton>
    </EmptyState>
  ) : (
    <EmptyState title="Universe is Empty" text="No trends are currently available. Please check back later!">
      <LinkButton to="/about">About</LinkButton>
    </EmptyState>
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
