import type { ErrorComponentProps } from '@tanstack/react-router'
import { LinkButton } from '../../components/controls/link-button'
import { RouteFailure } from '../../components/page/route-failure'
import { Skeleton } from '../../components/page/skeleton'

/** Everything the address of the news may show, as one file to load. */
export { NewsPage as Page } from './news-page'
export { readNewsPage } from './read-news-page'

const COLUMNS = ['a', 'b', 'c'] as const
const ROWS = ['w-11/12', 'w-3/4', 'w-5/6', 'w-2/3', 'w-4/5', 'w-1/2'] as const

/** The shape of the board while the news are on their way (RT-04). */
function NewsSkeleton() {
  return (
    <div className="page page-wide grid gap-8">
      <header className="grid gap-3">
        <h1 className="text-4xl">News</h1>
        <output className="appear-late text-muted">Loading news...</output>
      </header>
      <div aria-hidden="true" className="appear-late grid gap-8">
        <Skeleton className="h-9 w-full max-w-2xl rounded-full!" />
        <div className="grid gap-x-9 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {COLUMNS.map((column) => (
            <div key={column}>
              <Skeleton className="mb-3 h-6 w-32" />
              {ROWS.map((width) => (
                <div key={width} className="grid gap-2.5 border-t border-line py-4">
                  <Skeleton className={`h-4 ${width}`} />
                  <Skeleton className="h-3.5 w-28" />
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

/** The news could not be read. */
function NewsFailed({ error }: ErrorComponentProps) {
  return (
    <RouteFailure error={error} message="The news could not be read." title="The news didn’t load">
      <LinkButton to="/trends">All trends</LinkButton>
    </RouteFailure>
  )
}

export { NewsFailed as Failed, NewsSkeleton as Skeleton }
