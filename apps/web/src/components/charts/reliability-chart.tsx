import './reliability-chart.css'

/** Forecasts of about one chance. */
export type ReliabilityBin = {
  /** Shares, 0 to 1: the least chance of them, the mean chance given, and how many of them broke out. */
  readonly from: number
  readonly said: number
  readonly seen: number
  readonly count: number
}

export type ReliabilitySeries = {
  readonly name: string
  readonly look: 'ring' | 'dot'
  readonly bins: readonly ReliabilityBin[]
}

type ReliabilityChartProps = {
  readonly series: readonly ReliabilitySeries[]
  /**
   * Neighbouring dots of at least so many forecasts are joined to a curve; those of fewer stand alone and pale. Left out: no
   * curve, and every dot counts alike.
   */
  readonly curveFrom?: number
}

const BOX = { size: 260, left: 38, bottom: 28, edge: 10 } as const
const TICKS = [0, 0.5, 1] as const
const SMALLEST = 2.5
const LARGEST = 9

const { size, left, bottom, edge } = BOX
const x = (share: number) => left + share * (size - left - edge)
const y = (share: number) => size - bottom - share * (size - bottom - edge)

/** Neighbours that are not thin, each run of them for a line of its own. */
function runsOf(bins: readonly ReliabilityBin[], fewest: number): readonly (readonly ReliabilityBin[])[] {
  const runs: ReliabilityBin[][] = [[]]
  for (const bin of bins) {
    if (bin.count < fewest) runs.push([])
    else runs.at(-1)?.push(bin)
  }
  return runs.filter((run) => run.length > 1)
}

/**
 * How often things broke out that were given some chance: on the diagonal, chances are what they say they are. Dots grow with the
 * number of forecasts. Comes with a table that says the same.
 */
export function ReliabilityChart({ series, curveFrom }: ReliabilityChartProps) {
  const most = Math.max(1, ...series.flatMap(({ bins }) => bins.map(({ count }) => count)))
  return (
    <figure className="grid gap-2">
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" className="reliability-chart">
        <path d={`M${x(0)} ${y(0)}L${x(1)} ${y(1)}`} className="reliability-ideal" />
        <path d={`M${x(0)} ${y(1)}V${y(0)}H${x(1)}`} />
        {TICKS.map((tick) => (
          <g key={tick}>
            <text x={x(tick)} y={size - bottom + 16} textAnchor={tick === 1 ? 'end' : 'middle'}>
              {`${100 * tick}%`}
            </text>
            <text x={left - 6} y={y(tick) + 4} textAnchor="end">{`${100 * tick}%`}</text>
          </g>
        ))}
        {series.map(({ look, bins }) => (
          <g key={look} data-look={look}>
            {curveFrom !== undefined &&
              runsOf(bins, curveFrom).map((run) => (
                <polyline key={run[0]?.from} points={run.map(({ said, seen }) => `${x(said)},${y(seen)}`).join(' ')} />
              ))}
            {bins.map(({ from, said, seen, count }) => (
              <circle
                key={from}
                data-thin={curveFrom !== undefined && count < curveFrom ? '' : undefined}
                cx={x(said)}
                cy={y(seen)}
                r={SMALLEST + (LARGEST - SMALLEST) * Math.sqrt(count / most)}
              />
            ))}
          </g>
        ))}
      </svg>
      <figcaption className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
        {series.map(({ name, look }) => (
          <span key={look} className="reliability-key" data-look={look}>
            {name}
          </span>
        ))}
        <span>Across: the chance we gave. Up: how often things broke out.</span>
      </figcaption>
    </figure>
  )
}
