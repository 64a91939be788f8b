import { seededFraction } from '@trendverse/domain/trends/planets/planet-seed'
import { logBytes } from '../frame-kit/log-text'
import { MINIATURE_HEIGHT, MINIATURE_WIDTH, type OpenMiniature } from '../miniature'
import { simulateRun } from '../rules-kit/simulate-run'
import { type CurvePoint, type PredictorCase, trendPredictorPackSchema } from './pack'
import { UNDECIDED } from './rules/v1/forecast-state'
import { rules } from './rules/v1/rules'

/** The part of a canvas that a case is drawn with. */
export type CasePen = Pick<
  CanvasRenderingContext2D,
  | 'arc'
  | 'beginPath'
  | 'createRadialGradient'
  | 'ellipse'
  | 'fill'
  | 'fillRect'
  | 'fillStyle'
  | 'globalAlpha'
  | 'lineCap'
  | 'lineJoin'
  | 'lineTo'
  | 'lineWidth'
  | 'moveTo'
  | 'setLineDash'
  | 'stroke'
  | 'strokeStyle'
>

const CASE_MS = 2_500
/** Shares of a case: the planet turns to its day, the curve goes on, and one may look. */
const SAID_AT = 0.32
const SHOWN_AT = 0.8
const PLANET = { x: 92, y: 90, radius: 56 } as const
const CURVE = { left: 178, right: 302, top: 34, bottom: 140 } as const
/** Above the highest point. */
const HEAD_ROOM = 1.15
const SEEN = '#9fc2ff'
const BAR = '#ffd592'
const SOLVED = { brokeOut: '#7fe3b0', did_not: '#e6ebfa' } as const
const STARS = Array.from({ length: 60 }, (_, star) =>
  (['across', 'down', 'light'] as const).map((what) => seededFraction(`far star ${star}`, what)),
)

/** A run in small: planet by planet turns to the day that was said, then the curve beside it goes on. */
export const openMiniature: OpenMiniature = ({ rulesVersion, seed, mode, content, log }) => {
  if (rulesVersion !== rules.version) return null
  const { cases } = trendPredictorPackSchema.parse(content)
  const { locked } = simulateRun(rules, { seed, pack: { cases }, mode, log: logBytes(log) })
  const answered = cases.slice(0, Math.max(1, locked.length))
  return (pen, elapsedMs) => {
    const at = Math.floor(elapsedMs / CASE_MS) % answered.length
    const one = answered[at]
    if (one !== undefined) drawCase(pen, one, locked[at] ?? UNDECIDED, (elapsedMs % CASE_MS) / CASE_MS)
  }
}

/** @param share 0 to 1: how far the case has come. */
export function drawCase(pen: CasePen, one: PredictorCase, said: number, share: number): void {
  pen.globalAlpha = 1
  pen.fillStyle = '#05060f'
  pen.fillRect(0, 0, MINIATURE_WIDTH, MINIATURE_HEIGHT)
  pen.fillStyle = '#dfe7fa'
  for (const [across = 0, down = 0, light = 0] of STARS) {
    pen.globalAlpha = 0.12 + 0.6 * light * light
    const size = 0.5 + 0.7 * light
    pen.fillRect(across * MINIATURE_WIDTH, down * MINIATURE_HEIGHT, size, size)
  }
  pen.globalAlpha = 1
  drawPlanet(pen, one.trend.color, (UNDECIDED + (said - UNDECIDED) * eased(share / SAID_AT)) / 100)
  drawCurve(pen, one, eased((share - SAID_AT) / (SHOWN_AT - SAID_AT)))
}

const eased = (share: number): number => 1 - (1 - Math.min(1, Math.max(0, share))) ** 3

function drawPlanet(pen: CasePen, color: string, lit: number): void {
  const { x, y, radius } = PLANET
  const glow = pen.createRadialGradient(x, y, radius * 0.9, x, y, radius * 1.35)
  glow.addColorStop(0, `${color}55`)
  glow.addColorStop(1, `${color}00`)
  pen.fillStyle = glow
  pen.fillRect(x - 2 * radius, y - 2 * radius, 4 * radius, 4 * radius)
  pen.fillStyle = '#11101e'
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.fill()
  const day = pen.createRadialGradient(x - radius * 0.6, y - radius * 0.3, radius * 0.1, x, y, radius)
  day.addColorStop(0, '#ffffff')
  day.addColorStop(0.25, color)
  day.addColorStop(1, color)
  pen.fillStyle = day
  const across = 2 * lit - 1
  pen.beginPath()
  pen.arc(x, y, radius, Math.PI / 2, 1.5 * Math.PI)
  pen.ellipse(x, y, Math.abs(across) * radius, radius, 0, 1.5 * Math.PI, Math.PI / 2, across < 0)
  pen.fill()
}

function drawCurve(pen: CasePen, one: PredictorCase, share: number): void {
  const { left, right, top, bottom } = CURVE
  const { seen, hidden, bar, seenUntilMinutes, deadlineMinutes, brokeOut } = one
  const highest = HEAD_ROOM * Math.max(bar, ...[...seen, ...hidden].map(([, count]) => count))
  const place = ([minutes, count]: CurvePoint): readonly [number, number] => [
    left + ((right - left) * minutes) / deadlineMinutes,
    bottom - ((bottom - top) * count) / highest,
  ]
  const line = (points: readonly CurvePoint[], color: string): void => {
    pen.strokeStyle = color
    pen.beginPath()
    for (const [index, point] of points.entries()) {
      if (index === 0) pen.moveTo(...place(point))
      else pen.lineTo(...place(point))
    }
    pen.stroke()
  }
  pen.lineWidth = 1.2
  pen.setLineDash([4, 4])
  line(
    [
      [0, bar],
      [deadlineMinutes, bar],
    ],
    BAR,
  )
  pen.setLineDash([])
  pen.lineWidth = 2.4
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  const until = seenUntilMinutes + (deadlineMinutes - seenUntilMinutes) * share
  const rest = [...seen.slice(-1), ...hidden.filter(([minutes]) => minutes <= until)]
  if (rest.length > 1) line(rest, brokeOut ? SOLVED.brokeOut : SOLVED.did_not)
  line(seen, SEEN)
  const [x, y] = place(rest.at(-1) ?? [0, 0])
  pen.fillStyle = '#ffffff'
  pen.beginPath()
  pen.arc(x, y, 3, 0, 2 * Math.PI)
  pen.fill()
}
