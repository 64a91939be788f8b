import type { Vec3 } from './noise'
import { clamp } from './vector'

/** As the universe's finish on strong devices exposes, and how far it drives colours away from grey. */
const EXPOSURE = 1.4
const SATURATION = 0.387
const DARKEST_EV = -12.47393
const BRIGHTEST_EV = 4.026069

type Matrix = readonly [Vec3, Vec3, Vec3]

/** Rows. sRGB to Rec. 2020, and AgX's own primaries; the way back below. */
const TO_REC2020: Matrix = [
  [0.6274, 0.3293, 0.0433],
  [0.0691, 0.9195, 0.0113],
  [0.0164, 0.088, 0.8956],
]
const FROM_REC2020: Matrix = [
  [1.6605, -0.5876, -0.0728],
  [-0.1246, 1.1329, -0.0083],
  [-0.0182, -0.1006, 1.1187],
]
const INSET: Matrix = [
  [0.856627153315983, 0.0951212405381588, 0.0482516061458583],
  [0.137318972929847, 0.761241990602591, 0.101439036467562],
  [0.11189821299995, 0.0767994186031903, 0.811302368396859],
]
const OUTSET: Matrix = [
  [1.1271005818144368, -0.11060664309660323, -0.016493938717834573],
  [-0.1413297634984383, 1.157823702216272, -0.016493938717834257],
  [-0.14132976349843826, -0.11060664309660294, 1.2519364065950405],
]

const apply = ([first, second, third]: Matrix, [x, y, z]: Vec3): Vec3 => [
  first[0] * x + first[1] * y + first[2] * z,
  second[0] * x + second[1] * y + second[2] * z,
  third[0] * x + third[1] * y + third[2] * z,
]
const each = ([x, y, z]: Vec3, change: (value: number) => number): Vec3 => [change(x), change(y), change(z)]

/** A curve with a soft toe and shoulder, fitted by the authors of AgX's short form. */
function contrast(x: number): number {
  const x2 = x * x
  const x4 = x2 * x2
  return 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + 0.4298 * x2 + 0.1191 * x - 0.00232
}

const encoded = (light: number): number => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)

/** Light of any strength as an sRGB colour, 0 to 1: the film of the universe (AgX, as three.js computes it). */
export function toneOf(light: Vec3): Vec3 {
  const exposed = apply(
    TO_REC2020,
    each(light, (value) => value * EXPOSURE),
  )
  const curved = each(apply(INSET, exposed), (value) =>
    contrast(clamp((Math.log2(Math.max(value, 1e-10)) - DARKEST_EV) / (BRIGHTEST_EV - DARKEST_EV))),
  )
  const linear = each(apply(OUTSET, curved), (value) => Math.max(0, value) ** 2.2)
  const toned = each(apply(FROM_REC2020, linear), clamp)
  const grey = (toned[0] + toned[1] + toned[2]) / 3
  return each(toned, (value) => encoded(clamp(value + (value - grey) * SATURATION)))
}
