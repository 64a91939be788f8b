import { buttonStyle } from '../../components/controls/button-style'
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
      {page > 1 ? (
        <LinkButton to="/trends" search={searchOf(page - 1)}>
          Previous
        </LinkButton>
      ) : (
        <Gap words="Previous" />
      )}
      <span className="text-sm text-muted">
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <LinkButton to="/trends" search={searchOf(page + 1)}>
          Next
        </LinkButton>
      ) : (
        <Gap words="Next" />
      )}
    </nav>
  )
}

/** The room of a link that leads nowhere, so that the number of the page stays in its place. */
function Gap({ words }: { readonly words: string }) {
  return (
    <span aria-hidden="true" className={buttonStyle('quiet', 'md', 'invisible')}>
      {words}
    </span>
  )
}
