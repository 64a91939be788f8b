import type { Shaders } from '../../../frame-kit/shaders'
import { createGeometry } from '../../../frame-kit/webgl'
import { UNIT } from '../../rules/v1/course'
import type { FlightState } from '../../rules/v1/flight-state'
import { ROCK_FRAGMENT, ROCK_VERTEX } from './shaders/things'
import { rockShape } from './shapes'

const NUMBERS = 8
const MOST = 64
const IN_SIGHT_FROM = 150
const GONE_AT = -6
/** Items are in order: behind the next one lie those that just went by. */
const ITEMS_BEHIND = 14

/** The stones beside the trail, in one draw. */
export class RockDrawing {
  readonly #gl: WebGL2RenderingContext
  readonly #shader
  readonly #data = new Float32Array(MOST * NUMBERS)
  readonly #geometry
  readonly #corners: number

  constructor(gl: WebGL2RenderingContext, shaders: Shaders) {
    this.#gl = gl
    const shape = rockShape()
    this.#corners = shape.length / 3
    this.#shader = shaders.add(ROCK_VERTEX, ROCK_FRAGMENT)
    this.#geometry = createGeometry(gl, [
      { data: shape, sizes: [3] },
      { data: this.#data, sizes: [4, 4], firstLocation: 1, isInstanced: true, isDynamic: true },
    ])
  }

  /** Expects a depth test. */
  draw({ plan, nextItem }: FlightState, z: number, seconds: number): void {
    const { items } = plan.course
    const data = this.#data
    let count = 0
    for (let index = Math.max(0, nextItem - ITEMS_BEHIND); index < items.length && count < MOST; index += 1) {
      const item = items[index]
      if (item === undefined) break
      const distance = item.z / UNIT - z
      if (distance > IN_SIGHT_FROM) break
      if (item.kind !== 'rock' || distance < GONE_AT) continue
      const turn = index * 2.399
      const at = count * NUMBERS
      data[at] = item.x / UNIT
      data[at + 1] = item.y / UNIT
      data[at + 2] = distance
      data[at + 3] = item.radius / UNIT
      // An axis of length 1: 0.8 and 0.6 are the sides of a triangle with a right angle.
      data[at + 4] = 0.8 * Math.sin(turn)
      data[at + 5] = 0.8 * Math.cos(turn)
      data[at + 6] = 0.6
      data[at + 7] = seconds * (0.3 + (index % 5) * 0.12) + turn
      count += 1
    }
    if (count === 0) return
    const gl = this.#gl
    this.#geometry.send(1, count * NUMBERS)
    this.#shader.use()
    this.#geometry.bind()
    gl.drawArraysInstanced(gl.TRIANGLES, 0, this.#corners, count)
  }
}
