import type { Calibration } from './prediction-calls'

const BOX = { size: 220, left: 34, bottom: 26, edge: 8 } as const
const TICKS = [0, 50, 100] as const
const SMALLEST = 2.5
const LARGEST = 8

type CalibrationChartProps = {
  /** Null for guests. */
  readonly yours: Calibration | null
  readonly engine: Calibration
}

/** How often things happened that were said with some chance: on the diagonal, chances are what they say they are. */
export function CalibrationChart({ yours, engine }: CalibrationChartProps) {
  const series = [
    { name: 'The engine', look: 'engine', bins: engine },
    { name: 'You', look: 'you', bins: yours ?? [] },
  ].filter(({ bins }) => bins.length > 0)
  return (
    <div className="grid content-start gap-3">
      <h3 className="text-lg">Does 30% mean 30%?</h3>
      {series.length === 0 ? (
        <p className="text-sm text-muted">
          Nothing is settled yet. Once something is, this shows how far to trust the forecasts.
        </p>
      ) : (
        <>
          <p className="text-sm text-muted">
            Of things given a 30% chance, three in ten should break out. Dots on the line got it right; dots below it
            expected too much.
          </p>
          <Chart series={series} />
          <details>
            <summary className="text-sm">Show as table</summary>
            <CalibrationTable series={series} />
          </details>
        </>
      )}
    </div>
  )
}

type Series = readonly { readonly name: string; readonly look: string; readonly bins: Calibration }[]

function Chart({ series }: { readonly series: Series }) {
  const { size, left, bottom, edge } = BOX
  const x = (percent: number) => left + (percent / 100) * (size - left - edge)
  const y = (percent: number) => size - bottom - (percent / 100) * (size - bottom - edge)
  const most = Math.max(...series.flatMap(({ bins }) => bins.map(({ count }) => count)))
  return (
    <figure className="grid gap-2">
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" className="tomorrow-chart">
        <path d={`M${x(0)} ${y(0)}L${x(100)} ${y(100)}`} className="tomorrow-chart-ideal" />
        <path d={`M${x(0)} ${y(100)}V${y(0)}H${x(100)}`} className="tomorrow-chart-axis" />
        {TICKS.map((tick) => (
          <g key={tick}>
            <text x={x(tick)} y={size - bottom + 16} textAnchor={tick === 100 ? 'end' : 'middle'}>{`${tick}%`}</text>
            <text x={left - 6} y={y(tick) + 4} textAnchor="end">{`${tick}%`}</text>
          </g>
        ))}
        {series.map(({ look, bins }) =>
          bins.map(({ from, said, happened, count }) => (
            <circle
              key={`${look} ${from}`}
              cx={x(said)}
              cy={y(happened)}
              r={SMALLEST + (LARGEST - SMALLEST) * Math.sqrt(count / most)}
              data-look={look}
            />
          )),
        )}
      </svg>
      <figcaption className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
        {series.map(({ name, look }) => (
          <span key={look} className="tomorrow-key" data-look={look}>
            {name}
          </span>
        ))}
        <span>Across: chance given. Up: how often it broke out.</span>
      </figcaption>
    </figure>
  )
}

function CalibrationTable({ series }: { readonly series: Series }) {
  return (
    <table className="tomorrow-board">
      <caption className="sr-only">Chances given, and how often things broke out</caption>
      <thead>
        <tr>
          <th scope="col">Chance</th>
          <th scope="col">By</th>
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
