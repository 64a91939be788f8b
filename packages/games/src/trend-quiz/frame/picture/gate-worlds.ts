import type { Shaders } from '../../../frame-kit/shaders'
import { UNIT } from '../../rules/v1/course'
import type { Camera } from './camera'
import { drawSquares } from './picture-kit'
import { WORLD_FRAGMENT, WORLD_VERTEX } from './shaders/world'
import type { WorldLook } from './world-look'
import { createWorldPaint, type GateWorlds } from './worlds'

/** Where the two worlds of a gate stand, seen from its middle. Both are as large: size would be a hint. */
const STAND = {
  wide: { x: 14.2, y: 1.6, behind: 14, radius: 6.9 },
  tall: { x: 8.2, y: 5.4, behind: 17, radius: 4.3 },
} as const
/** They come into sight from here on, and are gone when they have been passed. */
const IN_SIGHT_FROM = 330
const FADE_IN_OVER = 80
const GONE_AT = -30
const TAP_TEXELS = 1.5
/** How far the square of a world goes, in radii: its air, or its ring. */
const REACH_OF_AIR = 1.24

export type GateWorldsOptions = { readonly textureWidth: number; readonly octaves: number }

/** The great worlds beside the gates. */
export class WorldDrawing {
  readonly #gl: WebGL2RenderingContext
  readonly #gates: readonly GateWorlds[]
  readonly #shader
  readonly paint

  constructor(gl: WebGL2RenderingContext, shaders: Shaders, gates: readonly GateWorlds[], options: GateWorldsOptions) {
    this.#gl = gl
    this.#gates = gates
    this.#shader = shaders.add(WORLD_VERTEX, WORLD_FRAGMENT)
    this.paint = createWorldPaint(gl, shaders, gates, options.textureWidth, options.octaves)
  }

  /** Far to near; no two gates' worlds are in each other's way. Expects blending over what is there. */
  draw(camera: Camera, gateAt: readonly number[], sector: number, z: number, seconds: number): void {
    for (let gate = sector + 1; gate >= sector - 1; gate -= 1) {
      const worlds = this.#gates[gate]
      const distance = (gateAt[gate] ?? Infinity) / UNIT - z
      if (worlds === undefined || distance > IN_SIGHT_FROM || distance < GONE_AT) continue
      const fade = Math.min(1, (IN_SIGHT_FROM - distance) / FADE_IN_OVER)
      this.#drawOne(camera, worlds.left, gate, true, distance, fade, seconds)
      this.#drawOne(camera, worlds.right, gate, false, distance, fade, seconds)
    }
  }

  #drawOne(
    camera: Camera,
    look: WorldLook,
    gate: number,
    isLeft: boolean,
    distance: number,
    fade: number,
    seconds: number,
  ): void {
    const maps = this.paint.maps(gate, isLeft)
    if (maps === null) return
    const stand = STAND[camera.isTall ? 'tall' : 'wide']
    const { planet } = look
    const { radius } = stand
    const x = isLeft ? -stand.x : stand.x
    const y = stand.y + (isLeft ? 0.5 : -0.5)
    const middleZ = distance + stand.behind
    const depth = middleZ - (camera.eye[2] ?? 0)
    const seen = fade * Math.min(1, Math.max(0, (depth - 3.5) / 7))
    if (seen <= 0) return
    const away = Math.hypot(x - (camera.eye[0] ?? 0), y - (camera.eye[1] ?? 0), depth)
    // A map is seen from one side: half its width lies on the disc's diameter.
    const lod = Math.max(0, Math.log2(this.paint.texelWidth / (camera.pixelsOf(radius, away) * 6.2)))

    const gl = this.#gl
    const shader = this.#shader
    shader.use()
    gl.uniform4f(shader.at('ball'), x, y, middleZ, radius)
    gl.uniform1f(shader.at('reach'), planet.ring === null ? REACH_OF_AIR : planet.ring.outer + 0.03)
    gl.uniform4f(
      shader.at('ring'),
      planet.ring?.inner ?? 0,
      planet.ring?.outer ?? 0,
      planet.seed,
      planet.ring?.bands.length ?? 0,
    )
    gl.uniform4f(shader.at('mood'), planet.relief, planet.clouds, planet.glow, look.alwaysLit ? 1 : 0)
    gl.uniform4f(shader.at('place'), seconds * planet.spin + planet.seed, lod, seen, 0)
    gl.uniform3fv(shader.at('north'), look.north)
    gl.uniform3fv(shader.at('air'), look.air)
    gl.uniform3fv(shader.at('lamp'), look.lamp)
    gl.uniform3fv(shader.at('ringBands'), look.ringBands)
    gl.uniform2f(shader.at('texel'), TAP_TEXELS / this.paint.texelWidth, (2 * TAP_TEXELS) / this.paint.texelWidth)
    gl.activeTexture(gl.TEXTURE0)
    gl.bindTexture(gl.TEXTURE_2D, maps[0] ?? null)
    gl.activeTexture(gl.TEXTURE1)
    gl.bindTexture(gl.TEXTURE_2D, maps[1] ?? null)
    gl.uniform1i(shader.at('firstMap'), 0)
    gl.uniform1i(shader.at('secondMap'), 1)
    drawSquares(gl, 1)
  }
}
