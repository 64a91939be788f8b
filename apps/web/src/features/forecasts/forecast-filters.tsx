import { Link, useNavigate } from '@tanstack/react-router'
import {
  FORECAST_PERIODS,
  type ForecastPeriod,
  USUAL_PERIOD,
} from '@trendverse/domain/trends/forecasts/forecast-period'
import { isSourceId, SOURCE_IDS, SOURCE_PROFILES, type SourceId } from '@trendverse/domain/trends/items/source'
import { Select } from '../../components/controls/select'

const CHIP =
  'inline-flex min-h-9 pointer-coarse:min-h-11 items-center rounded-full border border-line px-3.5 text-sm whitespace-nowrap text-muted transition-colors duration-150 hover:border-line-strong hover:text-text aria-[current=page]:border-transparent aria-[current=page]:bg-(--button) aria-[current=page]:text-(--on-button)'

const PERIOD_NAMES: Readonly<Record<ForecastPeriod, string>> = {
  '30': '30 days',
  '90': '90 days',
  '365': 'A year',
}

const SOURCES = [
  { value: '', label: 'All sources' },
  ...SOURCE_IDS.map((id) => ({ value: id, label: SOURCE_PROFILES[id].label })),
]

type ForecastFiltersProps = { readonly source: SourceId | undefined; readonly days: ForecastPeriod }

/** Which forecasts are counted: of one source or of all, and made in which time. The address carries the choice. */
export function ForecastFilters({ source, days }: ForecastFiltersProps) {
  const navigate = useNavigate({ from: '/forecasts' })
  const searchOf = (wanted: SourceId | undefined, period: ForecastPeriod) => ({
    ...(wanted !== undefined && { source: wanted }),
    ...(period !== USUAL_PERIOD && { days: Number(period) }),
  })
  const choose = (value: string) => {
    void navigate({ search: searchOf(isSourceId(value) ? value : undefined, days), resetScroll: false })
  }
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <div className="grid gap-1.5">
        <label htmlFor="forecast-source" className="text-xs text-faint">
          Source
        </label>
        <Select id="forecast-source" value={source ?? ''} options={SOURCES} onChange={choose} />
      </div>
      <nav aria-label="Period" className="flex flex-wrap gap-2">
        {FORECAST_PERIODS.map((period) => (
          <Link
            key={period}
            to="/forecasts"
            search={searchOf(source, period)}
            activeOptions={{ exact: true }}
            aria-current={period === days ? 'page' : undefined}
            resetScroll={false}
            className={CHIP}
          >
            {PERIOD_NAMES[period]}
          </Link>
        ))}
      </nav>
    </div>
  )
}
