import type { Pen } from '../pen'
import { CALM } from '../scene-kit/expression'
import { hand } from '../scene-kit/face'
import { figure } from '../scene-kit/figure'
import { CLOTHES, HAIRS, lit, SKINS } from '../scene-kit/palette'
import { limb, line, type Placing, placed, shape } from '../scene-kit/shape'
import { hangingArms } from './hanging-arms'

/** Walks to the right and looks to the left. */
export function distracted(pen: Pen, at: Placing): void {
  placed(pen, at, () => {
    figure(
      pen,
      { x: 0, y: 0 },
      {
        head: {
          skin: SKINS.light,
          hair: HAIRS.brown,
          hairStyle: 'quiff',
          facing: -1,
          expression: { ...CALM, eyes: 'wide', brows: 'raised', mouth: 'pursed', lookX: -0.9, blushing: true },
        },
        clothes: CLOTHES.blue,
        headTurn: -0.1,
      },
    )
    // a checked shirt
    for (const [fromX, toX] of [
      [-52, -56],
      [-10, -12],
      [34, 36],
    ] as const) {
      line(
        pen,
        (path) => {
          path.moveTo(fromX, 110)
          path.lineTo(toX, 296)
        },
        lit(CLOTHES.blue, 0.2),
        5,
      )
    }
    for (const y of [140, 184, 228, 272]) {
      line(
        pen,
        (path) => {
          path.moveTo(-76, y)
          path.quadraticCurveTo(0, y + 10, 78, y)
        },
        lit(CLOTHES.blue, 0.2),
        5,
      )
    }
    hangingArms(pen, [-1, 1])
    whistle(pen)
  })
}

function whistle(pen: Pen): void {
  for (const [x, y] of [
    [-78, 30],
    [-104, 4],
  ] as const) {
    shape(pen, '#0b1026', (path) => path.ellipse(x, y, 9, 7, -0.4, 0, Math.PI * 2), 0)
    line(
      pen,
      (path) => {
        path.moveTo(x + 7, y - 2)
        path.lineTo(x + 7, y - 30)
        path.quadraticCurveTo(x + 18, y - 26, x + 20, y - 14)
      },
      undefined,
      5,
    )
  }
}

/** Holds the arm of who looks away, and cannot believe it. */
export function ignored(pen: Pen, at: Placing): void {
  placed(pen, at, () => {
    figure(
      pen,
      { x: 0, y: 0 },
      {
        head: {
          skin: SKINS.tan,
          hair: HAIRS.ginger,
          hairStyle: 'bun',
          facing: -0.8,
          expression: { ...CALM, eyes: 'wide', brows: 'angry', mouth: 'gasp', lookX: -0.9 },
        },
        clothes: CLOTHES.teal,
        headTurn: 0.06,
      },
    )
    hangingArms(pen, [1])
    limb(
      pen,
      (path) => {
        path.moveTo(-62, 112)
        path.quadraticCurveTo(-96, 216, -140, 172)
      },
      CLOTHES.teal,
      34,
    )
    hand(pen, -146, 164, 22, SKINS.tan)
  })
}
