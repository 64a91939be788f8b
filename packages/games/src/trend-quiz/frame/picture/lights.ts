import type { Shaders } from '../../../frame-kit/shaders'
import { createGeometry } from '../../../frame-kit/webgl'
import { UNIT } from '../../rules/v1/course'
import type { FlightState } from '../../rules/v1/flight-state'
import { drawSquares } from './picture-kit'
import { LIGHT_FRAGMENT, LIGHT_VERTEX } from './shaders/things'
import type { Splinters } from './splinters'

const NUMBERS = 8
const MOST = 420
const SPARKS_FROM = 150
const SPARKS_GONE_AT = -5
const SPARK_SIZE = 0.62

/** Everything that is light alone, in one draw: sparks of the trail, splinters, plumes of engines. */
export class LightDrawing {
  readonly #gl: WebGL2RenderingContext
  readonly #shader
  readonly #data = new Float32Array(MOST * NUMBERS)
  readonly #geometry
  #count = 0
  #cameraZ = 0

  constructor(gl: WebGL2RenderingContext, shaders: Shaders) {
    this.#gl = gl
    this.#shader = shaders.add(LIGHT_VERTEX, LIGHT_FRAGMENT)
    this.#geometry = createGeometry(gl, [{ data: this.#data, sizes: [4, 4], isInstanced: true, isDynamic: true }])
  }

  /** Begins a picture. @param z Where the craft is along the course: lights are placed ahead of it. */
  begin(z: number): void {
    this.#count = 0
    this.#cameraZ = z
  }

  /** One light; `bead` 1 is a spark with a core, 0 a puff. */
  readonly put = (
    x: number,
    y: number,
    ahead: number,
    size: number,
    red: number,
    green: number,
    blue: number,
    bead: number,
  ): void => {
    if (this.#count >= MOST) return
    const data = this.#data
    const at = this.#count * NUMBERS
    data[at] = x
    data[at + 1] = y
    data[at + 2] = ahead
    data[at + 3] = size
    data[at + 4] = red
    data[at + 5] = green
    data[at + 6] = blue
    data[at + 7] = bead
    this.#count += 1
  }

  readonly #putAlong: LightDrawing['put'] = (x, y, z, size, red, green, blue, bead) =>
    this.put(x, y, z - this.#cameraZ, size, red, green, blue, bead)

  putSplinters(splinters: Splinters): void {
    splinters.each(this.#putAlong)
  }

  /** The trail: a wave of light runs along it towards the craft, so that one sees where it leads. */
  putSparks({ plan, nextItem }: FlightState, z: number, seconds: number, isCalm: boolean): void {
    const { items } = plan.course
    for (let index = nextItem; index < items.length; index += 1) {
      const item = items[index]
      if (item === undefined) break
      const distance = item.z / UNIT - z
      if (distance > SPARKS_FROM) break
      if (item.kind !== 'spark' || distance < SPARKS_GONE_AT) continue
      const far = Math.min(1, Math.max(0, (SPARKS_FROM - distance) / 70))
      const wave = isCalm ? 0 : Math.max(0, Math.sin(distance * 0.11 + seconds * 5)) ** 8
      const glow = far * (0.86 + wave * 0.7)
      const size = SPARK_SIZE * (1 + wave * 0.3)
      this.put(item.x / UNIT, item.y / UNIT, distance, size, glow, glow * 0.74, glow * 0.34, 1)
    }
  }

  /** Expects blending that adds light. */
  draw(): void {
    if (this.#count === 0) return
    this.#geometry.send(0, this.#count * NUMBERS)
    this.#shader.use()
    this.#geometry.bind()
    drawSquares(this.#gl, this.#count)
  }
}
