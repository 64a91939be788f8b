import { afterEach, describe, expect, it, vi } from 'vitest'
import { probeDevice } from './probe-device'

function fakeCanvas(rendererName: string | null, loseContext = vi.fn()): HTMLCanvasElement {
  const gl = {
    MAX_TEXTURE_SIZE: 1,
    RENDERER: 2,
    getExtension: (name: string) => {
      if (name === 'WEBGL_lose_context') return { loseContext }
      return name === 'WEBGL_debug_renderer_info' && rendererName !== null ? { UNMASKED_RENDERER_WEBGL: 3 } : null
    },
    getParameter: (which: number) => (which === 1 ? 8192 : which === 3 ? rendererName : 'masked'),
  }
  return { getContext: () => gl } as unknown as HTMLCanvasElement
}

describe('probing the device', () => {
  afterEach(() => vi.restoreAllMocks())

  it('tells software renderers by their unmasked name and gives the context back', () => {
    const loseContext = vi.fn()
    const probe = probeDevice(fakeCanvas('ANGLE (Google, SwiftShader driver)', loseContext))
    expect(probe).toMatchObject({ webgl: true, softwareRenderer: true, facts: { maxTextureSize: 8192 } })
    expect(loseContext).toHaveBeenCalledOnce()
  })

  it('takes a masked renderer for hardware', () => {
    expect(probeDevice(fakeCanvas(null))).toMatchObject({ softwareRenderer: false, rendererName: 'masked' })
  })

  it('reports a device without WebGL (HM-13) and one whose graphics throw', () => {
    const none = { getContext: () => null } as unknown as HTMLCanvasElement
    expect(probeDevice(none)).toMatchObject({ webgl: false, softwareRenderer: false, facts: { maxTextureSize: 0 } })
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const broken = {
      getContext: () => {
        throw new Error('blocked')
      },
    } as unknown as HTMLCanvasElement
    expect(probeDevice(broken).webgl).toBe(false)
  })

  it('leaves memory and cores open where the browser hides them (OP-36)', () => {
    vi.spyOn(navigator, 'hardwareConcurrency', 'get').mockReturnValue(0)
    expect(probeDevice(fakeCanvas(null)).facts).toMatchObject({ memoryGb: null, cores: null })
  })
})
