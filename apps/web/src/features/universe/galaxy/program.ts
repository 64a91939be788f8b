import { bindFrameUniforms } from './frame-uniforms'

/** A pair of shaders that draws, with the places of its uniforms. */
export type Program = {
  readonly program: WebGLProgram
  readonly at: (uniform: string) => WebGLUniformLocation | null
}

/** The graphics of this device refuse to draw the galaxy. */
export class GalaxyNotDrawn extends Error {
  override readonly name = 'GalaxyNotDrawn'
}

const HEAD = '#version 300 es\nprecision highp float; precision highp int;\n'

/** Attributes have the same places in every program, so that one vertex array serves them all. */
export const ATTRIBUTES = ['number', 'bornHour', 'span', 'kind', 'family', 'mark', 'corner', 'tint', 'glint'] as const

/** Starts compiling; whether it worked is asked by `checkProgram`, so that programs compile side by side. */
export function startProgram(gl: WebGL2RenderingContext, vertex: string, fragment: string): WebGLProgram {
  const program = gl.createProgram()
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type)
    if (shader === null) throw new GalaxyNotDrawn('The graphics context is lost.')
    gl.shaderSource(shader, HEAD + source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
    gl.deleteShader(shader)
  }
  for (const [index, name] of ATTRIBUTES.entries()) gl.bindAttribLocation(program, index, name)
  gl.linkProgram(program)
  return program
}

export function checkProgram(gl: WebGL2RenderingContext, program: WebGLProgram): Program {
  if (gl.getProgramParameter(program, gl.LINK_STATUS) !== true) {
    const logs = (gl.getAttachedShaders(program) ?? []).map((shader) => gl.getShaderInfoLog(shader))
    throw new GalaxyNotDrawn([gl.getProgramInfoLog(program), ...logs].filter(Boolean).join('\n'))
  }
  bindFrameUniforms(gl, program)
  const places = new Map<string, WebGLUniformLocation | null>()
  const count: unknown = gl.getProgramParameter(program, gl.ACTIVE_UNIFORMS)
  for (let index = 0; index < Number(count); index++) {
    const name = gl.getActiveUniform(program, index)?.name
    if (name !== undefined) places.set(name.replace('[0]', ''), gl.getUniformLocation(program, name))
  }
  return { program, at: (uniform) => places.get(uniform) ?? null }
}
