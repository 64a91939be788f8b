import type { Shaders } from '../../../frame-kit/shaders'
import { createGeometry } from '../../../frame-kit/webgl'
import type { FlightView } from '../flight-view'
import type { LightDrawing } from './lights'
import { CRAFT_FRAGMENT, CRAFT_VERTEX } from './shaders/things'
import { craftShape } from './shapes'
import { cross, normalize, set, vector } from './vectors'

const NUMBERS_A_CORNER = 4
const SCALE = 0.92
/** A ghost never looks larger than the player's craft, even when it is nearer to the eye. */
const GHOST_SCALE = 0.8
const EYE_BEHIND = 8
const PUFFS = 6

export type CraftLook = {
  /** Its own light. */
  readonly accent: Float32Array
  /** What falls on it from the world nearby. */
  readonly worldLight: Float32Array
  readonly isGhost: boolean
  readonly isCalm: boolean
}

/** A craft, its own or a ghost's: one draw each, and the puffs of its plume among the lights. */
export class CraftDrawing {
  readonly #gl: WebGL2RenderingContext
  readonly #shader
  readonly #geometry
  readonly #corners: number
  readonly #middle = vector()
  readonly #x = vector()
  readonly #y = vector()
  readonly #z = vector()
  #scale = SCALE

  constructor(gl: WebGL2RenderingContext, shaders: Shaders) {
    this.#gl = gl
    const shape = craftShape()
    this.#corners = shape.length / NUMBERS_A_CORNER
    this.#shader = shaders.add(CRAFT_VERTEX, CRAFT_FRAGMENT)
    this.#geometry = createGeometry(gl, [{ data: shape, sizes: [3, 1] }])
  }

  /** @param ahead How far before the own craft it flies; 0 for that one. */
  pose(view: FlightView, ahead: number, look: CraftLook, seconds: number, lights: LightDrawing): void {
    const roll = -view.leanX * 0.62
    this.#scale = look.isGhost ? GHOST_SCALE * Math.min(1, Math.max(0.2, 1 + ahead / EYE_BEHIND)) : SCALE
    const hover = look.isCalm ? 0 : Math.sin(seconds * 1.7) * 0.05
    set(this.#middle, view.x, view.y + hover, ahead)
    normalize(set(this.#z, view.leanX * 0.5, view.leanY * 0.42, 1))
    set(this.#y, Math.sin(roll), Math.cos(roll), 0)
    normalize(cross(this.#x, this.#y, this.#z))
    cross(this.#y, this.#z, this.#x)
    this.#putPlume(view.rush, look, seconds, lights)
  }

  #putPlume(rush: number, { accent, isGhost }: CraftLook, seconds: number, lights: LightDrawing): void {
    for (let puff = 0; puff < PUFFS * 2; puff += 1) {
      const side = puff % 2 === 0 ? -1 : 1
      const back = puff >> 1
      const along = (-0.98 - back * (0.18 + rush * 0.2)) * this.#scale
      const across = 0.18 * side * this.#scale
      const x = (this.#middle[0] ?? 0) + (this.#x[0] ?? 0) * across + (this.#z[0] ?? 0) * along
      const y = (this.#middle[1] ?? 0) + (this.#x[1] ?? 0) * across + (this.#z[1] ?? 0) * along + 0.05
      const z = (this.#middle[2] ?? 0) + (this.#x[2] ?? 0) * across + (this.#z[2] ?? 0) * along
      const rest = 1 - back / (PUFFS + 1)
      const flicker = 0.88 + 0.12 * Math.sin(seconds * 47 + puff * 2)
      const glow = (0.3 + rush * 0.34) * flicker * rest * Math.sqrt(rest) * (isGhost ? 0.14 : 1)
      const size = (0.34 - back * 0.038) * (1 + rush * 0.2)
      lights.put(
        x,
        y,
        z,
        size,
        (accent[0] ?? 0) * glow + 0.03,
        (accent[1] ?? 0) * glow + 0.03,
        (accent[2] ?? 0) * glow + 0.05,
        0,
      )
    }
  }

  /** Draws a see-through ghost: only its nearest faces, over what lies behind. */
  drawPale(look: CraftLook, seconds: number): void {
    const gl = this.#gl
    gl.colorMask(false, false, false, false)
    this.draw(0, look, seconds)
    gl.colorMask(true, true, true, true)
    gl.depthFunc(gl.LEQUAL)
    this.draw(0, look, seconds)
    gl.depthFunc(gl.LESS)
  }

  /** Draws it as it was posed last. Expects a depth test and blending over what is there. */
  draw(hurt: number, look: CraftLook, seconds: number): void {
    const gl = this.#gl
    const shader = this.#shader
    shader.use()
    gl.uniform3fv(shader.at('middle'), this.#middle)
    this.#axis('axisX', this.#x)
    this.#axis('axisY', this.#y)
    this.#axis('axisZ', this.#z)
    gl.uniform3fv(shader.at('accent'), look.accent)
    gl.uniform3fv(shader.at('worldLight'), look.worldLight)
    // Two and a half times a second: below what may flash.
    const blink = hurt > 0.02 ? (look.isCalm ? 0.5 : 0.5 + 0.5 * Math.sin(seconds * 15.7)) : 0
    gl.uniform2f(shader.at('state'), blink, look.isGhost ? 1 : 0)
    this.#geometry.bind()
    gl.drawArrays(gl.TRIANGLES, 0, this.#corners)
  }

  #axis(name: string, axis: Float32Array): void {
    const scale = this.#scale
    this.#gl.uniform3f(this.#shader.at(name), (axis[0] ?? 0) * scale, (axis[1] ?? 0) * scale, (axis[2] ?? 0) * scale)
  }
}
