import { LinkButton } from '../../components/controls/link-button'

/** What the address of `/trends` says of another page. */
type PageSearch = { readonly page?: number; readonly at?: string }

type PageLinksProps = {
  /** From 1. */
  readonly page: number
  readonly pages: number
  readonly searchOf: (page: number) => PageSearch
}

/** Earlier and later pages as links, so that they can be opened, shared and gone back from. */
export function PageLinks({ page, pages, searchOf }: PageLinksProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-center gap-4 tabular-nums">
      <LinkButton
        to="/trends"
        search={searchOf(page - 1)}
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
        search={searchOf(page + 1)}
        disabled={page >= pages}
        className={page >= pages ? 'invisible' : ''}
      >
        Next
      </LinkButton>
    </nav>
  )
}
