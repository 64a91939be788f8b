import type { Shaders } from '../../../frame-kit/shaders'
import { createGeometry } from '../../../frame-kit/webgl'
import { GATE_RADIUS, GATE_X, UNIT } from '../../rules/v1/course'
import { drawSquares } from './picture-kit'
import { RING_FRAGMENT, RING_VERTEX } from './shaders/things'
import type { Vector } from './vectors'
import type { GateWorlds } from './worlds'

const NUMBERS = 12
/** Two of the gate ahead, two of the next, and what lingers of the last. */
const MOST = 6
const IN_SIGHT_FROM = 205
const FADE_IN_OVER = 60
const AIMED_FROM = 110
const BRIGHTNESS = 0.62
/** What lingers of a gate goes on ahead of the craft and fades. */
const ECHO_SECONDS = 0.9
const ECHO_AHEAD = 15

/** The rings of the gates, in one draw. */
export class RingDrawing {
  readonly #gl: WebGL2RenderingContext
  readonly #gates: readonly GateWorlds[]
  readonly #shader
  readonly #data = new Float32Array(MOST * NUMBERS)
  readonly #geometry
  readonly #isCalm: boolean
  #count = 0
  #echo = { gate: -1, isLeft: false, isRight: false, sinceSeconds: 0 }

  constructor(gl: WebGL2RenderingContext, shaders: Shaders, gates: readonly GateWorlds[], isCalm: boolean) {
    this.#gl = gl
    this.#gates = gates
    this.#isCalm = isCalm
    this.#shader = shaders.add(RING_VERTEX, RING_FRAGMENT)
    this.#geometry = createGeometry(gl, [{ data: this.#data, sizes: [4, 4, 4], isInstanced: true, isDynamic: true }])
  }

  /** Lets the ring that was flown through linger: right ones open, wrong ones are struck through. */
  answer(gate: number, isLeft: boolean, isRight: boolean, nowSeconds: number): void {
    this.#echo.gate = gate
    this.#echo.isLeft = isLeft
    this.#echo.isRight = isRight
    this.#echo.sinceSeconds = nowSeconds
  }

  forget(): void {
    this.#echo.gate = -1
  }

  /** Expects blending that adds light. @param x Of the craft: the ring on its side is aimed at. */
  draw(gateAt: readonly number[], sector: number, x: number, y: number, z: number, nowSeconds: number): void {
    this.#count = 0
    for (let gate = sector; gate <= sector + 1; gate += 1) {
      const distance = (gateAt[gate] ?? Infinity) / UNIT - z
      if (distance > IN_SIGHT_FROM || distance < -14) continue
      const near = Math.min(1, (IN_SIGHT_FROM - distance) / FADE_IN_OVER) * Math.min(1, (distance + 14) / 12)
      const isAimed = distance < AIMED_FROM
      for (let side = -1; side <= 1; side += 2) {
        const aimed = isAimed && x < 0 === side < 0 ? 1 : 0
        this.#put(gate, side < 0, (side * GATE_X) / UNIT, 0, distance, BRIGHTNESS * near, 0, aimed, 0, nowSeconds)
      }
    }
    this.#putEcho(x, y, nowSeconds)
    if (this.#count === 0) return
    this.#geometry.send(0, this.#count * NUMBERS)
    this.#shader.use()
    this.#geometry.bind()
    drawSquares(this.#gl, this.#count)
  }

  #putEcho(x: number, y: number, nowSeconds: number): void {
    const { gate, isLeft, isRight, sinceSeconds } = this.#echo
    const age = (nowSeconds - sinceSeconds) / ECHO_SECONDS
    if (gate < 0 || age < 0 || age > 1) return
    const rest = 1 - age
    const ahead = ECHO_AHEAD + (this.#isCalm ? 0 : age * 6)
    const flash = isRight && !this.#isCalm ? rest : 0
    this.#put(gate, isLeft, x * 0.9, y * 0.8, ahead, BRIGHTNESS * rest, flash, 0, isRight ? 0 : 1, nowSeconds)
  }

  #put(
    gate: number,
    isLeft: boolean,
    x: number,
    y: number,
    z: number,
    fade: number,
    flash: number,
    aimed: number,
    strike: number,
    nowSeconds: number,
  ): void {
    const worlds = this.#gates[gate]
    if (worlds === undefined || this.#count >= MOST) return
    const tint: Vector = (isLeft ? worlds.left : worlds.right).air
    const data = this.#data
    const at = this.#count * NUMBERS
    data[at] = x
    data[at + 1] = y
    data[at + 2] = z
    data[at + 3] = GATE_RADIUS / UNIT
    data.set(tint, at + 4)
    data[at + 7] = fade
    data[at + 8] = flash
    data[at + 9] = aimed
    data[at + 10] = strike
    data[at + 11] = this.#isCalm ? 0 : (nowSeconds * 0.35) % 48
    this.#count += 1
  }
}
