import type { ErrorComponentProps } from '@tanstack/react-router'
import { LinkButton } from '../../components/controls/link-button'
import { RouteFailure } from '../../components/page/route-failure'
import { Skeleton } from '../../components/page/skeleton'

/** Everything the address of the forecasts may show, as one file to load. */
export { ForecastsPage as Page } from './forecasts-page'
export { readForecastsPage as readPage } from './read-forecasts-page'

/** The shape of the page while its figures are on their way (RT-04). */
function ForecastsSkeleton() {
  return (
    <div className="page grid gap-8">
      <header className="grid gap-3">
        <h1 className="text-4xl">Forecasts</h1>
        <output className="appear-late text-muted">Loading forecasts...</output>
      </header>
      <div aria-hidden="true" className="appear-late grid gap-6">
        <Skeleton className="h-9 w-full max-w-2xl rounded-full!" />
        <Skeleton className="h-40 w-full rounded-lg!" />
        <Skeleton className="h-64 w-full rounded-lg!" />
      </div>
    </div>
  )
}

/** The forecasts could not be read. */
function ForecastsFailed({ error }: ErrorComponentProps) {
  return (
    <RouteFailure error={error} message="We could not load the forecasts." title="The forecasts didn’t load">
      <LinkButton to="/trends">All trends</LinkButton>
    </RouteFailure>
  )
}

export { ForecastsFailed as Failed, ForecastsSkeleton as Skeleton }
