import type { ErrorComponentProps } from '@tanstack/react-router'
import { useRuntime } from '../../backend/services'
import { LinkButton } from '../../components/controls/link-button'
import { RouteFailure } from '../../components/page/route-failure'
import { Skeleton } from '../../components/page/skeleton'
import { TrendMissing } from '../../components/trend/trend-missing'

export { TrendStoryPage as Page } from './trend-story-page'

/** The shape of a story while it is on its way (RT-04), as far as a window shows it. */
function TrendStorySkeleton() {
  return (
    <div className="page appear-late grid gap-9">
      <output className="-mt-4 text-sm text-muted">Loading trend...</output>
      <div aria-hidden="true" className="grid gap-9">
        <div className="grid gap-10 rounded-lg border border-line p-[clamp(1.5rem,4vw,3.5rem)] md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
          <div className="grid gap-5">
            <Skeleton className="h-3.5 w-24" />
            <Skeleton className="h-12 w-3/4" />
            <Skeleton className="h-14 w-1/2" />
            <Skeleton className="h-20 w-full max-w-[62ch]" />
          </div>
          <Skeleton className="mx-auto size-[clamp(9rem,21vw,16rem)] rounded-full! max-md:order-first" />
        </div>
        <Skeleton className="h-11 w-72 max-w-full rounded-full! max-md:hidden" />
        <Skeleton className="h-64 w-full rounded-lg!" />
      </div>
    </div>
  )
}

/** Everything the address of one trend may show, as one file to load. */
export { StoryFailed as Failed, TrendNotFound as NotFound, TrendStorySkeleton as Skeleton }

/** OP-31: no story of this trend. */
function TrendNotFound() {
  return <TrendMissing isOnDevice={useRuntime() === 'browser'} />
}

/** A story that could not be read, though it may well exist. */
function StoryFailed({ error }: ErrorComponentProps) {
  return (
    <RouteFailure error={error} message="A story could not be read." title="This story didn’t load">
      <LinkButton to="/trends">All trends</LinkButton>
    </RouteFailure>
  )
}
