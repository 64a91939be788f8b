import type { Quality } from '../../../frame-kit/quality-watch'
import { Shaders } from '../../../frame-kit/shaders'
import { createSharedBlock, isSoftwareRenderer } from '../../../frame-kit/webgl'
import { GATE_X, UNIT } from '../../rules/v1/course'
import type { FlightState } from '../../rules/v1/flight-state'
import type { FlightView } from '../flight-view'
import { Camera, type CameraMood, type ScreenPlace } from './camera'
import { CraftDrawing, type CraftLook } from './craft'
import { Finish } from './finish'
import { WorldDrawing } from './gate-worlds'
import { LightDrawing } from './lights'
import { RibbonDrawing } from './ribbons'
import { RingDrawing } from './rings'
import { RockDrawing } from './rocks'
import { VIEW_BLOCK } from './shaders/view-block'
import { createSky, type Sky } from './sky'
import { type SplinterKind, Splinters } from './splinters'
import { set, vector } from './vectors'
import type { WorldLook } from './world-look'
import type { GateWorlds } from './worlds'

/** What a picture is drawn with, from rich to plain. */
const TEXTURE_WIDTH = { high: 1024, medium: 512, low: 256 } as const
const OCTAVES = { high: 8, medium: 8, low: 5 } as const
const SKY_WIDTH = { high: 1024, medium: 640, low: 320 } as const
const RATIO_LIMIT = { high: 2, medium: 1.5, low: 1 } as const
/** On a processor every pixel counts; words stay sharp, they are no part of the canvas. */
const SOFTWARE_RATIO = 0.62
const SOFTWARE_SKY = { width: 256, octaves: 3 } as const

const OWN_COLOR = [0.2, 0.44, 0.9] as const
const GHOST_COLOR = Float32Array.of(0.62, 0.72, 0.9)
const NO_LIGHT = vector()
const GHOST_FROM = -4
const GHOST_TO = 130

export type SceneOptions = {
  readonly gates: readonly GateWorlds[]
  /** The other worlds of the day. */
  readonly rest: readonly WorldLook[]
  readonly quality: Quality
  /** Under reduced motion: nothing shakes, streaks or pulses. */
  readonly isCalm: boolean
}

/** One picture of a flight. */
export type Shot = {
  readonly state: FlightState
  readonly view: FlightView
  readonly ghost: FlightView | null
  readonly mood: CameraMood
  readonly seconds: number
  readonly showsCraft: boolean
}

/** Where the names of the gate ahead belong. */
export type NamePlaces = {
  readonly left: ScreenPlace
  readonly right: ScreenPlace
  isSeen: boolean
}

/** Closer the ring itself fills the picture. */
const NAMES_UNTIL = 4

/** All that is drawn of a flight. */
export class Scene {
  readonly camera = new Camera()
  readonly names: NamePlaces = { left: { x: 0, y: 0, depth: 0 }, right: { x: 0, y: 0, depth: 0 }, isSeen: false }
  readonly isSoftware: boolean
  readonly #gl: WebGL2RenderingContext
  readonly #options: SceneOptions
  readonly #shaders: Shaders
  readonly #block
  readonly #sky: Sky
  readonly #worlds: WorldDrawing
  readonly #rings: RingDrawing
  readonly #rocks: RockDrawing
  readonly #lights: LightDrawing
  readonly #ribbons: RibbonDrawing
  readonly #craft: CraftDrawing
  readonly #ghost: CraftDrawing
  readonly #finish: Finish
  readonly #splinters = new Splinters()
  readonly #own: { accent: Float32Array; worldLight: Float32Array; isGhost: false; isCalm: boolean }
  readonly #pale: CraftLook

