import { element } from '../../frame-kit/elements'
import type { CurvePoint, PredictorCase } from '../pack'
import { draw, table } from './figures'
import { clockText, dateText, endText, instantOf, levelText, momentText, numberText } from './words'

const HEAD_ROOM = 1.22
const MARGIN = { top: 20, right: 14, bottom: 27, left: 46 }
/** Of hours on one axis: the closest that leaves room for its labels. */
const TICK_HOURS = [1, 2, 3, 6, 12, 24, 48, 96, 240, 480] as const
const ROOM_OF_TICK = 66
/** From a label's middle to the deadline at the right end of the axis. */
const ROOM_OF_DEADLINE = 90
const ROOM_OF_LEVEL = 22
/** Steps between the side figures, in halves of the bar: the smallest that leaves room. */
const LEVEL_STEPS = [1, 2, 4, 8, 16, 32, 64] as const

/** The curve of a case with its axes and its bar; what comes after the case's instant is drawn as far as time has come. */
export class Chart {
  readonly #svg
  #one: PredictorCase | null = null
  #share = 0

  constructor() {
    const svg = element('chart').querySelector('svg')
    if (svg === null) throw new Error('The chart is missing.')
    this.#svg = svg
    new ResizeObserver(() => this.#draw()).observe(svg)
  }

  /** @param share 0 to 1 of the hidden rest. */
  show(one: PredictorCase, share: number): void {
    if (one === this.#one && share === this.#share) return
    const isNew = one !== this.#one
    const isWhole = share === 1 && this.#share < 1
    this.#one = one
    this.#share = share
    if (isNew || isWhole) this.#describe(one, share === 1)
    this.#draw()
  }

  #describe(one: PredictorCase, isWhole: boolean): void {
    const start = instantOf(one, 0)
    element('chart-caption').textContent =
      one.url === undefined
        ? `${one.unit} on ${one.source} from ${clockText(start)} UTC on ${dateText(start)}`
        : `${one.unit} on ${one.source} since ${momentText(one, start)}`
    const rows = (isWhole ? [...one.seen, ...one.hidden] : one.seen).map(([minutes, count]) => {
      const at = instantOf(one, minutes)
      return [momentText(one, at), numberText(count)]
    })
    element('chart-table').replaceChildren(table('The curve as a table', ['Time', one.unit], rows))
  }

  #draw(): void {
    const one = this.#one
    const { width, height } = this.#svg.getBoundingClientRect()
    if (one === null || width < 40 || height < 40) return
    this.#svg.setAttribute('viewBox', `0 0 ${width} ${height}`)
    const untilMinutes = one.seenUntilMinutes + (one.deadlineMinutes - one.seenUntilMinutes) * this.#share
    const future = upTo(one.hidden, untilMinutes, one.seen.at(-1) ?? [0, 0])
    const highest = Math.max(...[...one.seen, ...future].map(([, count]) => count), one.bar)
    const right = width - MARGIN.right
    const bottom = height - MARGIN.bottom
    const x = (minutes: number): number => MARGIN.left + ((right - MARGIN.left) * minutes) / one.deadlineMinutes
    const y = (count: number): number => bottom - ((bottom - MARGIN.top) * count) / (highest * HEAD_ROOM)
    const path = (points: readonly CurvePoint[]): string =>
      points.map(([minutes, count], index) => `${index === 0 ? 'M' : 'L'}${x(minutes)} ${y(count)}`).join('')
    const end = future.at(-1) ?? one.seen.at(-1) ?? [0, 0]
    const nowX = x(one.seenUntilMinutes)
    const isPast = this.#share === 1
    this.#svg.replaceChildren(
      ...levels(highest, halfOf(one.bar), (count) => y(0) - y(count)).map((count) => level(count, y(count), right)),
      ...hours(one, right - MARGIN.left).map(({ minutes, text }) =>
        draw('text', { x: x(minutes), y: height - 8, class: 'tick middle' }, text),
      ),
      draw('line', { x1: right, x2: right, y1: MARGIN.top - 8, y2: bottom + 5, class: 'deadline' }),
      draw('text', { x: width - 2, y: height - 8, class: 'tick end is-deadline' }, endText(one)),
      draw('rect', {
        x: nowX,
        y: MARGIN.top - 8,
        width: right - nowX,
        height: bottom - MARGIN.top + 8,
        class: isPast ? 'known' : 'future',
      }),
      draw('line', { x1: nowX, x2: nowX, y1: MARGIN.top - 8, y2: bottom, class: 'now' }),
      ...(this.#share === 0
        ? [draw('text', { x: (nowX + right) / 2, y: (y(one.bar) + bottom) / 2 + 8, class: 'unknown' }, '?')]
        : []),
      draw('line', { x1: MARGIN.left, x2: right, y1: y(one.bar), y2: y(one.bar), class: 'bar' }),
      draw(
        'text',
        // Where the curve is not: it passes the bar from below, on its left.
        highest > one.bar
          ? { x: right - 4, y: y(one.bar) + 16, class: 'bar-name end' }
          : { x: MARGIN.left + 4, y: y(one.bar) - 7, class: 'bar-name' },
        `${numberText(one.bar)} ${one.unit} is a breakout`,
      ),
      draw('path', {
        d: `${path([...one.seen, ...future])}L${x(end[0])} ${bottom}L${x(one.seen[0]?.[0] ?? 0)} ${bottom}Z`,
        class: 'area',
      }),
      draw('path', { d: path([...one.seen.slice(-1), ...future]), class: 'rest' }),
      draw('path', { d: path(one.seen), class: 'seen' }),
      draw('circle', { cx: x(end[0]), cy: y(end[1]), r: 5, class: 'tip' }),
      ...(isPast
        ? [draw('text', { x: right - 10, y: y(end[1]) - 10, class: 'end-figure end' }, numberText(end[1]))]
        : []),
    )
  }
}

