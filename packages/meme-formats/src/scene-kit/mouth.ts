import type { Pen } from '../pen'
import type { Expression } from './expression'
import { CLOTHES, INK, PAPER, shaded } from './palette'
import { line, oval, shape, shapeWith, type Trace } from './shape'

const LINES: Partial<Record<Expression['mouth'], Trace>> = {
  smile: (pen) => {
    pen.moveTo(-17, -3)
    pen.quadraticCurveTo(0, 13, 17, -3)
  },
  flat: (pen) => {
    pen.moveTo(-15, 0)
    pen.lineTo(15, 0)
  },
  skewed: (pen) => {
    pen.moveTo(-14, 5)
    pen.quadraticCurveTo(2, 5, 18, -6)
  },
  frown: (pen) => {
    pen.moveTo(-16, 6)
    pen.quadraticCurveTo(0, -10, 16, 6)
  },
  wobble: (pen) => {
    pen.moveTo(-18, 2)
    pen.quadraticCurveTo(-12, -7, -6, 1)
    pen.quadraticCurveTo(0, 8, 6, 0)
    pen.quadraticCurveTo(12, -7, 18, 2)
  },
}

/** The mouth around its middle, of a head 100 pixels wide. */
export function mouth(pen: Pen, kind: Expression['mouth'], skin: string): void {
  const trace = LINES[kind]
  if (trace) {
    line(pen, trace, INK, 5)
    return
  }
  if (kind === 'pursed') {
    shape(pen, shaded(skin, 0.25), oval(0, 2, 7, 6), 4)
    return
  }
  const open: Trace =
    kind === 'gasp'
      ? oval(0, 8, 13, 18)
      : (path) => {
          path.moveTo(-23, -6)
          path.quadraticCurveTo(0, 0, 23, -6)
          path.quadraticCurveTo(20, 20, 0, 20)
          path.quadraticCurveTo(-20, 20, -23, -6)
          path.closePath()
        }
  shapeWith(
    pen,
    '#5c1230',
    open,
    () => {
      shape(pen, CLOTHES.red, oval(0, kind === 'gasp' ? 25 : 20, 12, 9), 0)
      if (kind !== 'grin') return
      pen.fillStyle = PAPER
      pen.fillRect(-24, -8, 48, 11)
    },
    5,
  )
}
