/** A graphics context that was opened before the scene needs it, with the canvas it belongs to for life. */
export type SpareGraphics = { readonly canvas: HTMLCanvasElement; readonly gl: WebGL2RenderingContext }

/** The boot script and the page are two bundles, so a variable of this file would not be the same in both. */
const PLACE = Symbol.for('trendverse.spare-graphics')

type Owner = Window & { [PLACE]?: SpareGraphics | undefined }

/** The window with our own property, which its built-in type cannot know. */
const ownWindow = (): Owner => window

/** What the scene's renderer asks for. */
const ATTRIBUTES: WebGLContextAttributes = {
  antialias: false,
  stencil: false,
  powerPreference: 'high-performance',
  failIfMajorPerformanceCaveat: false,
}

/** The spare context, opened when there is none yet: opening one is dear, so the page that probes it also draws with it. */
export function openSpareGraphics(
  createCanvas: () => HTMLCanvasElement = () => document.createElement('canvas'),
): SpareGraphics | null {
  const owner = ownWindow()
  const kept = owner[PLACE]
  if (kept && !kept.gl.isContextLost()) return kept
  const canvas = createCanvas()
  const gl = canvas.getContext('webgl2', ATTRIBUTES)
  owner[PLACE] = gl === null ? undefined : { canvas, gl }
  return owner[PLACE] ?? null
}

/** Hands the spare context over to a scene; null when there is none that works. */
export function takeSpareGraphics(): SpareGraphics | null {
  const owner = ownWindow()
  const kept = owner[PLACE]
  owner[PLACE] = undefined
  return kept && !kept.gl.isContextLost() ? kept : null
}

/** Gives the spare context back: browsers keep few alive at once, and nobody is going to draw with this one. */
export function dropSpareGraphics(): void {
  takeSpareGraphics()?.gl.getExtension('WEBGL_lose_context')?.loseContext()
}
