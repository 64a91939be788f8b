import type { Pen } from '../pen'
import { lit, shaded } from '../scene-kit/palette'
import { limb, line, shape, shapeWith, type Trace } from '../scene-kit/shape'

type Point = readonly [x: number, y: number]

/** A quilted jacket around a figure whose head's middle is the origin; it reaches down to 260 pixels. */
export function pufferJacket(pen: Pen, color: string): void {
  shapeWith(pen, color, body, () => {
    shape(pen, shaded(color, 0.28), bodyShadow, 0)
    shape(pen, lit(color, 0.3), bodyLight, 0)
    for (const y of [132, 168, 204]) line(pen, seam(y), shaded(color, 0.5), 5)
    line(pen, zip, shaded(color, 0.6), 5)
  })
  shapeWith(pen, lit(color, 0.16), collar, () => shape(pen, shaded(color, 0.2), collarShadow, 0))
}

/** A sleeve from the shoulder over the elbow to the wrist, quilted across. */
export function sleeve(pen: Pen, shoulder: Point, elbow: Point, wrist: Point, color: string): void {
  limb(
    pen,
    (path) => {
      path.moveTo(...shoulder)
      path.quadraticCurveTo(...elbow, ...wrist)
    },
    color,
    52,
  )
  for (const share of [0.28, 0.52, 0.76]) {
    const [x, y] = [onCurve(shoulder[0], elbow[0], wrist[0], share), onCurve(shoulder[1], elbow[1], wrist[1], share)]
    const along = Math.atan2(
      slope(shoulder[1], elbow[1], wrist[1], share),
      slope(shoulder[0], elbow[0], wrist[0], share),
    )
    line(
      pen,
      (path) => {
        path.moveTo(x - Math.sin(along) * 24, y + Math.cos(along) * 24)
        path.quadraticCurveTo(
          x + Math.cos(along) * 9,
          y + Math.sin(along) * 9,
          x + Math.sin(along) * 24,
          y - Math.cos(along) * 24,
        )
      },
      shaded(color, 0.5),
      5,
    )
  }
}

const onCurve = (from: number, over: number, to: number, share: number): number =>
  (1 - share) ** 2 * from + 2 * (1 - share) * share * over + share ** 2 * to

const slope = (from: number, over: number, to: number, share: number): number =>
  (1 - share) * (over - from) + share * (to - over)

const body: Trace = (pen) => {
  pen.moveTo(-46, 72)
  pen.bezierCurveTo(-96, 78, -112, 108, -110, 140)
  pen.bezierCurveTo(-118, 160, -116, 180, -110, 190)
  pen.bezierCurveTo(-116, 210, -114, 240, -108, 270)
  pen.lineTo(108, 270)
  pen.bezierCurveTo(114, 240, 116, 210, 110, 190)
  pen.bezierCurveTo(116, 180, 118, 160, 110, 140)
  pen.bezierCurveTo(112, 108, 96, 78, 46, 72)
  pen.closePath()
}

const bodyShadow: Trace = (pen) => {
  pen.moveTo(44, 60)
  pen.bezierCurveTo(76, 130, 60, 200, 52, 280)
  pen.lineTo(130, 280)
  pen.lineTo(130, 60)
  pen.closePath()
}

const bodyLight: Trace = (pen) => {
  pen.moveTo(-70, 84)
  pen.bezierCurveTo(-100, 96, -104, 112, -102, 126)
  pen.quadraticCurveTo(-84, 100, -52, 92)
  pen.closePath()
}

const seam =
  (y: number): Trace =>
  (pen) => {
    pen.moveTo(-120, y)
    pen.quadraticCurveTo(-60, y + 14, 0, y + 2)
    pen.quadraticCurveTo(60, y + 14, 120, y)
  }

const zip: Trace = (pen) => {
  pen.moveTo(0, 96)
  pen.lineTo(0, 280)
}

const collar: Trace = (pen) => {
  pen.moveTo(-58, 62)
  pen.quadraticCurveTo(0, 90, 58, 62)
  pen.bezierCurveTo(68, 76, 64, 94, 52, 102)
  pen.quadraticCurveTo(0, 122, -52, 102)
  pen.bezierCurveTo(-64, 94, -68, 76, -58, 62)
  pen.closePath()
}

const collarShadow: Trace = (pen) => pen.rect(22, 50, 60, 80)
