import { keepText, readJson } from '@trendverse/domain/primitives/kept-text'
import { STORAGE_PREFIX } from '@trendverse/domain/primitives/product'
import { openSpareGraphics } from './spare-graphics'

/** What the graphics of a device say about themselves. */
export type GraphicsFacts = {
  readonly maxTextureSize: number
  /** The driver's name for itself, empty where the browser hides it. */
  readonly rendererName: string
}

export const GRAPHICS_KEY = `${STORAGE_PREFIX}graphics`

/**
 * Opens the graphics, which costs up to a second where the CPU draws, and remembers what they say. Null without WebGL 2;
 * that is not remembered, because a restart of the browser may bring it back.
 */
export function readGraphics(storage: () => Storage, agent: string): GraphicsFacts | null {
  let facts: GraphicsFacts | null = null
  try {
    const gl = openSpareGraphics()?.gl
    if (gl) {
      const unmasked = gl.getExtension('WEBGL_debug_renderer_info')
      const maxTextureSize: unknown = gl.getParameter(gl.MAX_TEXTURE_SIZE)
      const rendererName: unknown = gl.getParameter(unmasked?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER)
      facts = {
        maxTextureSize: typeof maxTextureSize === 'number' ? maxTextureSize : 0,
        rendererName: typeof rendererName === 'string' ? rendererName : '',
      }
    }
  } catch (error) {
    console.warn('The graphics could not be probed.', error)
  }
  keepText(storage, GRAPHICS_KEY, facts === null ? null : JSON.stringify({ agent, ...facts }))
  return facts
}

/** What this very browser's graphics said last time, or null (ST-06: also for anything unreadable). */
export function rememberedGraphics(storage: () => Storage, agent: string): GraphicsFacts | null {
  const kept = readJson(storage, GRAPHICS_KEY)
  if (typeof kept !== 'object' || kept === null || !('agent' in kept) || kept.agent !== agent) return null
  if (!('maxTextureSize' in kept && 'rendererName' in kept)) return null
  const { maxTextureSize, rendererName } = kept
  if (typeof maxTextureSize !== 'number' || typeof rendererName !== 'string') return null
  return { maxTextureSize, rendererName }
}

/** The next page asks the graphics themselves again. */
export function forgetGraphics(storage: () => Storage): void {
  keepText(storage, GRAPHICS_KEY, null)
}
