import type { Frame } from './frame'
import { CROWD, crowdFactor } from './near-planets'
import { ATTRIBUTES, checkProgram, type Program, startProgram } from './program'
import {
  BODIES_FRAGMENT,
  BODIES_VERTEX,
  GLOW_FRAGMENT,
  GLOW_VERTEX,
  LINKS_FRAGMENT,
  LINKS_VERTEX,
  PICK_FRAGMENT,
  PICK_VERTEX,
} from './shaders/stars'
import { STAR_BYTES, STAR_LAYOUT } from './star-buffer'
import { createStarMarks, type StarMarks } from './star-marks'

/** From how near bodies of many stars are drawn, units of space. */
const BODIES_FROM = 9
/** Side of the square around the pointer that is read, and the size from which every star can be hit, CSS pixels. */
const PICK_SIDE = 3
const LEAST_TARGET_PX = 14
/** Pixels of that square, the middle first. */
const PICK_ORDER = [4, 1, 3, 5, 7, 0, 2, 6, 8] as const

export type StarPicture = {
  /** Adds stars behind those that are there. */
  readonly add: (bytes: ArrayBuffer) => void
  /** Marks what was found and what is open. */
  readonly mark: StarMarks['mark']
  /** Pairs of rows that lines are drawn between. */
  readonly link: (rows: readonly number[]) => void
  /** `drawPlanets` draws before the lights, among the bodies. */
  readonly draw: (frame: Frame, drawPlanets: (frame: Frame) => void) => void
  /** Row of the star at a point of the picture, its own pixels from the top left; null where there is none. */
  readonly pick: (frame: Frame, x: number, y: number) => number | null
}

type Look = { readonly arms: number; readonly palette: Float32Array }

/**
 * Every star of the galaxy in one buffer and two draws, and a third for the lines of a constellation.
 *
 * @param total Stars there will be in the end.
 */
