import { FEWEST_TO_JUDGE } from '@trendverse/domain/trends/forecasts/forecast-report'
import { ReliabilityChart } from '../../components/charts/reliability-chart'
import { countText } from '../../components/text/count-text'
import { ForecastSection } from './forecast-section'
import { ForecastTable } from './forecast-table'
import { reliabilityWords, shareText } from './forecasts-text'
import type { ForecastsData } from './read-forecasts-page'

/** How often things happened that were said with some chance: in words, as a curve and as a table. */
export function Reliability({ report }: { readonly report: ForecastsData }) {
  const series = [
    { name: 'When first seen', look: 'ring', bins: report.reliability },
    { name: 'Shown to visitors', look: 'dot', bins: report.shownReliability },
  ] as const
  const words = reliabilityWords(report.reliability)
  return (
    <ForecastSection id="reliability" title="Does 30% mean 30%?">
      {words.length > 0 && (
        <ul className="grid gap-1 text-lg">
          {words.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <p className="max-w-[62ch] text-sm text-muted">
        Of the things we give a 30% chance, three in ten should break out. Dots on the line got it right. Dots below it
        promised too much.
      </p>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
        <ReliabilityChart series={series.filter(({ bins }) => bins.length > 0)} curveFrom={FEWEST_TO_JUDGE} />
        <div className="grid min-w-0 gap-3">
          <ForecastTable
            caption="Chances given and how often things actually broke out"
            columns={['Chance', 'When', 'Forecasts', 'Given', 'Actual']}
          >
            {series.flatMap(({ name, look, bins }) =>
              bins.map(({ from, to, count, said, seen }) => (
                <tr key={`${look} ${from}`} data-thin={count < FEWEST_TO_JUDGE ? '' : undefined}>
                  <th scope="row">{`${Math.round(100 * from)} to ${Math.round(100 * to)}%`}</th>
                  <td>{name}</td>
                  <td>{countText(count)}</td>
                  <td>{shareText(said)}</td>
                  <td>{shareText(seen)}</td>
                </tr>
              )),
            )}
          </ForecastTable>
          <p className="text-xs text-faint">{`Pale dots and grey rows stand for fewer than ${FEWEST_TO_JUDGE} forecasts, which is too few to judge.`}</p>
        </div>
      </div>
    </ForecastSection>
  )
}
