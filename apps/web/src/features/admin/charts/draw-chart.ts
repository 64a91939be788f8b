import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { type ChartData, type ChartTone, pickEvenly } from './chart-series'

export type ChartShape = 'bars' | 'line'

type ChartTexts = {
  readonly axisText: (ms: number) => string
  readonly valueText: (value: number) => string
}

export type DrawnChart = {
  readonly update: (data: ChartData) => void
  readonly resize: (width: number) => void
  readonly remove: () => void
}

const HEIGHT = 200
/** Room a date under the axis takes. */
const TICK_WIDTH = 72
/** Steps between lines of the grid: counts are whole. */
const STEPS = Array.from({ length: 9 }, (_, power) => [1, 2, 5].map((digit) => digit * 10 ** power)).flat()

const TONE_COLOURS: Readonly<Record<ChartTone | 'line' | 'muted' | 'panel', string>> = {
  accent: 'var(--accent)',
  good: 'var(--stage-rising)',
  bad: 'var(--warn)',
  other: 'var(--stage-emerging)',
  line: 'var(--line)',
  muted: 'var(--muted)',
  panel: 'var(--panel)',
}

/** A canvas knows no variables: what each is here and now, by the element it stands in. */
function readColours(host: HTMLElement): typeof TONE_COLOURS {
  const probe = host.appendChild(document.createElement('span'))
  const read = Object.entries(TONE_COLOURS).map(([name, value]) => {
    probe.style.color = value
    return [name, getComputedStyle(probe).color]
  })
  probe.remove()
  // The names are those of the table it was read from.
  return Object.fromEntries(read) as typeof TONE_COLOURS
}

const toColumns = ({ times, series }: ChartData): uPlot.AlignedData => [
  times.map((ms) => ms / 1000),
  ...series.map(({ values }) => [...values]),
]

/**
 * Draws a chart into an element, in the colours of the theme as it is now. Throws where there is no canvas to draw on.
 *
 * @param onPoint Told which instant the pointer is at; null when it left.
 */
export function drawChart(
  host: HTMLElement,
  data: ChartData,
  { shape, axisText, valueText }: ChartTexts & { readonly shape: ChartShape },
  onPoint: (index: number | null) => void,
): DrawnChart {
  if (document.createElement('canvas').getContext('2d') === null) throw new Error('there is no canvas to draw on')
  const colours = readColours(host)
  const font = `12px ${getComputedStyle(host).fontFamily}`
  let times = data.times
  const axis = {
    stroke: colours.muted,
    font,
    grid: { stroke: colours.line, width: 1 },
    ticks: { show: false },
  } satisfies uPlot.Axis
  const plot = new uPlot(
    {
      width: host.clientWidth,
      height: HEIGHT,
      legend: { show: false },
      cursor: { y: false, drag: { setScale: false, x: false, y: false }, points: { size: 7 } },
      scales: { x: { time: false }, y: { range: (_, __, most) => [0, Math.max(1, most * 1.08)] } },
      axes: [
        {
          ...axis,
          grid: { show: false },
          size: 30,
          splits: (self) => [...pickEvenly(times, Math.floor(self.width / TICK_WIDTH))].map((ms) => ms / 1000),
          values: (_, splits) => splits.map((seconds) => axisText(seconds * 1000)),
        },
        {
          ...axis,
          size: 52,
          incrs: STEPS,
          values: (_, splits) => splits.map((value) => valueText(value)),
        },
      ],
      series: [
        {},
        ...data.series.map(({ label, tone }, index): uPlot.Series => {
          const bars = shape === 'bars' ? uPlot.paths.bars?.({ size: [0.7, 28] }) : undefined
          return {
            label,
            stroke: colours[tone],
            width: bars ? 0 : 2,
            points: { show: false },
            ...(bars && { fill: colours[tone], paths: bars }),
            // Told apart without colours as well.
            ...(!bars && index > 0 && { dash: [6, 4] }),
          }
        }),
      ],
      hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)] },
    },
    toColumns(data),
    host,
  )
  return {
    update: (next) => {
      times = next.times
      plot.setData(toColumns(next))
    },
    resize: (width) => plot.setSize({ width, height: HEIGHT }),
    remove: () => plot.destroy(),
  }
}