export function createStarPicture(gl: WebGL2RenderingContext, look: Look, total: number): StarPicture {
  const started = [
    startProgram(gl, BODIES_VERTEX, BODIES_FRAGMENT),
    startProgram(gl, GLOW_VERTEX, GLOW_FRAGMENT),
    startProgram(gl, LINKS_VERTEX, LINKS_FRAGMENT),
    startProgram(gl, PICK_VERTEX, PICK_FRAGMENT),
  ] as const
  const [bodies, glow, links] = [openProgram(started[0]), openProgram(started[1]), openProgram(started[2])]
  // Asked when something is picked for the first time.
  let pick: Program | null = null
  let pickTarget: WebGLFramebuffer | null = null
  const picked = new Uint8Array(4 * PICK_SIDE * PICK_SIDE)

  const stars = gl.createBuffer()
  const marks = createStarMarks(gl, total)
  const pairs = gl.createBuffer()
  const array = gl.createVertexArray()
  let count = 0
  let linked = 0

  gl.bindVertexArray(array)
  gl.bindBuffer(gl.ARRAY_BUFFER, stars)
  gl.bufferData(gl.ARRAY_BUFFER, total * STAR_BYTES, gl.STATIC_DRAW)
  for (const [name, { size, type, offset }] of Object.entries(STAR_LAYOUT)) {
    const at = ATTRIBUTES.findIndex((known) => known === name)
    gl.enableVertexAttribArray(at)
    gl.vertexAttribIPointer(at, size, gl[type], STAR_BYTES, offset)
  }
  gl.bindBuffer(gl.ARRAY_BUFFER, marks.buffer)
  const markAt = ATTRIBUTES.indexOf('mark')
  gl.enableVertexAttribArray(markAt)
  gl.vertexAttribIPointer(markAt, 1, gl.UNSIGNED_BYTE, 1, 0)
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, pairs)
  gl.bindVertexArray(null)

  /** Uniforms that never change are set once. */
  function openProgram(compiled: WebGLProgram): Program {
    const opened = checkProgram(gl, compiled)
    gl.useProgram(opened.program)
    gl.uniform1f(opened.at('arms'), look.arms)
    gl.uniform1f(opened.at('crowd'), crowdFactor(total))
    gl.uniform3fv(opened.at('palette'), look.palette)
    return opened
  }

  function drawBodies(): void {
    // Only their edges let through what is behind.
    gl.enable(gl.BLEND)
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA)
    gl.useProgram(bodies.program)
    gl.drawArrays(gl.POINTS, 0, count)
  }

  function openPickTarget(): Program {
    const program = openProgram(started[3])
    const color = gl.createTexture()
    pickTarget = gl.createFramebuffer()
    const depth = gl.createRenderbuffer()
    gl.bindTexture(gl.TEXTURE_2D, color)
    gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA8, PICK_SIDE, PICK_SIDE)
    gl.bindRenderbuffer(gl.RENDERBUFFER, depth)
    gl.renderbufferStorage(gl.RENDERBUFFER, gl.DEPTH_COMPONENT24, PICK_SIDE, PICK_SIDE)
    gl.bindFramebuffer(gl.FRAMEBUFFER, pickTarget)
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, color, 0)
    gl.framebufferRenderbuffer(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, gl.RENDERBUFFER, depth)
    return program
  }

  /** Of very many stars none is large enough for a body when it is seen from far away. */
  const hasBodies = ({ distance }: Frame): boolean => total <= 2 * CROWD || distance < BODIES_FROM

  return {
    add: (bytes) => {
      gl.bindBuffer(gl.ARRAY_BUFFER, stars)
      gl.bufferSubData(gl.ARRAY_BUFFER, count * STAR_BYTES, bytes)
      count += bytes.byteLength / STAR_BYTES
    },
    mark: marks.mark,
    link: (rows) => {
      linked = rows.length
      gl.bindVertexArray(array)
      gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, new Uint32Array(rows), gl.DYNAMIC_DRAW)
      gl.bindVertexArray(null)
    },
    draw: (frame, drawPlanets) => {
      if (count === 0) return
      marks.place(frame.planets)
      gl.bindVertexArray(array)
      gl.enable(gl.DEPTH_TEST)
      gl.depthFunc(gl.LEQUAL)
      gl.depthMask(true)
      if (hasBodies(frame)) drawBodies()
      drawPlanets(frame)
      gl.bindVertexArray(array)
      gl.depthMask(false)
      gl.enable(gl.BLEND)
      gl.blendFunc(gl.ONE, gl.ONE)
      if (linked > 0) {
        gl.useProgram(links.program)
        gl.drawElements(gl.LINES, linked, gl.UNSIGNED_INT, 0)
      }
      gl.useProgram(glow.program)
      gl.drawArrays(gl.POINTS, 0, count)
      gl.depthMask(true)
    },
    pick: (frame, x, y) => {
      if (count === 0) return null
      pick ??= openPickTarget()
      gl.bindFramebuffer(gl.FRAMEBUFFER, pickTarget)
      // The whole picture, shifted so that the square around the pointer is all that is left of it.
      const half = (PICK_SIDE - 1) / 2
      gl.viewport(half - Math.floor(x), half - Math.floor(frame.height - y), frame.width, frame.height)
      gl.disable(gl.BLEND)
      gl.enable(gl.DEPTH_TEST)
      gl.clearColor(0, 0, 0, 0)
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT)
      gl.bindVertexArray(array)
      gl.useProgram(pick.program)
      gl.uniform1f(pick.at('leastPixels'), LEAST_TARGET_PX * frame.pixelRatio)
      gl.drawArrays(gl.POINTS, 0, count)
      gl.readPixels(0, 0, PICK_SIDE, PICK_SIDE, gl.RGBA, gl.UNSIGNED_BYTE, picked)
      gl.bindFramebuffer(gl.FRAMEBUFFER, null)
      const view = new DataView(picked.buffer)
      for (const pixel of PICK_ORDER) {
        const row = view.getUint32(4 * pixel, true)
        if (row > 0 && row <= count) return row - 1
      }
      return null
    },
  }
}
