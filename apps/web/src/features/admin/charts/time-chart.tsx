import { useId, useMemo, useState } from 'react'
import { Button } from '../../../components/controls/button'
import { classNames } from '../../../components/text/class-names'
import { countText } from '../../../components/text/count-text'
import { type ChartSeries, type ChartTone, describeChart } from './chart-series'
import type { ChartShape } from './draw-chart'
import { useChart } from './use-chart'

type TimeChartProps = {
  readonly title: string
  /** Milliseconds since 1970, ascending. */
  readonly times: readonly number[]
  /** Keep the same list for as long as nothing changed: another one is drawn anew. */
  readonly series: readonly ChartSeries[]
  /** An instant in the table and for the pointer. */
  readonly timeText?: (ms: number) => string
  /** An instant under the axis, as short as can be. */
  readonly axisText?: (ms: number) => string
  readonly valueText?: (value: number) => string
  readonly shape?: ChartShape
}

const DAY = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const SHORT_DAY = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })

const dayText = (ms: number): string => DAY.format(ms)
const shortDayText = (ms: number): string => SHORT_DAY.format(ms)

const TONE_STYLE: Readonly<Record<ChartTone, string>> = {
  accent: 'bg-accent',
  good: 'bg-(--stage-rising)',
  bad: 'bg-warn',
  other: 'bg-(--stage-emerging)',
}

/** Values over time, drawn or, for whoever would rather read them, as a table. By days of UTC unless told otherwise. */
export function TimeChart({
  title,
  times,
  series,
  timeText = dayText,
  axisText = shortDayText,
  valueText = countText,
  shape = 'line',
}: TimeChartProps) {
  const id = useId()
  const [isTable, setIsTable] = useState(false)
  return (
    <figure aria-labelledby={id} className="grid min-w-0 grid-cols-1 gap-3">
      <div className="flex items-center justify-between gap-3">
        <figcaption id={id} className="text-sm font-medium">
          {title}
        </figcaption>
        <Button size="sm" tone="bare" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
          {isTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </div>
      {isTable ? (
        <ChartTable title={title} {...{ times, series, timeText, valueText }} />
      ) : (
        <DrawnTimes
          key={series.map(({ label }) => label).join()}
          title={title}
          {...{ times, series, timeText, axisText, valueText, shape }}
        />
      )}
    </figure>
  )
}

function DrawnTimes({ title, times, series, timeText, axisText, valueText, shape }: Required<TimeChartProps>) {
  const data = useMemo(() => ({ times, series }), [times, series])
  const { host, pointed, hasFailed } = useChart(data, { shape, axisText, valueText })
  if (hasFailed) return <ChartTable title={title} {...{ times, series, timeText, valueText }} />
  const at = pointed === null ? undefined : times[pointed]
  return (
    <>
      <p className="flex min-h-5 flex-wrap gap-x-4 text-xs text-muted tabular-nums">
        {at !== undefined && <span>{timeText(at)}</span>}
        {series.map(({ label, tone, values }) => {
          const value = pointed === null ? null : values[pointed]
          return (
            <span key={label} className="flex items-center gap-1.5">
              <span aria-hidden="true" className={classNames('size-2 rounded-full', TONE_STYLE[tone])} />
              {label}
              {typeof value === 'number' && <b className="font-medium text-text">{valueText(value)}</b>}
            </span>
          )
        })}
      </p>
      <div
        ref={host}
        role="img"
        aria-label={describeChart(data, timeText, valueText)}
        className="h-50 min-w-0 overflow-hidden"
      />
    </>
  )
}

type ChartTableProps = Pick<Required<TimeChartProps>, 'title' | 'times' | 'series' | 'timeText' | 'valueText'>

/** The same values to read, the latest first. */
function ChartTable({ title, times, series, timeText, valueText }: ChartTableProps) {
  return (
    <div className="overflow-x-auto">
      <table aria-label={title} className="w-full text-sm tabular-nums">
        <thead className="text-muted">
          <tr>
            <th scope="col" className="py-2 pr-3 text-left font-normal">
              When
            </th>
            {series.map(({ label }) => (
              <th key={label} scope="col" className="py-2 pl-3 text-right font-normal">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {times
            .map((ms, index) => ({ ms, index }))
            .toReversed()
            .map(({ ms, index }) => (
              <tr key={ms} className="border-t border-line">
                <th scope="row" className="py-1.5 pr-3 text-left font-normal whitespace-nowrap">
                  {timeText(ms)}
                </th>
                {series.map(({ label, values }) => {
                  const value = values[index]
                  return (
                    <td key={label} className="py-1.5 pl-3 text-right">
                      {typeof value === 'number' ? valueText(value) : 'none'}
                    </td>
                  )
                })}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}