function level(count: number, y: number, right: number): SVGElement {
  return draw(
    'g',
    {},
    draw('line', { x1: MARGIN.left, x2: right, y1: y, y2: y, class: 'grid' }),
    draw('text', { x: MARGIN.left - 8, y: y + 4, class: 'tick end' }, levelText(count)),
  )
}

/** Half of a bar; of a small odd one there is no half that could be counted. */
const halfOf = (bar: number): number => (bar < 10 && bar % 2 === 1 ? bar : bar / 2)

/** The figures on the vertical axis: multiples of half the bar, spaced so that they do not touch. */
export function levels(highest: number, half: number, heightOf: (count: number) => number): readonly number[] {
  const step = half * (LEVEL_STEPS.find((halves) => heightOf(half * halves) >= ROOM_OF_LEVEL) ?? 128)
  return Array.from({ length: Math.floor(highest / step) + 1 }, (_, index) => index * step)
}

/** Labels of whole hours, or of days where the case lasts many. */
function hours(one: PredictorCase, width: number): readonly { readonly minutes: number; readonly text: string }[] {
  const roomFor = Math.max(2, Math.floor(width / ROOM_OF_TICK))
  const step = TICK_HOURS.find((candidate) => one.deadlineMinutes / 60 / candidate <= roomFor) ?? 960
  const start = instantOf(one, 0)
  const sinceMidnight = start.getUTCHours() * 60 + start.getUTCMinutes()
  const first = Math.ceil(sinceMidnight / (step * 60)) * step * 60 - sinceMidnight
  const count = Math.floor((one.deadlineMinutes - first) / (step * 60)) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const minutes = first + index * step * 60
    const at = instantOf(one, minutes)
    return { minutes, text: step >= 24 || clockText(at) === '00:00' ? dateText(at) : clockText(at) }
  }).filter(({ minutes }) => (minutes / one.deadlineMinutes) * width < width - ROOM_OF_DEADLINE)
}

/** The curve up to an instant; the last point lies on the line to the next. */
export function upTo(points: readonly CurvePoint[], untilMinutes: number, from: CurvePoint): readonly CurvePoint[] {
  const passed = points.filter(([minutes]) => minutes <= untilMinutes)
  const next = points[passed.length]
  const [lastMinutes, lastCount] = passed.at(-1) ?? from
  if (next === undefined || untilMinutes <= lastMinutes) return passed
  const share = (untilMinutes - lastMinutes) / (next[0] - lastMinutes)
  return [...passed, [untilMinutes, lastCount + (next[1] - lastCount) * share]]
}
