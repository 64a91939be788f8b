import { ReliabilityChart } from '../../components/charts/reliability-chart'
import { countText } from '../../components/text/count-text'
import { ForecastSection } from './forecast-section'
import { ForecastTable } from './forecast-table'
import { shareText } from './forecasts-text'
import type { ForecastsData } from './read-forecasts-page'

/** Fewer forecasts say more of luck than of the forecasts. */
const ENOUGH = 100

/** How often things happened that were said with some chance, as a curve and as a table. */
export function Reliability({ report }: { readonly report: ForecastsData }) {
  const series = [
    { name: 'At first sight', look: 'ring', bins: report.reliability },
    { name: 'Shown on a page', look: 'dot', bins: report.shownReliability },
  ] as const
  return (
    <ForecastSection
      id="reliability"
      title="Does 30% mean 30%?"
      lead="Of things given a 30% chance, three in ten should break out. Dots on the line got it right. Dots below it promised too much."
    >
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
        <ReliabilityChart series={series.filter(({ bins }) => bins.length > 0)} isCurve />
        <div className="grid min-w-0 gap-3">
          <ForecastTable
            caption="Chances given, and how often things broke out"
            columns={['Chance', 'When', 'Forecasts', 'Given', 'Actual']}
          >
            {series.flatMap(({ name, look, bins }) =>
              bins.map(({ from, to, count, said, seen }) => (
                <tr key={`${look} ${from}`} data-thin={count < ENOUGH ? '' : undefined}>
                  <th scope="row">{`${Math.round(100 * from)} to ${Math.round(100 * to)}%`}</th>
                  <td>{name}</td>
                  <td>{countText(count)}</td>
                  <td>{shareText(said)}</td>
                  <td>{shareText(seen)}</td>
                </tr>
              )),
            )}
          </ForecastTable>
          <p className="text-xs text-faint">{`Rows in grey hold fewer than ${ENOUGH} forecasts: too few to judge by.`}</p>
        </div>
      </div>
    </ForecastSection>
  )
}
