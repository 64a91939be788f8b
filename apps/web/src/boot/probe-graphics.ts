import type { Graphics } from '../components/view-choice'

const SOFTWARE_NAMES = /swiftshader|llvmpipe|softpipe|software|basic render/i

/** What would draw 3D here, told by the name of the renderer. The context is given back at once. */
export function probeGraphics(): Graphics {
  try {
    const gl = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: false })
    if (!gl) return 'none'
    const info = gl.getExtension('WEBGL_debug_renderer_info')
    const name = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER))
    gl.getExtension('WEBGL_lose_context')?.loseContext()
    return SOFTWARE_NAMES.test(name) ? 'software' : 'hardware'
  } catch {
    return 'none'
  }
}
