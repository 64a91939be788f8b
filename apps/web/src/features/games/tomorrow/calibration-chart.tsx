import { type ReliabilityBin, ReliabilityChart } from '../../../components/charts/reliability-chart'
import type { Calibration } from './prediction-calls'

type CalibrationChartProps = {
  /** Null for guests. */
  readonly yours: Calibration | null
  readonly engine: Calibration
}

/** How often things happened that were said with some chance: on the diagonal, chances are what they say they are. */
export function CalibrationChart({ yours, engine }: CalibrationChartProps) {
  const all: Series = [
    { name: 'The engine', look: 'ring', bins: engine },
    { name: 'You', look: 'dot', bins: yours ?? [] },
  ]
  const series = all.filter(({ bins }) => bins.length > 0)
  return (
    <div className="grid content-start gap-3">
      <h3 className="text-lg">Does 30% mean 30%?</h3>
      {series.length === 0 ? (
        <p className="text-sm text-muted">
          No results yet. Once there are some, this chart shows how far you can trust the forecasts.
        </p>
      ) : (
        <>
          <p className="text-sm text-muted">
            Of the things given a 30% chance, three in ten should break out. Dots on the line got it right; dots below
            it were too optimistic.
          </p>
          <div className="max-w-80">
            <ReliabilityChart series={series.map(({ bins, ...one }) => ({ ...one, bins: bins.map(asShares) }))} />
          </div>
          <details>
            <summary className="text-sm">Show as table</summary>
            <CalibrationTable series={series} />
          </details>
        </>
      )}
    </div>
  )
}

type Series = readonly { readonly name: string; readonly look: 'ring' | 'dot'; readonly bins: Calibration }[]

const asShares = ({ from, said, happened, count }: Calibration[number]): ReliabilityBin => ({
  from: from / 100,
  said: said / 100,
  seen: happened / 100,
  count,
})

function CalibrationTable({ series }: { readonly series: Series }) {
  return (
    <table className="tomorrow-board">
      <caption className="sr-only">Chances given and how often things actually broke out</caption>
      <thead>
        <tr>
          <th scope="col">Chance</th>
          <th scope="col">Forecaster</th>
          <th scope="col">Forecasts</th>
          <th scope="col">Broke out</th>
        </tr>
      </thead>
      <tbody>
        {series.flatMap(({ name, bins }) =>
          bins.map(({ from, through, count, happened }) => (
            <tr key={`${name} ${from}`}>
              <td>{`${from} to ${through}%`}</td>
              <td>{name}</td>
              <td>{count}</td>
              <td>{`${happened}%`}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  )
}
