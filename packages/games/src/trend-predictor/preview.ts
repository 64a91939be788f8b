/** What a card draws with. */
type Pen = Pick<
  CanvasRenderingContext2D,
  | 'fillRect'
  | 'beginPath'
  | 'arc'
  | 'ellipse'
  | 'fill'
  | 'stroke'
  | 'moveTo'
  | 'lineTo'
  | 'setLineDash'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineCap'
>

const ROUND_SECONDS = 7
/** The day side comes to rest before the curve is drawn on. */
const ANSWERED_AT = 0.42
const DRAWN_AT = 0.84
const SAYS = 0.72

const eased = (share: number): number => 1 - (1 - Math.min(1, Math.max(0, share))) ** 3

/** A case in miniature, for the card of the game: a planet turns to its day, then the curve beside it goes on. */
export function drawPreview(pen: Pen, width: number, height: number, seconds: number): void {
  const round = (seconds % ROUND_SECONDS) / ROUND_SECONDS
  pen.fillStyle = '#05060f'
  pen.fillRect(0, 0, width, height)
  drawPlanet(pen, width * 0.27, height / 2, height * 0.33, 0.2 + (SAYS - 0.2) * eased(round / ANSWERED_AT))
  drawCurve(pen, width, height, eased((round - ANSWERED_AT) / (DRAWN_AT - ANSWERED_AT)))
}

function drawPlanet(pen: Pen, x: number, y: number, radius: number, lit: number): void {
  const across = 2 * lit - 1
  pen.fillStyle = '#140f22'
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.fill()
  pen.fillStyle = '#e0a873'
  pen.beginPath()
  pen.arc(x, y, radius, Math.PI / 2, 1.5 * Math.PI)
  pen.ellipse(x, y, Math.abs(across) * radius, radius, 0, 1.5 * Math.PI, Math.PI / 2, across < 0)
  pen.fill()
}

function drawCurve(pen: Pen, width: number, height: number, share: number): void {
  const [left, right, bottom] = [width * 0.54, width * 0.94, height * 0.78]
  const at = (part: number): readonly [number, number] => [
    left + (right - left) * part,
    bottom - height * 0.52 * (1 - (1 - part) ** 2.2) * (0.4 + 0.6 * part),
  ]
  pen.lineWidth = 1.5
  pen.strokeStyle = '#ffd592'
  pen.setLineDash([6, 5])
  pen.beginPath()
  pen.moveTo(left, height * 0.38)
  pen.lineTo(right, height * 0.38)
  pen.stroke()
  pen.setLineDash([])
  pen.lineWidth = 3
  pen.lineCap = 'round'
  pen.strokeStyle = '#9fc2ff'
  pen.beginPath()
  pen.moveTo(...at(0))
  const until = 0.22 + 0.78 * share
  for (let part = 0; part < until; part += 0.02) pen.lineTo(...at(part))
  pen.lineTo(...at(until))
  pen.stroke()
}
