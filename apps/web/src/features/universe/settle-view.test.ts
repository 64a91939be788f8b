// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../../test-support/memory-storage'
import { VIEW_KEY } from './home-view'
import { settleView } from './settle-view'
import { tryUniverse } from './try-universe'

const storage = memoryStorage()
const root = document.documentElement

describe('settleView', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    for (const name of Object.keys(root.dataset)) delete root.dataset[name]
  })

  it('leaves the graphics alone where the list opens, and looks once 3D is asked for (HM-13, LV-02)', async () => {
    vi.stubGlobal('WebGL2RenderingContext', () => undefined)
    const getContext = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    settleView(root, '?view=list', () => storage)
    expect(root.dataset.view).toBe('list')
    expect(root.dataset.graphics).toBeUndefined()
    expect(getContext).not.toHaveBeenCalled()
    await tryUniverse(() => storage)
    expect(root.dataset).toMatchObject({ view: 'list', graphics: 'none' })
  })

  it('remembers the wish for 3D before it looks whether the device can', async () => {
    const kept = memoryStorage()
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    const tried = tryUniverse(() => kept)
    expect(kept.getItem(VIEW_KEY)).toBe('universe')
    await tried
  })

  it('opens the list at once where 3D is asked for and there is no WebGL (HM-13)', () => {
    vi.stubGlobal('WebGL2RenderingContext', () => undefined)
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    settleView(root, '?view=3d', () => storage)
    expect(root.dataset).toMatchObject({ view: 'list', graphics: 'none' })
  })

  it('knows without looking that a browser has no WebGL at all', () => {
    settleView(root, '?view=list', () => storage)
    expect(root.dataset.graphics).toBe('none')
  })

  it('opens a phone with 3D only where it is known to be capable', () => {
    vi.stubGlobal('WebGL2RenderingContext', () => undefined)
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    // Looking at the graphics is what tells the two apart here; there are none.
    const getContext = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    const open = (facts: object) => {
      vi.stubGlobal('navigator', { userAgent: 'a phone', userAgentData: { mobile: true }, ...facts })
      getContext.mockClear()
      settleView(root, '', () => memoryStorage())
      return getContext.mock.calls.length > 0
    }
    expect(open({ deviceMemory: 8, hardwareConcurrency: 8 })).toBe(true)
    expect(open({ deviceMemory: 8, hardwareConcurrency: 8, connection: { saveData: true } })).toBe(false)
    expect(open({ deviceMemory: 4, hardwareConcurrency: 8 })).toBe(false)
    expect(open({ hardwareConcurrency: 8 })).toBe(false)
  })
})
