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
          What we say will break out, when we first said it, and what came true. We grade every forecast in the open,
          and none ever drops out of the count.
        </p>
      </header>
      {isOnDevice && isNothingMade ? (
        <EmptyState
          title="Forecasts need a server"
          text="This device reads no sources by itself, so it has nothing to forecast."
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
            These numbers as JSON
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
        lead={`Given at least a ${NAMED_FROM} chance of breaking out, and not graded yet.`}
        empty={`No open forecast has reached ${NAMED_FROM}.`}
        forecasts={named.open}
      />
      {brier === null ? (
        <EmptyState
          title="No forecast is resolved yet"
          text={`A forecast has a day to come true, or ten days on daily lists. ${countOf(counts.open, 'forecast is', 'forecasts are')} open.`}
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
            lead={`Given ${NAMED_FROM} or more, and broke out.`}
            empty={`Nothing we gave ${NAMED_FROM} or more has come true in this period.`}
            forecasts={named.hits}
          />
          <NamedList
            id="misses"
            title="What did not come true"
            lead={`Given ${NAMED_FROM} or more, and did not break out in time.`}
            empty={`Nothing we gave ${NAMED_FROM} or more has failed in this period.`}
            forecasts={named.misses}
          />
          <NamedList
            id="surprises"
            title="What we did not see coming"
            lead={`We gave it under ${SURPRISING_UNDER} at first and never as much as ${NAMED_FROM}, yet it broke out.`}
            empty="No surprises in this period."
            forecasts={named.surprises}
          />
        </>
      )}
    </>
  )
}
