// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetGraphics, GRAPHICS_KEY, readGraphics } from './graphics-facts'
import { probeDevice } from './probe-device'
import { takeSpareGraphics } from './spare-graphics'

const storage = () => window.localStorage
const forbidden = () => {
  throw new DOMException('forbidden', 'SecurityError')
}

/** Every new canvas of the page gives these graphics; null stands for a browser that hides the driver's name. */
function withGraphics(rendererName: string | null) {
  const gl = {
    MAX_TEXTURE_SIZE: 1,
    RENDERER: 2,
    isContextLost: () => false,
    getExtension: () => (rendererName === null ? null : { UNMASKED_RENDERER_WEBGL: 3 }),
    getParameter: (which: number) => (which === 1 ? 8192 : which === 3 ? rendererName : 'masked'),
  }
  // Only what the probe asks for.
  return vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(gl as unknown as WebGL2RenderingContext)
}

describe('probing the device', () => {
  beforeEach(() => window.localStorage.clear())
  afterEach(() => {
    vi.restoreAllMocks()
    takeSpareGraphics()
  })

  it('tells software renderers by their unmasked name', () => {
    withGraphics('ANGLE (Google, SwiftShader driver)')
    const probe = probeDevice(storage)
    expect(probe).toMatchObject({ webgl: true, softwareRenderer: true, facts: { maxTextureSize: 8192 } })
  })

  it('takes a masked renderer for hardware', () => {
    withGraphics(null)
    expect(probeDevice(storage)).toMatchObject({ softwareRenderer: false, rendererName: 'masked' })
  })

  it('reports a device without WebGL (HM-13) and one whose graphics throw, and remembers neither', () => {
    const opening = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    expect(probeDevice(storage)).toMatchObject({ webgl: false, softwareRenderer: false, facts: { maxTextureSize: 0 } })
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    opening.mockImplementation(() => {
      throw new Error('blocked')
    })
    expect(probeDevice(storage).webgl).toBe(false)
    expect(window.localStorage.getItem(GRAPHICS_KEY)).toBeNull()
  })

  it('leaves memory and cores open where the browser hides them (OP-36)', () => {
    withGraphics(null)
    vi.spyOn(navigator, 'hardwareConcurrency', 'get').mockReturnValue(0)
    expect(probeDevice(storage).facts).toMatchObject({ memoryGb: null, cores: null })
  })

  it('opens no graphics on the second visit, and says the same', () => {
    const opening = withGraphics('SwiftShader')
    const first = probeDevice(storage)
    takeSpareGraphics()
    opening.mockClear()
    expect(probeDevice(storage)).toEqual(first)
    expect(opening).not.toHaveBeenCalled()
  })

  it('asks the graphics again after an update of the browser, and after 3D failed', () => {
    const opening = withGraphics('SwiftShader')
    readGraphics(storage, 'an older browser')
    takeSpareGraphics()
    probeDevice(storage)
    forgetGraphics(storage)
    takeSpareGraphics()
    probeDevice(storage)
    expect(opening).toHaveBeenCalledTimes(3)
  })

  it.each(['', 'no json', 'null', '[]', `{"agent":"${navigator.userAgent}"}`, '{"agent":7}'])(
    'asks the graphics when it remembers only %j (ST-06)',
    (kept) => {
      withGraphics('SwiftShader')
      window.localStorage.setItem(GRAPHICS_KEY, kept)
      expect(probeDevice(storage)).toMatchObject({ softwareRenderer: true, facts: { maxTextureSize: 8192 } })
    },
  )

  it('works where storage is forbidden (ST-06)', () => {
    withGraphics('SwiftShader')
    expect(probeDevice(forbidden).softwareRenderer).toBe(true)
    expect(() => forgetGraphics(forbidden)).not.toThrow()
  })
})
