import type { Quality } from '../../../frame-kit/quality-watch'
import type { Shader, Shaders } from '../../../frame-kit/shaders'
import { createTarget, createTexture, deleteTarget, type Target } from '../../../frame-kit/webgl'
import { drawFullScreen } from './picture-kit'
import { DOWN_FRAGMENT, FINISH_FRAGMENT, UP_FRAGMENT } from './shaders/finish'
import { FULL_SCREEN_VERTEX } from './shaders/view-block'

/** With those of the scene at most 24 draws. */
const BLOOM_STEPS = 5
const BLOOM = 0.26
const BLOOM_FROM = 0.72
const SAMPLES = 4

/** What the scene is drawn into, and the way from there to the screen. */
export class Finish {
  readonly #gl: WebGL2RenderingContext
  readonly #isHalfFloat: boolean
  readonly #down
  readonly #up
  readonly #finish
  #scene: Target | null = null
  #depth: WebGLRenderbuffer | null = null
  #samples: { readonly frame: WebGLFramebuffer; readonly color: WebGLRenderbuffer } | null = null
  #steps: Target[] = []
  #width = 2
  #height = 2

  constructor(gl: WebGL2RenderingContext, shaders: Shaders) {
    this.#gl = gl
    this.#isHalfFloat =
      gl.getExtension('EXT_color_buffer_float') !== null || gl.getExtension('EXT_color_buffer_half_float') !== null
    this.#down = shaders.add(FULL_SCREEN_VERTEX, DOWN_FRAGMENT)
    this.#up = shaders.add(FULL_SCREEN_VERTEX, UP_FRAGMENT)
    this.#finish = shaders.add(FULL_SCREEN_VERTEX, FINISH_FRAGMENT)
  }

  resize(width: number, height: number, quality: Quality): void {
    this.#clear()
    this.#width = width
    this.#height = height
    this.#scene = this.#target(width, height)
    this.#depth = this.#gl.createRenderbuffer()
    if (quality === 'high') this.#addSamples()
    if (this.#samples === null) this.#attachDepth(this.#scene.frame, 0)
    if (quality !== 'high') return
    for (let step = 1; step <= BLOOM_STEPS && Math.min(width, height) >> step > 4; step += 1)
      this.#steps.push(this.#target(width >> step, height >> step))
  }

  #target(width: number, height: number): Target {
    const texture = createTexture(this.#gl, width, height, { isHalfFloat: this.#isHalfFloat })
    return createTarget(this.#gl, width, height, [texture])
  }

  #attachDepth(frame: WebGLFramebuffer, samples: number): void {
    const gl = this.#gl
    gl.bindRenderbuffer(gl.RENDERBUFFER, this.#depth)
    gl.renderbufferStorageMultisample(gl.RENDERBUFFER, samples, gl.DEPTH_COMPONENT24, this.#width, this.#height)
    gl.bindFramebuffer(gl.FRAMEBUFFER, frame)
    gl.framebufferRenderbuffer(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, gl.RENDERBUFFER, this.#depth)
  }

  #addSamples(): void {
    const gl = this.#gl
    const frame = gl.createFramebuffer()
    const color = gl.createRenderbuffer()
    const form = this.#isHalfFloat ? gl.RGBA16F : gl.RGBA8
    gl.bindRenderbuffer(gl.RENDERBUFFER, color)
    gl.renderbufferStorageMultisample(gl.RENDERBUFFER, SAMPLES, form, this.#width, this.#height)
    gl.bindFramebuffer(gl.FRAMEBUFFER, frame)
    gl.framebufferRenderbuffer(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.RENDERBUFFER, color)
    this.#attachDepth(frame, SAMPLES)
    if (gl.checkFramebufferStatus(gl.FRAMEBUFFER) === gl.FRAMEBUFFER_COMPLETE) {
      this.#samples = { frame, color }
      return
    }
    gl.deleteFramebuffer(frame)
    gl.deleteRenderbuffer(color)
  }

  #clear(): void {
    const gl = this.#gl
    if (this.#scene !== null) deleteTarget(gl, this.#scene)
    for (const step of this.#steps) deleteTarget(gl, step)
    if (this.#samples !== null) {
      gl.deleteFramebuffer(this.#samples.frame)
      gl.deleteRenderbuffer(this.#samples.color)
    }
    gl.deleteRenderbuffer(this.#depth)
    this.#scene = null
    this.#samples = null
    this.#steps = []
  }

  /** What is drawn from here on is the scene. */
  begin(): void {
    const gl = this.#gl
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.#samples?.frame ?? this.#scene?.frame ?? null)
    gl.viewport(0, 0, this.#width, this.#height)
    gl.depthMask(true)
    gl.clear(gl.DEPTH_BUFFER_BIT)
  }

  /** Brings the scene to the screen. @param bend How much the lens bends, 0 for none. */
  end(hurt: number, bend: number): void {
    const gl = this.#gl
    const scene = this.#scene
    if (scene === null) return
    if (this.#samples !== null) {
      const w = this.#width
      const h = this.#height
      gl.bindFramebuffer(gl.READ_FRAMEBUFFER, this.#samples.frame)
      gl.bindFramebuffer(gl.DRAW_FRAMEBUFFER, scene.frame)
      gl.blitFramebuffer(0, 0, w, h, 0, 0, w, h, gl.COLOR_BUFFER_BIT, gl.NEAREST)
    }
    gl.activeTexture(gl.TEXTURE0)
    this.#bloom(scene)
    gl.disable(gl.BLEND)
    gl.bindFramebuffer(gl.FRAMEBUFFER, null)
    gl.viewport(0, 0, this.#width, this.#height)
    const finish = this.#finish
    finish.use()
    const [brightest] = this.#steps
    gl.bindTexture(gl.TEXTURE_2D, scene.textures[0] ?? null)
    gl.activeTexture(gl.TEXTURE1)
    gl.bindTexture(gl.TEXTURE_2D, (brightest ?? scene).textures[0] ?? null)
    gl.uniform1i(finish.at('scene'), 0)
    gl.uniform1i(finish.at('bloom'), 1)
    gl.uniform3f(finish.at('amount'), brightest === undefined ? 0 : BLOOM, hurt, bend)
    drawFullScreen(gl)
  }

  #bloom(scene: Target): void {
    const gl = this.#gl
    gl.disable(gl.BLEND)
    this.#down.use()
    let from = scene
    for (const to of this.#steps) {
      this.#pass(this.#down, from, to, from === scene ? BLOOM_FROM : 0)
      from = to
    }
    gl.enable(gl.BLEND)
    gl.blendFunc(gl.ONE, gl.ONE)
    this.#up.use()
    for (let index = this.#steps.length - 1; index > 0; index -= 1) {
      const source = this.#steps[index]
      const to = this.#steps[index - 1]
      if (source !== undefined && to !== undefined) this.#pass(this.#up, source, to, 0)
    }
  }

  #pass(shader: Shader, from: Target, to: Target, threshold: number): void {
    const gl = this.#gl
    gl.bindFramebuffer(gl.FRAMEBUFFER, to.frame)
    gl.viewport(0, 0, to.width, to.height)
    gl.bindTexture(gl.TEXTURE_2D, from.textures[0] ?? null)
    gl.uniform1i(shader.at('source'), 0)
    gl.uniform3f(shader.at('texel'), 1 / from.width, 1 / from.height, threshold)
    drawFullScreen(gl)
  }
}
