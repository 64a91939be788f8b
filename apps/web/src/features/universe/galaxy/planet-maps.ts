import type { PlanetKind } from '@trendverse/domain/trends/planets/planet-palettes'
import { bakeFragment } from '../canvas/shaders/bake'
import type { PlanetLook } from './planet-looks'
import { checkProgram, type Program, startProgram } from './program'
import { MOST_PLANETS } from './shaders/frame'
import { BAKE_VERTEX } from './shaders/planets'

/** Octaves of noise in a surface: what the shaders of the universe can use at most. */
const OCTAVES = 8

/** Texels around a planet, and rows that are painted in one frame. */
export type MapTier = { readonly mapWidth: number; readonly bakeRows: number }

/** Surfaces of planets: albedo and height, then clouds, light and gloss; a layer for each. */
export type PlanetMaps = {
  readonly first: WebGLTexture
  readonly second: WebGLTexture
  /** Paints rows of a layer. True when they were the last ones. */
  readonly paint: (layer: number, look: PlanetLook) => boolean
}

function createLayers(gl: WebGL2RenderingContext, width: number): WebGLTexture {
  const maps = gl.createTexture()
  gl.bindTexture(gl.TEXTURE_2D_ARRAY, maps)
  gl.texStorage3D(gl.TEXTURE_2D_ARRAY, Math.floor(Math.log2(width)) + 1, gl.RGBA8, width, width / 2, MOST_PLANETS)
  gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR)
  gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_WRAP_S, gl.REPEAT)
  gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
  return maps
}

export function createPlanetMaps(gl: WebGL2RenderingContext, { mapWidth, bakeRows }: MapTier): PlanetMaps {
  const [first, second] = [createLayers(gl, mapWidth), createLayers(gl, mapWidth)]
  const target = gl.createFramebuffer()
  const empty = gl.createVertexArray()
  const programs = new Map<PlanetKind, Program>()
  const begun = Array.from({ length: MOST_PLANETS }, () => ({ row: -1, rows: 0 }))

  function programOf(kind: PlanetKind): Program {
    const known = programs.get(kind)
    if (known !== undefined) return known
    const program = checkProgram(gl, startProgram(gl, BAKE_VERTEX, bakeFragment(kind)))
    programs.set(kind, program)
    return program
  }

  function paintRows(layer: number, { kind, seed, surface }: PlanetLook, from: number): void {
    const { program, at } = programOf(kind)
    gl.bindFramebuffer(gl.FRAMEBUFFER, target)
    gl.framebufferTextureLayer(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, first, 0, layer)
    gl.framebufferTextureLayer(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT1, second, 0, layer)
    gl.drawBuffers([gl.COLOR_ATTACHMENT0, gl.COLOR_ATTACHMENT1])
    gl.viewport(0, 0, mapWidth, mapWidth / 2)
    gl.enable(gl.SCISSOR_TEST)
    gl.scissor(0, from, mapWidth, bakeRows)
    gl.disable(gl.BLEND)
    gl.disable(gl.DEPTH_TEST)
    gl.useProgram(program)
    gl.bindVertexArray(empty)
    gl.uniform1i(at('finest'), OCTAVES)
    gl.uniform1f(at('seed'), seed)
    for (const [index, color] of surface.entries()) gl.uniform3fv(at(`c${index}`), color)
    gl.drawArrays(gl.TRIANGLES, 0, 3)
    gl.disable(gl.SCISSOR_TEST)
    gl.bindFramebuffer(gl.FRAMEBUFFER, null)
  }

  return {
    first,
    second,
    paint: (layer, look) => {
      const progress = begun[layer]
      if (progress === undefined) return true
      if (progress.row !== look.row) progress.rows = 0
      progress.row = look.row
      paintRows(layer, look, progress.rows)
      progress.rows += bakeRows
      if (progress.rows < mapWidth / 2) return false
      progress.row = -1
      for (const maps of [first, second]) {
        gl.bindTexture(gl.TEXTURE_2D_ARRAY, maps)
        gl.generateMipmap(gl.TEXTURE_2D_ARRAY)
      }
      return true
    },
  }
}