  constructor(gl: WebGL2RenderingContext, options: SceneOptions) {
    const { gates, rest, quality, isCalm } = options
    this.#gl = gl
    this.#options = options
    this.isSoftware = isSoftwareRenderer(gl)
    const shaders = new Shaders(gl, VIEW_BLOCK)
    this.#shaders = shaders
    this.#block = createSharedBlock(gl, this.camera.block)
    const sky =
      this.isSoftware && quality !== 'high' ? SOFTWARE_SKY : { width: SKY_WIDTH[quality], octaves: OCTAVES[quality] }
    this.#sky = createSky(gl, shaders, rest, { ...sky, isCalm })
    this.#worlds = new WorldDrawing(gl, shaders, gates, {
      textureWidth: TEXTURE_WIDTH[quality],
      octaves: OCTAVES[quality],
    })
    this.#rings = new RingDrawing(gl, shaders, gates, isCalm)
    this.#rocks = new RockDrawing(gl, shaders)
    this.#lights = new LightDrawing(gl, shaders)
    this.#ribbons = new RibbonDrawing(gl, shaders)
    this.#craft = new CraftDrawing(gl, shaders)
    this.#ghost = new CraftDrawing(gl, shaders)
    this.#finish = new Finish(gl, shaders)
    this.#own = { accent: vector(), worldLight: vector(), isGhost: false, isCalm }
    this.#pale = { accent: GHOST_COLOR, worldLight: NO_LIGHT, isGhost: true, isCalm }
  }

  /** @param ratio Pixels of the screen in one of the page. */
  resize(width: number, height: number, ratio: number, quality: Quality): void {
    const { canvas } = this.#gl
    const most = Math.min(ratio, RATIO_LIMIT[quality]) * (this.isSoftware && quality === 'low' ? SOFTWARE_RATIO : 1)
    canvas.width = Math.max(2, Math.round(width * most))
    canvas.height = Math.max(2, Math.round(height * most))
    this.camera.aspect = canvas.width / canvas.height
    this.camera.height = canvas.height
    this.#finish.resize(canvas.width, canvas.height, quality)
  }

  /** Has the worlds of a gate painted while the flight goes on. */
  prepare(gate: number): void {
    this.#worlds.paint.queue(gate)
  }

  /** Paints the worlds of a gate at once: before a flight, and after a jump. */
  prepareNow(gate: number): void {
    this.#worlds.paint.finish(gate)
  }

  /** What lingers of the run before is gone. */
  forget(): void {
    this.#splinters.clear()
    this.#ribbons.forget()
    this.#rings.forget()
  }

  /** To be called once a tick. */
  remember(view: FlightView): void {
    this.#ribbons.remember(view)
  }

  /** Lets time pass for what flies about. */
  age(seconds: number): void {
    this.#splinters.move(seconds)
  }

  burst(kind: SplinterKind, view: FlightView, seed: number): void {
    if (this.#options.isCalm && kind === 'gate') return
    this.#splinters.burst(kind, view.x, view.y, view.z, view.speed * 60, seed)
  }

  answer(gate: number, isLeft: boolean, isRight: boolean, seconds: number): void {
    this.#rings.answer(gate, isLeft, isRight, seconds)
  }

  draw(shot: Shot): void {
    const gl = this.#gl
    const { state, view, mood, seconds } = shot
    const { isCalm } = this.#options
    this.#shaders.prepareOne()
    this.#worlds.paint.step()
    this.camera.follow(view, mood, seconds)
    this.#block.update()

    const gateAt = state.plan.course.gates
    this.#finish.begin()
    gl.disable(gl.DEPTH_TEST)
    this.#sky.draw(view.z, view.speed, view.rush)
    this.#worlds.draw(this.camera, gateAt, state.gatesPassed, view.z, seconds)

    gl.enable(gl.DEPTH_TEST)
    this.#rocks.draw(state, view.z, seconds)
    this.#lights.begin(view.z)
    const ghostSeen = this.#drawCrafts(shot)

    gl.depthMask(false)
    gl.blendFunc(gl.ONE, gl.ONE)
    this.#rings.draw(gateAt, state.gatesPassed, view.x, view.y, view.z, seconds)
    this.#lights.putSparks(state, view.z, seconds, isCalm)
    this.#lights.putSplinters(this.#splinters)
    this.#lights.draw()
    if (shot.showsCraft) this.#ribbons.draw(view.z, isCalm ? 0 : view.rush, this.#own.accent)
    if (ghostSeen) {
      gl.depthMask(true)
      gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA)
      this.#ghost.drawPale(this.#pale, seconds)
    }
    gl.disable(gl.DEPTH_TEST)
    this.#finish.end(isCalm ? view.hurt * 0.5 : view.hurt, isCalm ? 0 : 0.003 + view.rush * 0.008)
    gl.bindVertexArray(null)
    this.#placeNames(state, view)
  }

  /** Returns whether a ghost is in sight. It is drawn last, so that what lies behind shows through. */
  #drawCrafts({ state, view, ghost, seconds, showsCraft }: Shot): boolean {
    this.#light(state, view)
    const ahead = ghost === null ? Infinity : ghost.z - view.z
    const ghostSeen = ghost !== null && ahead > GHOST_FROM && ahead < GHOST_TO
    if (ghostSeen) this.#ghost.pose(ghost, ahead, this.#pale, seconds, this.#lights)
    if (showsCraft) {
      this.#craft.pose(view, 0, this.#own, seconds, this.#lights)
      this.#craft.draw(view.hurt, this.#own, seconds)
    }
    return ghostSeen
  }

  /** Mostly its own cold light: a craft is known by its colour, whatever world it passes. That world shines on it, though. */
  #light(state: FlightState, view: FlightView): void {
    const worlds = this.#options.gates[state.gatesPassed]
    const air = (view.x < 0 ? worlds?.left : worlds?.right)?.air ?? NO_LIGHT
    const distance = (state.plan.course.gates[state.gatesPassed] ?? Infinity) / UNIT - view.z
    const near = Math.min(1, Math.max(0, (120 - distance) / 100))
    const red = air[0] ?? 0
    const green = air[1] ?? 0
    const blue = air[2] ?? 0
    set(this.#own.accent, OWN_COLOR[0] + red * 0.2, OWN_COLOR[1] + green * 0.2, OWN_COLOR[2] + blue * 0.1)
    set(this.#own.worldLight, red * near, green * near, blue * near)
  }

  #placeNames(state: FlightState, view: FlightView): void {
    const { names, camera } = this
    const distance = (state.plan.course.gates[state.gatesPassed] ?? Infinity) / UNIT - view.z
    names.isSeen = state.end === 'flying' && Number.isFinite(distance) && distance > NAMES_UNTIL
    if (!names.isSeen) return
    const gateX = GATE_X / UNIT
    // Between the middle of the world and that of the ring: a name belongs to both.
    camera.place(-gateX * 2, 0, distance + 10, names.left)
    camera.place(gateX * 2, 0, distance + 10, names.right)
  }

  /** Waits until the graphics unit has drawn everything. */
  settle(): void {
    this.#gl.finish()
  }
}
