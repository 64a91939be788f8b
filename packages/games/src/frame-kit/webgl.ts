import { SHARED_BLOCK } from './shaders'

/** The buffer behind the shared block. */
export function createSharedBlock(gl: WebGL2RenderingContext, values: Float32Array): { readonly update: () => void } {
  const buffer = gl.createBuffer()
  gl.bindBuffer(gl.UNIFORM_BUFFER, buffer)
  gl.bufferData(gl.UNIFORM_BUFFER, values.byteLength, gl.DYNAMIC_DRAW)
  gl.bindBufferBase(gl.UNIFORM_BUFFER, SHARED_BLOCK, buffer)
  return {
    update() {
      gl.bindBuffer(gl.UNIFORM_BUFFER, buffer)
      gl.bufferSubData(gl.UNIFORM_BUFFER, 0, values)
    },
  }
}

export type TextureKind = { readonly isHalfFloat?: boolean; readonly isMipmapped?: boolean; readonly repeats?: boolean }

export function createTexture(
  gl: WebGL2RenderingContext,
  width: number,
  height: number,
  { isHalfFloat = false, isMipmapped = false, repeats = false }: TextureKind = {},
): WebGLTexture {
  const texture = gl.createTexture()
  gl.bindTexture(gl.TEXTURE_2D, texture)
  const levels = isMipmapped ? Math.floor(Math.log2(Math.max(width, height))) + 1 : 1
  gl.texStorage2D(gl.TEXTURE_2D, levels, isHalfFloat ? gl.RGBA16F : gl.RGBA8, width, height)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, isMipmapped ? gl.LINEAR_MIPMAP_LINEAR : gl.LINEAR)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, repeats ? gl.REPEAT : gl.CLAMP_TO_EDGE)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
  return texture
}

/** What is drawn into instead of the screen. */
export type Target = {
  readonly frame: WebGLFramebuffer
  readonly textures: readonly WebGLTexture[]
  readonly width: number
  readonly height: number
}

export function createTarget(
  gl: WebGL2RenderingContext,
  width: number,
  height: number,
  textures: readonly WebGLTexture[],
): Target {
  const frame = gl.createFramebuffer()
  gl.bindFramebuffer(gl.FRAMEBUFFER, frame)
  for (const [index, texture] of textures.entries())
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0 + index, gl.TEXTURE_2D, texture, 0)
  gl.drawBuffers(textures.map((_, index) => gl.COLOR_ATTACHMENT0 + index))
  return { frame, textures, width, height }
}

export function deleteTarget(gl: WebGL2RenderingContext, { frame, textures }: Target): void {
  gl.deleteFramebuffer(frame)
  for (const texture of textures) gl.deleteTexture(texture)
}

/** One array of numbers as the vertex shader reads it: `size` numbers at `location`, and so on, then from the front again. */
export type Attributes = {
  readonly data: Float32Array
  readonly sizes: readonly number[]
  readonly firstLocation?: number
  /** Whether an entry is read once per instance. */
  readonly isInstanced?: boolean
  readonly isDynamic?: boolean
}

export type Geometry = {
  bind(): void
  /** Sends the first so many numbers of the array of that index again. */
  send(index: number, count: number): void
}

export function createGeometry(gl: WebGL2RenderingContext, arrays: readonly Attributes[]): Geometry {
  const vertexArray = gl.createVertexArray()
  gl.bindVertexArray(vertexArray)
  const buffers = arrays.map(({ data, sizes, firstLocation = 0, isInstanced = false, isDynamic = false }) => {
    const buffer = gl.createBuffer()
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer)
    gl.bufferData(gl.ARRAY_BUFFER, data, isDynamic ? gl.DYNAMIC_DRAW : gl.STATIC_DRAW)
    const stride = sizes.reduce((sum, size) => sum + size, 0) * Float32Array.BYTES_PER_ELEMENT
    let offset = 0
    for (const [index, size] of sizes.entries()) {
      const location = firstLocation + index
      gl.enableVertexAttribArray(location)
      gl.vertexAttribPointer(location, size, gl.FLOAT, false, stride, offset)
      if (isInstanced) gl.vertexAttribDivisor(location, 1)
      offset += size * Float32Array.BYTES_PER_ELEMENT
    }
    return { buffer, data }
  })
  gl.bindVertexArray(null)
  return {
    bind: () => gl.bindVertexArray(vertexArray),
    send(index, count) {
      const array = buffers[index]
      if (array === undefined) return
      gl.bindBuffer(gl.ARRAY_BUFFER, array.buffer)
      gl.bufferSubData(gl.ARRAY_BUFFER, 0, array.data, 0, count)
    },
  }
}

/** Whether graphics are drawn by the processor: then every pixel counts. */
export function isSoftwareRenderer(gl: WebGL2RenderingContext): boolean {
  const info = gl.getExtension('WEBGL_debug_renderer_info')
  const name: unknown = gl.getParameter(info === null ? gl.RENDERER : info.UNMASKED_RENDERER_WEBGL)
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(String(name))
}
