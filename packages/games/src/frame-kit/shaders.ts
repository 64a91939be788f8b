const VERSION = '#version 300 es\nprecision highp float;\nprecision highp int;\n'
/** The block of uniforms that all shaders of a picture may share. */
export const SHARED_BLOCK = 0

export type Shader = {
  /** Throws if it cannot be compiled. Waits for the compiler if it is not done. */
  use(): void
  /** Where a uniform lies; null for one the driver found unused. */
  at(name: string): WebGLUniformLocation | null
  /** Whether the compiler is done with it. */
  isCompiled(): boolean
  isPrepared(): boolean
  /** Does beforehand what the first use would have to do. */
  prepare(): void
}

/**
 * Has a shader compiled without waiting for it: the driver may work on several at once.
 *
 * @param block Name of the uniform block all shaders share.
 */
export function createShader(gl: WebGL2RenderingContext, vertex: string, fragment: string, block: string): Shader {
  const compiling = gl.getExtension('KHR_parallel_shader_compile')
  const program = gl.createProgram()
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const part = gl.createShader(type)
    if (part === null) throw new Error('The graphics context is lost.')
    gl.shaderSource(part, VERSION + source)
    gl.compileShader(part)
    gl.attachShader(program, part)
    gl.deleteShader(part)
  }
  gl.linkProgram(program)

  const places = new Map<string, WebGLUniformLocation | null>()
  let isPrepared = false
  const at = (name: string): WebGLUniformLocation | null => {
    const known = places.get(name)
    if (known !== undefined) return known
    const found = gl.getUniformLocation(program, name)
    places.set(name, found)
    return found
  }
  // Every query here blocks the page until the driver has finished its queued work.
  const prepare = (): void => {
    if (isPrepared) return
    isPrepared = true
    if (gl.getProgramParameter(program, gl.LINK_STATUS) !== true) {
      if (gl.isContextLost()) return
      const logs = (gl.getAttachedShaders(program) ?? []).map((part) => gl.getShaderInfoLog(part) ?? '')
      throw new Error(`A shader does not link. ${gl.getProgramInfoLog(program) ?? ''} ${logs.join(' ')}`.slice(0, 290))
    }
    const index = gl.getUniformBlockIndex(program, block)
    if (index !== gl.INVALID_INDEX) gl.uniformBlockBinding(program, index, SHARED_BLOCK)
    const uniforms: unknown = gl.getProgramParameter(program, gl.ACTIVE_UNIFORMS)
    for (let uniform = 0; uniform < Number(uniforms); uniform += 1) {
      const info = gl.getActiveUniform(program, uniform)
      if (info !== null) at(info.name)
    }
  }
  return {
    use() {
      prepare()
      gl.useProgram(program)
    },
    at,
    isCompiled: () =>
      isPrepared || compiling === null || gl.getProgramParameter(program, compiling.COMPLETION_STATUS_KHR) === true,
    isPrepared: () => isPrepared,
    prepare,
  }
}

/** The shaders of a picture. They are prepared one per picture, in the order they are added, so that none blocks one. */
export class Shaders {
  readonly #gl: WebGL2RenderingContext
  readonly #block: string
  readonly #waiting: Shader[] = []

  /** @param block Name of the uniform block all of them share. */
  constructor(gl: WebGL2RenderingContext, block: string) {
    this.#gl = gl
    this.#block = block
  }

  add(vertex: string, fragment: string): Shader {
    const shader = createShader(this.#gl, vertex, fragment, this.#block)
    this.#waiting.push(shader)
    return shader
  }

  /** Call once per picture. Prepares the next one, if it has been compiled. */
  prepareOne(): void {
    while (this.#waiting[0]?.isPrepared()) this.#waiting.shift()
    const [next] = this.#waiting
    if (next?.isCompiled()) next.prepare()
  }
}
