import { LinkButton } from '../../components/link-button'
import { parseTrendsSearch, type TrendsSearch } from './trends-search'

type TrendsPagingProps = { readonly search: TrendsSearch; readonly pages: number }

/** Earlier and later pages as links, so that they can be opened, shared and gone back from. */
export function TrendsPaging({ search, pages }: TrendsPagingProps) {
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
