import { areaPath, linePath, unbroken } from './chart-paths'
import type { ChartLayout } from './lay-out-chart'

/** Units of the drawing; it is stretched to whatever room there is. */
const WIDTH = 1_000
const HEIGHT = 300

/** Grid, area and line of a chart. Whatever it says is said in words elsewhere. */
export function ChartLines({ layout }: { readonly layout: ChartLayout }) {
  const runs = unbroken(layout.places)
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-0 size-full overflow-visible"
    >
      <g stroke="var(--line)" vectorEffect="non-scaling-stroke">
        {layout.valueTicks.map(({ value, y }) => (
          <path key={value} d={`M0 ${(1 - y) * HEIGHT}H${WIDTH}`} vectorEffect="non-scaling-stroke" />
        ))}
        {layout.timeTicks.map(({ atMs, x }) => (
          <path key={atMs} d={`M${x * WIDTH} ${HEIGHT}v7`} vectorEffect="non-scaling-stroke" />
        ))}
      </g>
      <g className="text-accent">
        {runs.map((run) => (
          <path key={run[0]?.x} d={areaPath(run, WIDTH, HEIGHT)} fill="currentColor" opacity="0.12" />
        ))}
        {runs.map((run) => (
          <path
            key={run[0]?.x}
            d={linePath(run, WIDTH, HEIGHT)}
            fill="none"
            stroke="currentColor"
            strokeWidth={run.length === 1 ? 5 : 2}
            strokeLinecap="round"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </g>
    </svg>
  )
}
