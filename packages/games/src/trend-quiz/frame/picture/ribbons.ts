import type { Shaders } from '../../../frame-kit/shaders'
import { createGeometry } from '../../../frame-kit/webgl'
import type { FlightView } from '../flight-view'
import { RIBBON_FRAGMENT, RIBBON_VERTEX } from './shaders/things'

const POINTS = 28
/** x, y, z along the course, roll */
const POINT_NUMBERS = 4
const CORNER_NUMBERS = 5
const REACH = 3.4
const HALF_WIDTH = 0.024
const TIP = 1.3

/** Two ribbons of light from the tips of the wings, one strip, one draw. */
export class RibbonDrawing {
  readonly #gl: WebGL2RenderingContext
  readonly #shader
  /** Where the craft was; the newest first. */
  readonly #points = new Float32Array(POINTS * POINT_NUMBERS)
  readonly #data = new Float32Array((POINTS * 2 * 2 + 2) * CORNER_NUMBERS)
  readonly #geometry
  #known = 0
  #corners = 0

  constructor(gl: WebGL2RenderingContext, shaders: Shaders) {
    this.#gl = gl
    this.#shader = shaders.add(RIBBON_VERTEX, RIBBON_FRAGMENT)
    this.#geometry = createGeometry(gl, [{ data: this.#data, sizes: [4, 1], isDynamic: true }])
  }

  forget(): void {
    this.#known = 0
  }

  /** To be called once a tick. */
  remember({ x, y, z, leanX }: FlightView): void {
    const points = this.#points
    points.copyWithin(POINT_NUMBERS, 0, (POINTS - 1) * POINT_NUMBERS)
    points[0] = x
    points[1] = y
    points[2] = z
    points[3] = -leanX * 0.62
    this.#known = Math.min(POINTS, this.#known + 1)
  }

  /** Expects blending that adds light. */
  draw(z: number, rush: number, accent: Float32Array): void {
    this.#corners = 0
    for (let side = -1; side <= 1; side += 2) this.#addRibbon(side, z, rush)
    if (this.#corners < 4) return
    const gl = this.#gl
    this.#geometry.send(0, this.#corners * CORNER_NUMBERS)
    this.#shader.use()
    gl.uniform3fv(this.#shader.at('accent'), accent)
    this.#geometry.bind()
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, this.#corners)
  }

  #addRibbon(side: number, z: number, rush: number): void {
    const points = this.#points
    for (let index = 0; index < this.#known; index += 1) {
      const at = index * POINT_NUMBERS
      const back = (points[at + 2] ?? 0) - z
      if (back < -REACH) break
      const roll = points[at + 3] ?? 0
      const x = (points[at] ?? 0) + side * TIP * Math.cos(roll)
      const y = (points[at + 1] ?? 0) - 0.18 - side * TIP * Math.sin(roll)
      const rest = 1 + back / REACH
      const strength = rest * Math.sqrt(rest) * (0.26 + rush * 0.4)
      // A corner twice over joins the two ribbons by triangles without an area.
      if (index === 0 && side > 0) this.#corner(x - HALF_WIDTH, y, back - 0.98, 0, -1)
      this.#corner(x - HALF_WIDTH, y, back - 0.98, strength, -1)
      this.#corner(x + HALF_WIDTH, y, back - 0.98, strength, 1)
    }
    if (side < 0 && this.#corners > 0) {
      const last = (this.#corners - 1) * CORNER_NUMBERS
      const data = this.#data
      this.#corner(data[last] ?? 0, data[last + 1] ?? 0, data[last + 2] ?? 0, 0, 1)
    }
  }

  #corner(x: number, y: number, z: number, strength: number, side: number): void {
    const at = this.#corners * CORNER_NUMBERS
    const data = this.#data
    data[at] = x
    data[at + 1] = y
    data[at + 2] = z
    data[at + 3] = strength
    data[at + 4] = side
    this.#corners += 1
  }
}
