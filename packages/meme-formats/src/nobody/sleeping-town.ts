import type { Pen } from '../pen'
import { INK, LAMP } from '../scene-kit/palette'
import { line, polygon, shape } from '../scene-kit/shape'

const HOUSES = [
  { x: -20, top: 238, width: 96, color: '#27285c' },
  { x: 70, top: 262, width: 80, color: '#22234f' },
  { x: 206, top: 270, width: 90, color: '#22234f' },
  { x: 400, top: 266, width: 86, color: '#27285c' },
  { x: 618, top: 240, width: 92, color: '#22234f' },
  { x: 704, top: 216, width: 110, color: '#2b2c64' },
] as const

/** Houses with dark windows, from the left to the right edge; one has been woken, and looks out. */
export function sleepingTown(pen: Pen): void {
  for (const { x, top, width, color } of HOUSES) {
    shape(pen, color, polygon([x, 420], [x, top], [x + width / 2, top - 44], [x + width, top], [x + width, 420]), 5)
    pen.fillStyle = INK
    for (const column of [0.2, 0.6]) {
      for (const row of [16, 62]) pen.fillRect(x + width * column, top + row, 20, 26)
    }
  }
  wokenWindow(pen)
}

function wokenWindow(pen: Pen): void {
  shape(pen, LAMP, (path) => path.rect(720, 228, 60, 64), 5)
  // somebody in a nightcap, arms akimbo
  shape(pen, INK, (path) => path.ellipse(750, 262, 14, 16, 0, 0, Math.PI * 2), 0)
  shape(pen, INK, polygon([722, 292], [734, 274], [766, 274], [778, 292]), 0)
  shape(
    pen,
    INK,
    (path) => {
      path.moveTo(735, 257)
      path.quadraticCurveTo(746, 230, 774, 250)
      path.quadraticCurveTo(764, 248, 765, 257)
      path.closePath()
    },
    0,
  )
  shape(pen, INK, (path) => path.arc(774, 255, 5, 0, Math.PI * 2), 0)
  for (const x of [745, 756]) {
    line(
      pen,
      (path) => {
        path.moveTo(x - 3, 263)
        path.lineTo(x + 3, 263)
      },
      LAMP,
      3,
    )
  }
}
