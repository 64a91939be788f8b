import { Link } from '@tanstack/react-router'
import { HOUR_MS } from '@trendverse/domain/primitives/time'
import { SOURCE_PROFILES } from '@trendverse/domain/trends/items/source'
import { useNow } from '../../components/browser/use-now'
import { ExternalLink } from '../../components/controls/external-link'
import { countText } from '../../components/text/count-text'
import { RelativeTime } from '../../components/text/relative-time'
import { ForecastSection } from './forecast-section'
import { dueText, hoursText, momentText } from './forecasts-text'
import type { NamedForecast } from './read-forecasts-page'

type NamedListProps = {
  readonly id: string
  readonly title: string
  readonly lead: string
  readonly empty: string
  readonly forecasts: readonly NamedForecast[]
}

/** Forecasts by name, each with its trend and the page where its count can be looked up. */
export function NamedList({ id, title, lead, empty, forecasts }: NamedListProps) {
  return (
    <ForecastSection id={id} title={title} lead={lead}>
      {forecasts.length === 0 ? (
        <p className="text-sm text-muted">{empty}</p>
      ) : (
        <ul className="grid gap-x-9 lg:grid-cols-2">
          {forecasts.map((forecast) => (
            <NamedRow key={`${forecast.source} ${forecast.title} ${forecast.dueAt}`} forecast={forecast} />
          ))}
        </ul>
      )}
    </ForecastSection>
  )
}

function NamedRow({ forecast }: { readonly forecast: NamedForecast }) {
  const { source, title, url, trendId, trendName, bar, said, dueAt, crossedAt } = forecast
  const nowMs = useNow()
  const first = said[0]
  const label = SOURCE_PROFILES[source].label
  return (
    <li className="grid min-w-0 content-start gap-1 border-t border-line py-4 text-sm">
      <Link to="/trends/$trendId" params={{ trendId }} className="font-medium wrap-anywhere text-link">
        {title}
      </Link>
      {trendName !== title && <p className="wrap-anywhere text-muted">{trendName}</p>}
      <p className="text-muted">
        {url === null ? label : <ExternalLink href={url}>{label}</ExternalLink>}
        {`, threshold ${countText(Math.round(bar))}, `}
        {crossedAt === null ? (
          `${dueText(Date.parse(dueAt), nowMs)}.`
        ) : (
          <>
            broke out <RelativeTime at={crossedAt} />
            {first &&
              `, ${hoursText(Math.max(0, Date.parse(crossedAt) - Date.parse(first.at)) / HOUR_MS)} after we first saw it`}
            .
          </>
        )}
      </p>
      <ul className="flex flex-wrap gap-x-4 text-xs text-faint tabular-nums">
        {said.map(({ moment, at, chance }) => (
          <li key={`${moment} ${at}`}>
            {momentText(moment, chance)} <RelativeTime at={at} />
          </li>
        ))}
      </ul>
    </li>
  )
}
