import type { FlightView } from '../flight-view'
import { cross, dot, normalize, set, type Vector, vector } from './vectors'

const NEAR = 0.1
const FAR = 900
/** The one key light: upper left, a little in front, as at home. */
const SUN = normalize(vector(-0.76, 0.46, -0.42))

/** Half of the vertical angle of view, degrees. */
const HALF_ANGLE = { wide: 28, tall: 35 } as const
const RUSH_ANGLE = 4
/** The craft flies this far ahead of the eye. */
const BEHIND = { wide: 8, tall: 11.4 } as const

/** Where something is in the picture, in shares of its width and height from the upper left corner. */
export type ScreenPlace = {
  x: number
  y: number
  /** Along the line of sight, in units of the scene; below 0 behind the eye. */
  depth: number
}

/** How the picture is taken. */
export type CameraMood = {
  /** Where the middle of the scene goes, as shares of half the picture; so that words have room beside it. */
  readonly shiftX: number
  readonly shiftY: number
  /** Without leaning, shaking and widening. */
  readonly isCalm: boolean
}

/** Flies behind the craft and fills the block of values that all shaders share. */
export class Camera {
  /** eye, right, up, forward, lens, sun and time, more: as the block in `view-block.ts`. */
  readonly block = new Float32Array(28)
  readonly eye: Vector = vector()
  readonly right: Vector = vector(1, 0, 0)
  readonly up: Vector = vector(0, 1, 0)
  readonly forward: Vector = vector(0, 0, 1)
  readonly #offset: Vector = vector()
  aspect = 1
  /** Pixels. */
  height = 1
  #lensX = 1
  #lensY = 1
  #shiftX = 0
  #shiftY = 0

  get isTall(): boolean {
    return this.aspect < 1
  }

  follow(view: FlightView, mood: CameraMood, seconds: number): void {
    const shape = this.isTall ? 'tall' : 'wide'
    const rush = mood.isCalm ? 0 : view.rush
    const angle = ((HALF_ANGLE[shape] + rush * RUSH_ANGLE) * Math.PI) / 180
    this.#lensY = 1 / Math.tan(angle)
    this.#lensX = this.#lensY / this.aspect
    this.#shiftX = mood.shiftX
    this.#shiftY = mood.shiftY

    const shake = mood.isCalm ? 0 : view.hurt * view.hurt * 0.16
    const across = this.isTall ? 0.86 : 0.74
    set(
      this.eye,
      view.x * across + shake * Math.sin(seconds * 61),
      view.y * 0.62 + (this.isTall ? 2.3 : 1.6) + shake * Math.sin(seconds * 47),
      -BEHIND[shape] + rush * 0.6,
    )
    const eyeX = this.eye[0] ?? 0
    const eyeY = this.eye[1] ?? 0
    normalize(set(this.forward, view.x * (across + 0.16) - eyeX * 0.98, view.y * 0.72 + 0.1 - eyeY * 0.98, 24))
    const roll = mood.isCalm ? 0 : -view.leanX * 0.19
    set(this.up, Math.sin(roll), Math.cos(roll), 0)
    normalize(cross(this.right, this.up, this.forward))
    cross(this.up, this.forward, this.right)
    this.#fill(seconds, rush)
  }

  #fill(seconds: number, rush: number): void {
    const { block } = this
    block.set(this.eye, 0)
    block.set(this.right, 4)
    block.set(this.up, 8)
    block.set(this.forward, 12)
    block[16] = this.#lensX
    block[17] = this.#lensY
    block[18] = NEAR
    block[19] = FAR
    block.set(SUN, 20)
    block[23] = seconds
    block[24] = 2 / (this.#lensY * this.height)
    block[25] = this.#shiftX
    block[26] = this.#shiftY
    block[27] = rush
  }

  /** Pixels that a length covers at a distance. */
  pixelsOf(length: number, distance: number): number {
    return (length / Math.max(distance, 0.01)) * this.#lensY * this.height * 0.5
  }

  place(x: number, y: number, z: number, into: ScreenPlace): ScreenPlace {
    const v = set(this.#offset, x - (this.eye[0] ?? 0), y - (this.eye[1] ?? 0), z - (this.eye[2] ?? 0))
    const depth = dot(v, this.forward)
    const safe = Math.max(depth, 0.01)
    into.x = 0.5 + ((dot(v, this.right) * this.#lensX) / safe + this.#shiftX) / 2
    into.y = 0.5 - ((dot(v, this.up) * this.#lensY) / safe + this.#shiftY) / 2
    into.depth = depth
    return into
  }
}
