import type { Pen } from '../pen'
import { lit } from './palette'
import { circle, line, oval, shape, shapeWith } from './shape'

export type HairStyle = 'short' | 'long' | 'bun' | 'curly' | 'quiff' | 'bald'

/** What hangs behind a head 100 pixels wide, around the head's middle. */
export function hairBehind(pen: Pen, style: HairStyle, color: string): void {
  if (style === 'long') {
    shape(pen, color, (path) => {
      path.moveTo(-60, -10)
      path.bezierCurveTo(-66, -92, 66, -92, 60, -10)
      path.bezierCurveTo(62, 40, 70, 70, 62, 96)
      path.quadraticCurveTo(0, 108, -62, 96)
      path.bezierCurveTo(-70, 70, -62, 40, -60, -10)
      path.closePath()
    })
  }
  if (style === 'bun') shape(pen, color, circle(0, -78, 25))
  if (style === 'curly') {
    for (const [x, y] of CURLS) shape(pen, color, circle(x, y, 24))
    for (const [x, y] of CURLS) shape(pen, color, circle(x, y, 22), 0)
  }
}

const CURLS = [
  [-52, -12],
  [-48, -44],
  [-22, -66],
  [10, -70],
  [40, -52],
  [54, -20],
  [-56, 14],
  [58, 10],
] as const

/** What lies on the forehead. */
export function hairBefore(pen: Pen, style: HairStyle, color: string): void {
  if (style === 'bald') {
    line(pen, (path) => path.arc(-8, -12, 40, -2.3, -1.8), '#ffffff66', 6)
    return
  }
  const fringe = (path: Pen) => {
    path.moveTo(-52, -4)
    path.bezierCurveTo(-60, -88, 60, -88, 52, -4)
    if (style === 'short') {
      path.lineTo(44, -30)
      path.quadraticCurveTo(0, -30, -44, -30)
    } else if (style === 'quiff') {
      path.lineTo(45, -26)
      path.bezierCurveTo(30, -40, 0, -26, -46, -32)
    } else if (style === 'curly') {
      path.bezierCurveTo(46, -30, 30, -36, 22, -30)
      path.bezierCurveTo(10, -42, -6, -40, -14, -30)
      path.bezierCurveTo(-26, -40, -44, -34, -52, -4)
    } else {
      path.bezierCurveTo(46, -34, 22, -44, 8, -46)
      path.bezierCurveTo(-6, -30, -38, -26, -52, -4)
    }
    path.closePath()
  }
  shapeWith(pen, color, fringe, () => shape(pen, lit(color, 0.22), oval(-18, -58, 30, 12, -0.3), 0))
  if (style === 'quiff') {
    shape(pen, color, (path) => {
      path.moveTo(-40, -50)
      path.bezierCurveTo(-52, -96, 30, -102, 52, -72)
      path.bezierCurveTo(34, -74, 40, -56, 30, -46)
      path.quadraticCurveTo(0, -40, -40, -50)
      path.closePath()
    })
  }
}
