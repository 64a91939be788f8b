import type { Pen } from '../pen'
import { CLOTHES, PAPER, shaded } from '../scene-kit/palette'
import { line, type Placing, placed, polygon, shape, shapeWith } from '../scene-kit/shape'
import { cutOutWindow } from './cut-out-window'

const CARDBOARD = '#c79a62'
const TAPE = '#d9dbe0'

/** The rocket of the poster as one gets it: boxes, tape, a traffic cone; 330 pixels high, around its window. */
export function cardboardRocket(pen: Pen, at: Placing, accent: string): void {
  placed(pen, at, () => {
    paperFlame(pen)
    shape(pen, shaded(CARDBOARD, 0.2), polygon([-66, 66], [-138, 128], [-126, 176], [-62, 150]))
    shape(pen, shaded(CARDBOARD, 0.3), polygon([66, 40], [116, 118], [134, 112], [110, 182], [60, 152]))
    shapeWith(pen, CARDBOARD, polygon([-74, -84], [66, -92], [72, 150], [-66, 156]), () => {
      shape(pen, shaded(CARDBOARD, 0.22), polygon([34, -100], [100, -100], [100, 170], [44, 170]), 0)
      for (const x of [-40, -4, 30]) stroke(pen, [x, 88], [x + 2, 160], shaded(CARDBOARD, 0.18), 3)
    })
    cone(pen)
    cutOutWindow(pen, CARDBOARD)
    crayonStar(pen, accent)
    for (const strip of STRIPS) shape(pen, TAPE, polygon(...strip), 4)
  })
}

type Point = readonly [x: number, y: number]

function stroke(pen: Pen, from: Point, to: Point, color: string, width: number): void {
  line(
    pen,
    (path) => {
      path.moveTo(...from)
      path.lineTo(...to)
    },
    color,
    width,
  )
}

const STRIPS: readonly (readonly Point[])[] = [
  [
    [-92, 84],
    [-50, 66],
    [-42, 86],
    [-84, 104],
  ],
  [
    [48, 70],
    [96, 92],
    [88, 112],
    [40, 90],
  ],
  [
    [-84, -70],
    [-40, -96],
    [-30, -78],
    [-74, -52],
  ],
  [
    [34, -102],
    [82, -84],
    [76, -64],
    [28, -82],
  ],
]

/** The nose was a traffic cone, and will be one again. */
function cone(pen: Pen): void {
  shapeWith(pen, CLOTHES.orange, polygon([-14, -186], [10, -188], [44, -104], [-52, -98]), () => {
    shape(pen, PAPER, polygon([-60, -150], [60, -156], [60, -130], [-60, -124]), 0)
    shape(pen, shaded(CLOTHES.orange, 0.22), polygon([4, -200], [60, -200], [60, -90], [18, -90]), 0)
    shape(pen, shaded(PAPER, 0.2), polygon([12, -154], [60, -156], [60, -130], [14, -128]), 0)
  })
  shape(pen, shaded(CLOTHES.orange, 0.12), polygon([-74, -104], [64, -112], [66, -92], [-74, -84]))
}

function crayonStar(pen: Pen, accent: string): void {
  const points = Array.from({ length: 10 }, (_, index): [number, number] => {
    const [angle, reach] = [(index / 10) * Math.PI * 2 - 1.4, index % 2 === 0 ? 30 : 12]
    return [4 + Math.cos(angle) * reach, 104 + Math.sin(angle) * reach]
  })
  shape(pen, accent, polygon(...points), 5)
}

/** Strips of crêpe paper where the fire should be. */
function paperFlame(pen: Pen): void {
  for (const [x, tip, color] of [
    [-34, 188, CLOTHES.orange],
    [-8, 196, CLOTHES.yellow],
    [18, 186, CLOTHES.red],
    [42, 192, CLOTHES.orange],
  ] as const) {
    shape(
      pen,
      color,
      (path) => {
        path.moveTo(x - 12, 140)
        path.quadraticCurveTo(x - 18, 168, x - 6, tip)
        path.quadraticCurveTo(x + 12, 176, x + 12, 140)
        path.closePath()
      },
      5,
    )
  }
}
