import type { MetricUnit } from '@trendverse/domain/trends/source'
import { useState } from 'react'
import { countText } from '../../../components/count-text'
import { useTimeZone } from '../../../components/use-time-zone'
import { exactText } from '../../../components/zoned-time'
import { ChartCursor } from './chart-cursor'
import { ChartLines } from './chart-lines'
import type { ChartSeries } from './chart-reading'
import { layOutChart } from './lay-out-chart'
import { valueText } from './value-text'

type LineChartProps = {
  readonly series: ChartSeries
  readonly unit: MetricUnit
  /** What the chart shows, for those who cannot see it: `Points on Hacker News`. */
  readonly label: string
}

/** Width an axis label may need before it would leave the chart, as a share of its width. */
const LABEL_MARGIN = 0.06

/** One source over time. The latest reading is written above; pointing, or the arrow keys, go through the others. */
export function LineChart({ series, unit, label }: LineChartProps) {
  const timeZone = useTimeZone()
  const layout = layOutChart(series, timeZone)
  const [chosen, setChosen] = useState<number | null>(null)
  const index = Math.min(chosen ?? layout.marks.length - 1, layout.marks.length - 1)
  const mark = layout.marks[index]
  if (!mark) return null

  const value = valueText(mark.value, series.kind, unit)
  const time = exactText(mark.atMs, timeZone)
  return (
    <div className="grid gap-4">
      <p aria-hidden="true" className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
        <span className="font-display text-xl font-semibold">{value}</span>
        <span className="text-xs text-faint">{chosen === null ? `latest, ${time}` : time}</span>
      </p>
      <div className="grid grid-cols-[auto_1fr] gap-x-2">
        <div aria-hidden="true" className="relative w-9 text-2xs text-faint tabular-nums">
          {layout.valueTicks.map((tick) => (
            <span
              key={tick.value}
              className="absolute right-0 translate-y-1/2 whitespace-nowrap"
              style={{ bottom: `${tick.y * 100}%` }}
            >
              {countText(tick.value)}
            </span>
          ))}
        </div>
        <div className="relative h-40">
          <ChartLines layout={layout} />
          <ChartCursor
            marks={layout.marks}
            index={index}
            isShown={chosen !== null}
            label={label}
            valueText={`${value}, ${time}`}
            onChoose={setChosen}
          />
        </div>
        <span />
        <div aria-hidden="true" className="relative mt-1.5 h-4 text-2xs text-faint tabular-nums">
          {layout.timeTicks
            .filter((tick) => tick.x > LABEL_MARGIN && tick.x < 1 - LABEL_MARGIN)
            .map((tick) => (
              <span
                key={tick.atMs}
                className="absolute -translate-x-1/2 whitespace-nowrap"
                style={{ left: `${tick.x * 100}%` }}
              >
                {tick.text}
              </span>
            ))}
        </div>
      </div>
    </div>
  )
}
