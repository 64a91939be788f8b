import type { Pen } from '../pen'
import { face, type Head, hand } from './face'
import { lit, shaded } from './palette'
import { limb, type Placing, placed, shape, shapeWith, type Trace } from './shape'

type Point = readonly [x: number, y: number]

/** An arm from the shoulder over the elbow to the hand, in the figure's own pixels. */
export type Arm = { readonly elbow: Point; readonly hand: Point }

/** A person down to the hips: the head of `face.ts` on shoulders 150 pixels wide. */
export type Figure = {
  readonly head: Head
  readonly clothes: string
  /** Turn of the head, in radians. */
  readonly headTurn?: number
  /** Arms before the body; the left one of the picture first; null: hangs behind what is in front. */
  readonly arms?: readonly [Arm | null, Arm | null]
}

/** Where the shoulders are, for arms drawn by a scene itself. */
export const SHOULDERS = { left: [-62, 104], right: [62, 104] } as const

/** A person whose head's middle is the origin; the body reaches down to 300 pixels at size 1. */
export function figure(pen: Pen, at: Placing, { head, clothes, headTurn = 0, arms = [null, null] }: Figure): void {
  placed(pen, at, () => {
    shape(pen, shaded(head.skin, 0.28), neck)
    shapeWith(pen, clothes, torso, () => {
      shape(pen, shaded(clothes, 0.28), torsoShadow, 0)
      shape(pen, lit(clothes, 0.18), collarLight, 0)
    })
    face(pen, { x: 0, y: 0, turn: headTurn }, head)
    for (const [index, arm] of arms.entries()) {
      if (arm) drawArm(pen, index === 0 ? SHOULDERS.left : SHOULDERS.right, arm, clothes, head.skin)
    }
  })
}

function drawArm(pen: Pen, shoulder: Point, arm: Arm, clothes: string, skin: string): void {
  limb(
    pen,
    (path) => {
      path.moveTo(...shoulder)
      path.quadraticCurveTo(...arm.elbow, ...arm.hand)
    },
    clothes,
    38,
  )
  hand(pen, arm.hand[0], arm.hand[1], 23, skin)
}

const neck: Trace = (pen) => pen.roundRect(-22, 40, 44, 60, 10)

const torso: Trace = (pen) => {
  pen.moveTo(-24, 80)
  pen.bezierCurveTo(-70, 84, -88, 96, -92, 150)
  pen.lineTo(-82, 300)
  pen.lineTo(82, 300)
  pen.lineTo(92, 150)
  pen.bezierCurveTo(88, 96, 70, 84, 24, 80)
  pen.quadraticCurveTo(0, 100, -24, 80)
  pen.closePath()
}

const torsoShadow: Trace = (pen) => {
  pen.moveTo(34, 70)
  pen.bezierCurveTo(60, 140, 40, 220, 30, 310)
  pen.lineTo(110, 310)
  pen.lineTo(110, 70)
  pen.closePath()
}

const collarLight: Trace = (pen) => {
  pen.moveTo(-60, 92)
  pen.bezierCurveTo(-84, 104, -84, 140, -82, 170)
  pen.bezierCurveTo(-74, 130, -66, 110, -40, 92)
  pen.closePath()
}
