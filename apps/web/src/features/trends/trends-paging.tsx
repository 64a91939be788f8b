import { LinkButton } from '../../components/link-button'

type TrendsPagingProps = { readonly page: number; readonly pages: number }

/** Earlier and later pages as links, so that they can be opened, shared and gone back from. */
export function TrendsPaging({ page, pages }: TrendsPagingProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label="Pages" className="flex items-center justify-center gap-4 tabular-nums">
      <LinkButton
        to="/trends"
        search={(before) => ({ ...before, page: page - 1 })}
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
        search={(before) => ({ ...before, page: page + 1 })}
        disabled={page >= pages}
        className={page >= pages ? 'invisible' : ''}
      >
        Next
      </LinkButton>
    </nav>
  )
}
