import { GALAXY } from '@trendverse/domain/galaxy/life-place'
import { parseHexColor } from '@trendverse/domain/trends/planets/planet-color'
import { createStarField } from '../canvas/star-field'
import type { Frame } from './frame'
import { PLANETS_FROM } from './near-planets'
import { ATTRIBUTES, checkProgram, startProgram } from './program'
import {
  DUST_BAKE_FRAGMENT,
  DUST_BAKE_VERTEX,
  DUST_FRAGMENT,
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
/** From nearer than this the dust would be a blur. */
const DUST_FROM = { near: PLANETS_FROM.none, far: 7 }

export type Background = {
  /** The nebula of the universe, once it has come. */
  readonly showSky: (picture: ImageBitmap) => void
  /** How far the oldest star has drifted: the dust ends with the stars. */
  setReach: (units: number) => void
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
  let hasSky = false
  let dust: WebGLTexture | null = null
  let reach = DUST_REACH

  function drawSky({ lens, fade }: Frame): void {
    gl.useProgram(sky.program)
    gl.bindVertexArray(empty)
    gl.bindTexture(gl.TEXTURE_2D, skyMap)
    gl.uniformMatrix4fv(sky.at('viewProjection'), false, lens.viewProjection)
    gl.uniform3fv(sky.at('eye'), lens.eye)
    gl.uniform1f(sky.at('fade'), hasSky ? fade : 0)
    gl.drawArrays(gl.TRIANGLES, 0, SKY_VERTICES)
  }

  function drawFarStars({ lens, pixelRatio, fade }: Frame): void {
    gl.useProgram(far.program)
    gl.bindVertexArray(field)
    gl.uniformMatrix4fv(far.at('viewProjection'), false, lens.viewProjection)
    gl.uniform3fv(far.at('eye'), lens.eye)
    gl.uniform1f(far.at('pixelRatio'), pixelRatio)
    gl.uniform1f(far.at('fade'), fade)
    gl.blendFunc(gl.ONE, gl.ONE)
    gl.drawArrays(gl.POINTS, 0, stars)
  }

  function drawDust({ lens, distance, fade, isSearching }: Frame, map: WebGLTexture): void {
    const { near, far: from } = DUST_FROM
    const share = Math.min(1, Math.max(0, (distance - near) / (from - near)))
    const light = share * fade * (isSearching ? 0.35 : 1)
    gl.useProgram(plane.program)
    gl.bindVertexArray(empty)
    gl.bindTexture(gl.TEXTURE_2D, map)
    gl.uniformMatrix4fv(plane.at('viewProjection'), false, lens.viewProjection)
    gl.uniform1f(plane.at('reach'), reach)
    // The picture holds light as it is shown, not as it adds up.
    gl.uniform1f(plane.at('strength'), light ** (1 / 2.2))
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA)
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4)
  }

  return {
    showSky: (picture) => {
      gl.bindTexture(gl.TEXTURE_2D, skyMap)
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture)
      hasSky = true
    },
    setReach: (units) => {
      reach = Math.min(DUST_REACH, 1.25 * units + 0.5)
    },
    draw: (frame) => {
      // After the first picture: painting the dust takes longer than the stars.
      if (dust === null && frame.fade > 0) dust = paintDust(gl, started[3], arms, palette)
      gl.viewport(0, 0, frame.width, frame.height)
      gl.disable(gl.BLEND)
      gl.disable(gl.DEPTH_TEST)
      drawSky(frame)
      gl.enable(gl.BLEND)
      drawFarStars(frame)
      if (dust !== null && frame.distance > DUST_FROM.near) drawDust(frame, dust)
    },
  }
}
