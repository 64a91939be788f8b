import type { Shaders } from '../../../frame-kit/shaders'
import { createGeometry, createTarget, createTexture, type Geometry } from '../../../frame-kit/webgl'
import { drawFullScreen, drawSquares, scatter } from './picture-kit'
import { BAKE_SKY_FRAGMENT } from './shaders/bake-sky'
import { FAR_WORLDS_FRAGMENT, FAR_WORLDS_VERTEX, SKY_FRAGMENT, STARS_FRAGMENT, STARS_VERTEX } from './shaders/sky'
import { FULL_SCREEN_VERTEX } from './shaders/view-block'
import { light, type WorldLook } from './world-look'

/** Far stars, then dust. */
const STARS = 1150
const DUST = 560
const STAR_NUMBERS = 7
const FAR_WORLD_NUMBERS = 9
/** After so far the dust repeats. */
const DUST_LOOP = 19_000

export type SkyOptions = {
  /** Width of the painted sky in texels, and how fine its noise is. */
  readonly width: number
  readonly octaves: number
  /** Without streaks. */
  readonly isCalm: boolean
}

/** Directions and sizes of the far worlds, well apart, few of them near the middle where the course is. */
const FAR_PLACES: readonly (readonly [x: number, y: number, size: number])[] = [
  [-0.62, 0.33, 7],
  [0.55, 0.4, 10.5],
  [-0.22, 0.46, 3.6],
  [0.2, 0.3, 2.6],
  [0.86, 0.1, 6],
  [-0.93, 0.02, 5],
  [-0.4, -0.3, 3.4],
  [0.45, -0.34, 4.4],
  [-0.74, -0.42, 8],
  [0.8, -0.42, 4],
  [0.06, 0.56, 2.4],
  [-0.1, -0.45, 2.2],
]

export type Sky = {
  /** Everything behind the course, in three draws. Leaves blending on. */
  draw(travelled: number, speed: number, rush: number): void
}

/** @param rest The other worlds of the day. */
export function createSky(
  gl: WebGL2RenderingContext,
  shaders: Shaders,
  rest: readonly WorldLook[],
  options: SkyOptions,
): Sky {
  const painted = paintSky(gl, shaders, options)
  const skyShader = shaders.add(FULL_SCREEN_VERTEX, SKY_FRAGMENT)
  const starShader = shaders.add(STARS_VERTEX, STARS_FRAGMENT)
  const farShader = shaders.add(FAR_WORLDS_VERTEX, FAR_WORLDS_FRAGMENT)
  const stars: Geometry = createGeometry(gl, [{ data: starField(), sizes: [3, 4], isInstanced: true }])
  const farData = farWorlds(rest)
  const far = createGeometry(gl, [{ data: farData, sizes: [3, 3, 3], isInstanced: true }])
  const farCount = farData.length / FAR_WORLD_NUMBERS

  return {
    draw(travelled, speed, rush) {
      gl.disable(gl.BLEND)
      skyShader.use()
      gl.activeTexture(gl.TEXTURE0)
      gl.bindTexture(gl.TEXTURE_2D, painted)
      gl.uniform1i(skyShader.at('sky'), 0)
      drawFullScreen(gl)

      gl.enable(gl.BLEND)
      gl.blendFunc(gl.ONE, gl.ONE)
      starShader.use()
      gl.uniform2f(starShader.at('travel'), travelled % DUST_LOOP, options.isCalm ? 0.05 : speed * (3 + rush * 8))
      stars.bind()
      drawSquares(gl, STARS + DUST)

      gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA)
      farShader.use()
      far.bind()
      drawSquares(gl, farCount)
    },
  }
}

function paintSky(gl: WebGL2RenderingContext, shaders: Shaders, { width, octaves }: SkyOptions): WebGLTexture {
  const height = Math.round(width * 0.625)
  const texture = createTexture(gl, width, height)
  const { frame } = createTarget(gl, width, height, [texture])
  const shader = shaders.add(FULL_SCREEN_VERTEX, BAKE_SKY_FRAGMENT)
  gl.viewport(0, 0, width, height)
  gl.disable(gl.BLEND)
  shader.use()
  gl.uniform1i(shader.at('finest'), octaves)
  drawFullScreen(gl)
  gl.deleteFramebuffer(frame)
  return texture
}

function starField(): Float32Array {
  const data = new Float32Array((STARS + DUST) * STAR_NUMBERS)
  const random = scatter(7)
  for (let index = 0; index < STARS + DUST; index += 1) {
    const isDust = index >= STARS
    const turn = random() * Math.PI * 2
    const away = 9 + random() * 46
    const place = isDust
      ? [Math.cos(turn) * away, Math.sin(turn) * away * 0.75, random() * 190]
      : [(random() * 2 - 1) * 560, (random() * 2 - 1) * 340, 300]
    const size = isDust ? 0.7 + random() * 0.7 : 0.5 + random() ** 5 * 1.9
    data.set([...place, random(), size, random() ** 2, isDust ? 1 : 0], index * STAR_NUMBERS)
  }
  return data
}

function farWorlds(rest: readonly WorldLook[]): Float32Array {
  const numbers = FAR_PLACES.flatMap((place, index) => {
    const look = rest[index % Math.max(1, rest.length)]
    return look === undefined ? [] : [...place, ...groundOf(look), ...look.air]
  })
  return Float32Array.from(numbers)
}

/** From far away one colour: between those that most of the surface has. */
function groundOf({ planet }: WorldLook): readonly number[] {
  const [first, second] = [light(planet.surface[0]), light(planet.surface[1])]
  return [0, 1, 2].map((channel) => 0.6 * ((first[channel] ?? 0) + (second[channel] ?? 0)))
}
