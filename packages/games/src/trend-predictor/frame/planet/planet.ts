import type { PlanetKind } from '@trendverse/domain/trends/planets/planet-palettes'
import { createShader, type Shader } from '../../../frame-kit/shaders'
import { createTarget, createTexture, isSoftwareRenderer } from '../../../frame-kit/webgl'
import { bakeFragment } from '../../../frame-kit/world-paint/bake'
import type { PredictorCase } from '../../pack'
import { type PlanetPlace, sunFor } from './place'
import { type PlanetLook, planetLook } from './planet-look'
import { EVERYWHERE_VERTEX, PLANET_FRAGMENT } from './shaders'

type Maps = { readonly look: PlanetLook; readonly first: WebGLTexture; readonly second: WebGLTexture }

/** These shaders share none. */
const NO_BLOCK = ''
const TAP_TEXELS = 1.5
/** A world and the one after it. */
const WORLDS_KEPT = 2

/** The planet of a case under a sun that tells a percentage, and the sky around it. */
export class Planet {
  readonly #gl: WebGL2RenderingContext
  readonly #canvas: HTMLCanvasElement
  readonly #sky: Shader
  readonly #worlds = new Map<string, Maps>()
  readonly #brushes = new Map<PlanetKind, Shader>()
  readonly #width: number
  readonly #octaves: number
  /** Where every pixel is computed by the processor, nothing moves by itself. */
  readonly isSlow: boolean

  /** Null where there is no WebGL 2: the game is played without its picture. */
  static open(canvas: HTMLCanvasElement): Planet | null {
    const gl = canvas.getContext('webgl2', { alpha: false, antialias: false, depth: false })
    return gl === null ? null : new Planet(gl, canvas)
  }

  private constructor(gl: WebGL2RenderingContext, canvas: HTMLCanvasElement) {
    this.#gl = gl
    this.#canvas = canvas
    this.isSlow = isSoftwareRenderer(gl)
    this.#width = this.isSlow ? 512 : 1024
    this.#octaves = this.isSlow ? 5 : 7
    this.#sky = createShader(gl, EVERYWHERE_VERTEX, PLANET_FRAGMENT, NO_BLOCK)
  }

  resize(width: number, height: number, pixelRatio: number): void {
    const ratio = this.isSlow ? Math.min(1, pixelRatio) : pixelRatio
    this.#canvas.width = Math.round(width * ratio)
    this.#canvas.height = Math.round(height * ratio)
  }

  /** @param arrival 0 to 1: how far the world has come into sight. */
  draw(trend: PredictorCase['trend'], place: PlanetPlace, percent: number, seconds: number, arrival: number): void {
    const gl = this.#gl
    const { look, first, second } = this.#worldOf(trend)
    const { planet } = look
    const { width, height } = this.#canvas
    const ratio = width / Math.max(1, this.#canvas.clientWidth)
    gl.bindFramebuffer(gl.FRAMEBUFFER, null)
    gl.viewport(0, 0, width, height)
    this.#sky.use()
    const at = (name: string) => this.#sky.at(name)
    gl.uniform2f(at('size'), width, height)
    gl.uniform3f(at('ball'), place.x * ratio, height - place.y * ratio, place.radius * ratio)
    gl.uniform3fv(at('sun'), sunFor(percent))
    gl.uniform3fv(at('north'), look.north)
    gl.uniform3fv(at('air'), look.air)
    gl.uniform3fv(at('lamp'), look.lamp)
    gl.uniform4f(at('mood'), planet.relief, planet.clouds, planet.glow, look.isAlwaysLit ? 1 : 0)
    // Half of a map lies on the disc's diameter.
    const detail = Math.max(0, Math.log2(this.#width / (place.radius * ratio * 6.2)))
    gl.uniform4f(at('place'), seconds * planet.spin + planet.seed, detail, seconds, arrival)
    gl.uniform2f(at('texel'), TAP_TEXELS / this.#width, (2 * TAP_TEXELS) / this.#width)
    gl.activeTexture(gl.TEXTURE0)
    gl.bindTexture(gl.TEXTURE_2D, first)
    gl.activeTexture(gl.TEXTURE1)
    gl.bindTexture(gl.TEXTURE_2D, second)
    gl.uniform1i(at('firstMap'), 0)
    gl.uniform1i(at('secondMap'), 1)
    gl.drawArrays(gl.TRIANGLES, 0, 3)
  }

  /** Paints a world before it is needed. */
  prepare(trend: PredictorCase['trend']): void {
    this.#worldOf(trend)
  }

  #worldOf(trend: PredictorCase['trend']): Maps {
    const known = this.#worlds.get(trend.id)
    if (known !== undefined) return known
    const [oldest] = this.#worlds
    if (oldest !== undefined && this.#worlds.size >= WORLDS_KEPT) {
      this.#gl.deleteTexture(oldest[1].first)
      this.#gl.deleteTexture(oldest[1].second)
      this.#worlds.delete(oldest[0])
    }
    const painted = this.#paint(planetLook(trend))
    this.#worlds.set(trend.id, painted)
    return painted
  }

  #brushFor(kind: PlanetKind): Shader {
    const known = this.#brushes.get(kind)
    if (known !== undefined) return known
    const made = createShader(this.#gl, EVERYWHERE_VERTEX, bakeFragment(kind), NO_BLOCK)
    this.#brushes.set(kind, made)
    return made
  }

  #paint(look: PlanetLook): Maps {
    const gl = this.#gl
    const [width, height] = [this.#width, this.#width / 2]
    const newMap = (): WebGLTexture => createTexture(gl, width, height, { isMipmapped: true, repeats: true })
    const [first, second] = [newMap(), newMap()]
    const { frame } = createTarget(gl, width, height, [first, second])
    const brush = this.#brushFor(look.planet.kind)
    brush.use()
    gl.viewport(0, 0, width, height)
    gl.uniform1f(brush.at('seed'), look.planet.seed)
    gl.uniform1i(brush.at('finest'), this.#octaves)
    for (const [index, paint] of look.paints.entries()) gl.uniform3fv(brush.at(`c${index}`), paint)
    gl.drawArrays(gl.TRIANGLES, 0, 3)
    gl.deleteFramebuffer(frame)
    for (const map of [first, second]) {
      gl.bindTexture(gl.TEXTURE_2D, map)
      gl.generateMipmap(gl.TEXTURE_2D)
    }
    return { look, first, second }
  }
}
