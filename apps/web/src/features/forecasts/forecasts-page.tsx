import { getRouteApi } from '@tanstack/react-router'
import { useRuntime } from '../../backend/services'
import { LinkButton } from '../../components/controls/link-button'
import { EmptyState } from '../../components/page/empty-state'
import { countOf } from '../../components/text/count-text'
import { ForecastFilters } from './forecast-filters'
import { ForecastTerms } from './forecast-terms'
import { ForecastTotals } from './forecast-totals'
import { parseForecastsSearch, periodOf } from './forecasts-search'
import { NAMED_FROM, SURPRISING_UNDER } from './forecasts-text'
import { NamedList } from './named-list'
import { PassedTable } from './passed-table'
import type { ForecastsData } from './read-forecasts-page'
import { Reliability } from './reliability'
import { SourceTable } from './source-table'
import './forecasts.css'

const route = getRouteApi('/forecasts')

/** `/forecasts`: what the engine says will break out, when it said so first, and what came true. */
export function ForecastsPage() {
  const report = route.useLoaderData()
  const search = route.useSearch()
  const { source } = parseForecastsSearch(search)
  const days = periodOf(search)
  const isOnDevice = useRuntime() === 'browser'
  const isNothingMade = report.counts.made === 0
  return (
    <div className="page grid grid-cols-1 gap-10">
      <header className="grid gap-3">
        <h1 className="text-4xl">Forecasts</h1>
        <p className="max-w-[62ch] text-muted">
          See what we expect to break out (reach the top tenth of its source), when we first said so, and what came
          true. We grade every forecast in public, and we never leave one out.
        </p>
      </header>
      {isOnDevice && isNothingMade ? (
        <EmptyState
          title="Forecasts need a server"
          text="We can’t reach the server, so there are no forecasts to show. Please try again later."
        >
          <LinkButton to="/trends" tone="solid">
            All trends
          </LinkButton>
        </EmptyState>
      ) : (
        <>
          <ForecastFilters source={source} days={days} />
          <Report report={report} />
        </>
      )}
      <ForecastTerms />
      {!isOnDevice && (
        <p className="text-sm text-muted">
          <a href={jsonAddress(source, days)} className="text-link inline-flex min-h-11 items-center">
            Get these numbers as JSON
          </a>
        </p>
      )}
    </div>
  )
}

function jsonAddress(source: string | undefined, days: string): string {
  return `/api/forecasts?${new URLSearchParams({ ...(source !== undefined && { source }), days })}`
}

function Report({ report }: { readonly report: ForecastsData }) {
  const { counts, named, brier } = report
  return (
    <>
      <NamedList
        id="open"
        title="What we expect now"
        lead={`We gave these at least a ${NAMED_FROM} chance of breaking out. They aren’t graded yet.`}
        empty={`No open forecast has reached ${NAMED_FROM}.`}
        forecasts={named.open}
      />
      {brier === null ? (
        <EmptyState
          title="No forecasts have finished yet"
          text={`A forecast has a day to come true, or ten days for daily lists. ${countOf(counts.open, 'forecast is', 'forecasts are')} still open.`}
        />
      ) : (
        <>
          <ForecastTotals report={report} />
          <Reliability report={report} />
          <PassedTable report={report} />
          {report.source === null && <SourceTable rows={report.bySource} />}
          <NamedList
            id="hits"
            title="What came true"
            lead={`We gave these ${NAMED_FROM} or more, and they broke out.`}
            empty={`Nothing we gave ${NAMED_FROM} or more has come true in this period.`}
            forecasts={named.hits}
          />
          <NamedList
            id="misses"
            title="What didn’t come true"
            lead={`We gave these ${NAMED_FROM} or more, but they didn’t break out in time.`}
            empty={`Nothing we gave ${NAMED_FROM} or more was a miss in this period.`}
            forecasts={named.misses}
          />
          <NamedList
            id="surprises"
            title="What we didn’t see coming"
            lead={`We gave these under ${SURPRISING_UNDER} at first and never as much as ${NAMED_FROM}, but they broke out anyway.`}
            empty="No surprises in this period."
            forecasts={named.surprises}
          />
        </>
      )}
    </>
  )
}
