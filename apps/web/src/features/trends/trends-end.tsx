import { LinkButton } from '../../components/controls/link-button'
import { EmptyState } from '../../components/page/empty-state'
import { PageLinks } from './page-links'
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
      <PageLinks
        page={search.page ?? 1}
        pages={Math.ceil(total / TRENDS_PAGE_SIZE)}
        searchOf={(page) => parseTrendsSearch({ ...search, page })}
      />
    </>
  )
}

function NoTrends({ narrowed }: { readonly narrowed: boolean }) {
  return narrowed ? (
    <EmptyState title="No trends match your search." text="Try fewer filters or a different word.">
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
