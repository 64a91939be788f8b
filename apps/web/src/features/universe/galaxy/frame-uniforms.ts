import type { Frame } from './frame'
import { HALF_VIEW } from './galaxy-camera'
import { MOST_PLANETS } from './shaders/frame'

/** Places in the buffer, counted in floats of four bytes: the layout of `FRAME_GLSL`. */
const AT = { viewProjection: 0, axes: 16, eye: 28, fade: 31, time: 32, picture: 36, planets: 40 } as const
const FLOATS = AT.planets + 4 * (MOST_PLANETS + 1)

/** Where programs look for it. */
const BINDING = 0

/** Lets a program read the frame, if it does. */
export function bindFrameUniforms(gl: WebGL2RenderingContext, program: WebGLProgram): void {
  const index = gl.getUniformBlockIndex(program, 'Frame')
  if (index !== gl.INVALID_INDEX) gl.uniformBlockBinding(program, index, BINDING)
}

/** Hands what shaders are to know of a frame to all of them at once, before it is drawn. */
export type FrameUniforms = { readonly write: (frame: Frame) => void }

/**
 * A single uniform buffer: every fraction passed to WebGL on its own is boxed into an object, and frames must not allocate.
 */
export function createFrameUniforms(gl: WebGL2RenderingContext): FrameUniforms {
  const floats = new Float32Array(FLOATS)
  const integers = new Int32Array(floats.buffer)
  const buffer = gl.createBuffer()
  gl.bindBufferBase(gl.UNIFORM_BUFFER, BINDING, buffer)
  gl.bufferData(gl.UNIFORM_BUFFER, floats.byteLength, gl.DYNAMIC_DRAW)

  return {
    write: (frame) => {
      const { lens, planets } = frame
      floats.set(lens.viewProjection, AT.viewProjection)
      for (let axis = 0; axis < 3; axis++) {
        floats[AT.axes + 4 * axis] = lens.right[axis] ?? 0
        floats[AT.axes + 4 * axis + 1] = lens.up[axis] ?? 0
        floats[AT.axes + 4 * axis + 2] = -(lens.ahead[axis] ?? 0)
      }
      floats.set(lens.eye, AT.eye)
      floats[AT.fade] = frame.fade
      integers[AT.time] = frame.hour
      floats[AT.time + 1] = frame.passed
      floats[AT.time + 2] = frame.isSearching ? 1 : 0
      floats[AT.time + 3] = frame.distance
      floats[AT.picture] = frame.width
      floats[AT.picture + 1] = frame.height
      floats[AT.picture + 2] = frame.height / 2 / HALF_VIEW
      floats[AT.picture + 3] = frame.pixelRatio
      for (let index = 0; index < planets.length; index++) {
        floats[AT.planets + 4 * index + 4] = planets[index]?.share ?? 0
        floats[AT.planets + 4 * index + 5] = 2 * (planets[index]?.radius ?? 0)
      }
      gl.bindBuffer(gl.UNIFORM_BUFFER, buffer)
      gl.bufferSubData(gl.UNIFORM_BUFFER, 0, floats)
    },
  }
}
