import { GALAXY } from '@trendverse/domain/galaxy/life-place'
import { parseHexColor } from '@trendverse/domain/trends/planets/planet-color'
import { createStarField } from '../canvas/star-field'
import type { Frame } from './frame'
import { ATTRIBUTES, checkProgram, startProgram } from './program'
import {
  DUST_BAKE_FRAGMENT,
  DUST_BAKE_VERTEX,
  DUST_FRAGMENT,
  DUST_FROM,
  DUST_REACH,
  DUST_VERTEX,
  FAR_STARS_FRAGMENT,
  FAR_STARS_VERTEX,
  SKY_FRAGMENT,
  SKY_VERTEX,
  SKY_VERTICES,
} from './shaders/space'

/** Pixels of the picture the dust is painted into. */
const DUST_PIXELS = 1024

export type Background = {
  /** The nebula of the universe, once it has come. */
  readonly showSky: (picture: ImageBitmap) => void
  /** How far the oldest star has drifted: the dust ends with the stars. */
  readonly setReach: (units: number) => void
  readonly draw: (frame: Frame) => void
}

function smoothTexture(gl: WebGL2RenderingContext, wrap: number): WebGLTexture {
  const texture = gl.createTexture()
  gl.bindTexture(gl.TEXTURE_2D, texture)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, wrap)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
  return texture
}

/** Paints the dust once; arms do not move, stars do. */
function paintDust(
  gl: WebGL2RenderingContext,
  program: WebGLProgram,
  arms: number,
  palette: Float32Array,
): WebGLTexture {
  const bake = checkProgram(gl, program)
  const dust = smoothTexture(gl, gl.CLAMP_TO_EDGE)
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, DUST_PIXELS, DUST_PIXELS, 0, gl.RGBA, gl.UNSIGNED_BYTE, null)
  const target = gl.createFramebuffer()
  gl.bindFramebuffer(gl.FRAMEBUFFER, target)
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, dust, 0)
  gl.viewport(0, 0, DUST_PIXELS, DUST_PIXELS)
  gl.disable(gl.BLEND)
  gl.disable(gl.DEPTH_TEST)
  gl.useProgram(bake.program)
  gl.uniform1f(bake.at('arms'), arms)
  gl.uniform1f(bake.at('heart'), GALAXY.heart * 1.5)
  gl.uniform3fv(bake.at('palette'), palette)
  gl.drawArrays(gl.TRIANGLES, 0, 3)
  gl.bindFramebuffer(gl.FRAMEBUFFER, null)
  gl.deleteFramebuffer(target)
  gl.deleteProgram(bake.program)
  return dust
}

function farStars(gl: WebGL2RenderingContext, count: number): WebGLVertexArrayObject {
  const field = createStarField(count, (hex) => parseHexColor(hex) ?? [1, 1, 1])
  const array = gl.createVertexArray()
  gl.bindVertexArray(array)
  for (const [name, values, size] of [
    ['corner', field.position, 3],
    ['tint', field.tint, 3],
    ['glint', field.size, 1],
  ] as const) {
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
    gl.bufferData(gl.ARRAY_BUFFER, values, gl.STATIC_DRAW)
    const at = ATTRIBUTES.indexOf(name)
    gl.enableVertexAttribArray(at)
    gl.vertexAttribPointer(at, size, gl.FLOAT, false, 0, 0)
  }
  gl.bindVertexArray(null)
  return array
}

/** What lies behind the stars, in three draws: the sky, far stars, and the plane with the dust and the glow of the heart. */
export function createBackground(
  gl: WebGL2RenderingContext,
  { arms, palette, stars }: { readonly arms: number; readonly palette: Float32Array; readonly stars: number },
): Background {
  const started = [
    startProgram(gl, SKY_VERTEX, SKY_FRAGMENT),
    startProgram(gl, FAR_STARS_VERTEX, FAR_STARS_FRAGMENT),
    startProgram(gl, DUST_VERTEX, DUST_FRAGMENT),
    startProgram(gl, DUST_BAKE_VERTEX, DUST_BAKE_FRAGMENT),
  ] as const
  const [sky, far, plane] = [
    checkProgram(gl, started[0]),
    checkProgram(gl, started[1]),
    checkProgram(gl, started[2]),
  ] as const
  const field = farStars(gl, stars)
  const empty = gl.createVertexArray()
  const skyMap = smoothTexture(gl, gl.REPEAT)
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, 1, 1, 0, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4))
  let dust: WebGLTexture | null = null

  function setReach(units: number): void {
    gl.useProgram(plane.program)
    gl.uniform1f(plane.at('reach'), units)
  }
  setReach(DUST_REACH)

  function drawSky(): void {
    gl.useProgram(sky.program)
    gl.bindVertexArray(empty)
    gl.bindTexture(gl.TEXTURE_2D, skyMap)
    gl.drawArrays(gl.TRIANGLES, 0, SKY_VERTICES)
  }

  function drawFarStars(): void {
    gl.useProgram(far.program)
    gl.bindVertexArray(field)
    gl.blendFunc(gl.ONE, gl.ONE)
    gl.drawArrays(gl.POINTS, 0, stars)
  }

  function drawDust(map: WebGLTexture): void {
    gl.useProgram(plane.program)
    gl.bindVertexArray(empty)
    gl.bindTexture(gl.TEXTURE_2D, map)
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA)
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4)
  }

  return {
    showSky: (picture) => {
      gl.bindTexture(gl.TEXTURE_2D, skyMap)
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture)
      gl.useProgram(sky.program)
      gl.uniform1i(sky.at('hasMap'), 1)
    },
    setReach: (units) => setReach(Math.min(DUST_REACH, 1.25 * units + 0.5)),
    draw: (frame) => {
      // After the first picture: painting the dust takes longer than the stars.
      if (dust === null && frame.fade > 0) dust = paintDust(gl, started[3], arms, palette)
      gl.viewport(0, 0, frame.width, frame.height)
      gl.disable(gl.BLEND)
      gl.disable(gl.DEPTH_TEST)
      drawSky()
      gl.enable(gl.BLEND)
      drawFarStars()
      if (dust !== null && frame.distance > DUST_FROM.near) drawDust(dust)
    },
  }
}
