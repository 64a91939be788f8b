import { countText } from '../../components/text/count-text'
import { ForecastSection } from './forecast-section'
import { ForecastTable } from './forecast-table'
import { hoursText, NONE, rangeText, shareText } from './forecasts-text'
import type { ForecastsData } from './read-forecasts-page'

const orNone = (share: number | null): string => (share === null ? NONE : shareText(share))

/** How early things were called: when their chance first passed 30, 50 and 70%. */
export function PassedTable({ report }: { readonly report: ForecastsData }) {
  return (
    <ForecastSection
      id="lead"
      title="How early do we call it?"
      lead="Lead time is the gap between our first forecast at that chance and the moment the item broke out. The range covers the middle half of all hits."
    >
      <ForecastTable
        caption="How often each chance came true, and how early we gave it"
        columns={['Chance passed', 'Called', 'Came true', 'Missed', 'Open', 'Given', 'Actual', 'Lead time', 'Range']}
      >
        {report.passed.map(({ percent, counts, said, seen, lead }) => (
          <tr key={percent}>
            <th scope="row">{`${percent}%`}</th>
            <td>{countText(counts.made)}</td>
            <td>{countText(counts.hits)}</td>
            <td>{countText(counts.misses)}</td>
            <td>{countText(counts.open)}</td>
            <td>{orNone(said)}</td>
            <td>{orNone(seen)}</td>
            <td>{lead === null ? NONE : hoursText(lead.median)}</td>
            <td>{lead === null ? NONE : rangeText(lead.lowerQuartile, lead.upperQuartile)}</td>
          </tr>
        ))}
      </ForecastTable>
    </ForecastSection>
  )
}
