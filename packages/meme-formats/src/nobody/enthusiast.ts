import type { Pen } from '../pen'
import { CALM } from '../scene-kit/expression'
import { figure } from '../scene-kit/figure'
import { CLOTHES, HAIRS, LAMP, PAPER, SKINS } from '../scene-kit/palette'
import { line, type Placing, placed, polygon, shape } from '../scene-kit/shape'
import { sparkle } from '../scene-kit/sparkle'
import { partyHat } from './party-hat'

/** Both arms up, a pennant in one hand, a sparkler in the other; the head's middle is the origin. */
export function enthusiast(pen: Pen, at: Placing, accent: string): void {
  placed(pen, at, () => {
    pennant(pen, accent)
    sparkler(pen)
    figure(
      pen,
      { x: 0, y: 0 },
      {
        head: {
          skin: SKINS.light,
          hair: HAIRS.ginger,
          hairStyle: 'curly',
          expression: { ...CALM, eyes: 'happy', brows: 'raised', mouth: 'grin', blushing: true },
          rimLight: LAMP,
        },
        clothes: CLOTHES.teal,
        headTurn: -0.06,
        arms: [
          { elbow: [-166, 120], hand: [-136, -6] },
          { elbow: [166, 120], hand: [136, -16] },
        ],
      },
    )
    // a jersey with the planet of the day
    shape(pen, PAPER, (path) => path.arc(0, 136, 30, 0, Math.PI * 2), 5)
    shape(pen, accent, (path) => path.arc(0, 136, 15, 0, Math.PI * 2), 4)
    line(pen, (path) => path.ellipse(0, 136, 25, 7, -0.3, -0.4, Math.PI + 0.4), undefined, 4)
    partyHat(pen, { x: -8, y: -66, turn: -0.14 }, accent)
  })
}

function pennant(pen: Pen, accent: string): void {
  line(
    pen,
    (path) => {
      path.moveTo(-132, 30)
      path.lineTo(-150, -136)
    },
    undefined,
    9,
  )
  shape(pen, accent, polygon([-150, -134], [-250, -96], [-144, -76]))
}

function sparkler(pen: Pen): void {
  line(
    pen,
    (path) => {
      path.moveTo(134, 10)
      path.lineTo(148, -84)
    },
    undefined,
    6,
  )
  for (const [x, y, radius] of [
    [150, -104, 40],
    [190, -78, 14],
    [112, -124, 15],
    [178, -142, 12],
  ] as const)
    shape(pen, radius > 30 ? LAMP : PAPER, sparkle(x, y, radius), 4)
}
