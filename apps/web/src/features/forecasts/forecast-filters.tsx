import { Link, useNavigate } from '@tanstack/react-router'
import { FORECAST_PERIODS, type ForecastPeriod } from '@trendverse/domain/trends/forecasts/forecast-period'
import { SOURCE_IDS, SOURCE_PROFILES, type SourceId } from '@trendverse/domain/trends/items/source'
import { LINK_CHIP } from '../../components/controls/link-chip-style'
import { Select } from '../../components/controls/select'
import { parseForecastsSearch } from './forecasts-search'

const PERIOD_NAMES: Readonly<Record<ForecastPeriod, string>> = {
  '30': '30 days',
  '90': '90 days',
  '365': '1 year',
  all: 'All time',
}

const SOURCES = [
  { value: '', label: 'All sources' },
  ...SOURCE_IDS.map((id) => ({ value: id, label: SOURCE_PROFILES[id].label })),
]

type ForecastFiltersProps = { readonly source: SourceId | undefined; readonly days: ForecastPeriod }

/** Which forecasts are counted: of one source or of all, and made in which time. The address carries the choice. */
export function ForecastFilters({ source, days }: ForecastFiltersProps) {
  const navigate = useNavigate({ from: '/forecasts' })
  const choose = (value: string) => {
    void navigate({ search: parseForecastsSearch({ source: value, days }), resetScroll: false })
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
            search={parseForecastsSearch({ source, days: period })}
            activeOptions={{ exact: true }}
            aria-current={period === days ? 'page' : undefined}
            resetScroll={false}
            className={LINK_CHIP}
          >
            {PERIOD_NAMES[period]}
          </Link>
        ))}
      </nav>
    </div>
  )
}
