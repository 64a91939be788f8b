import { Link } from '@tanstack/react-router'
import { SOURCE_PROFILES } from '@trendverse/domain/trends/items/source'
import { countText } from '../../components/text/count-text'
import { ForecastSection } from './forecast-section'
import { ForecastTable } from './forecast-table'
import { brierText, NONE, shareText } from './forecasts-text'
import type { ForecastsData } from './read-forecasts-page'

/** How forecasts came out source by source. */
export function SourceTable({ rows }: { readonly rows: ForecastsData['bySource'] }) {
  return (
    <ForecastSection
      id="sources"
      title="Source by source"
      lead="Mean squared errors (Brier scores) side by side. Lower is better."
    >
      <ForecastTable
        caption="Forecasts for each source"
        hasLinks
        columns={[
          'Source',
          'Made',
          'Came true',
          'Missed',
          'Open',
          'Unknown',
          'Broke out',
          'Our error',
          'Error by rank',
          'Error by average',
        ]}
      >
        {rows.map(({ source, counts, baseRate, brier }) => (
          <tr key={source}>
            <th scope="row">
              <Link
                to="/forecasts"
                search={(search) => ({ ...search, source })}
                resetScroll={false}
                className="text-link"
              >
                {SOURCE_PROFILES[source].label}
              </Link>
            </th>
            <td>{countText(counts.made)}</td>
            <td>{countText(counts.hits)}</td>
            <td>{countText(counts.misses)}</td>
            <td>{countText(counts.open)}</td>
            <td>{countText(counts.unknown)}</td>
            <td>{baseRate === null ? NONE : shareText(baseRate)}</td>
            <td>{brier === null ? NONE : brierText(brier.engine)}</td>
            <td>{brier === null ? NONE : brierText(brier.rankRule)}</td>
            <td>{brier === null ? NONE : brierText(brier.baseRate)}</td>
          </tr>
        ))}
      </ForecastTable>
    </ForecastSection>
  )
}
