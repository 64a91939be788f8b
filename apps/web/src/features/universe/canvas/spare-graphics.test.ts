// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dropSpareGraphics, openSpareGraphics, takeSpareGraphics } from './spare-graphics'

function fakeGraphics() {
  const state = { isLost: false, opened: 0 }
  const gl = {
    isContextLost: () => state.isLost,
    getExtension: () => ({
      loseContext: () => {
        state.isLost = true
      },
    }),
  }
  const createCanvas = (): HTMLCanvasElement => {
    const canvas = document.createElement('canvas')
    vi.spyOn(canvas, 'getContext').mockImplementation(() => {
      state.opened += 1
      // Only the two calls that are made above.
      return gl as unknown as WebGL2RenderingContext
    })
    return canvas
  }
  return { state, createCanvas }
}

describe('the spare graphics context', () => {
  afterEach(() => void takeSpareGraphics())

  it('is opened once and handed over once, with its canvas', () => {
    const { state, createCanvas } = fakeGraphics()
    const opened = openSpareGraphics(createCanvas)
    expect(openSpareGraphics(createCanvas)).toBe(opened)
    expect(state.opened).toBe(1)
    expect(takeSpareGraphics()).toBe(opened)
    expect(takeSpareGraphics()).toBeNull()
  })

  it('is not handed over when it was lost meanwhile, and opened anew when it is asked for', () => {
    const { state, createCanvas } = fakeGraphics()
    openSpareGraphics(createCanvas)
    state.isLost = true
    expect(takeSpareGraphics()).toBeNull()
    state.isLost = false
    openSpareGraphics(createCanvas)
    state.isLost = true
    openSpareGraphics(createCanvas)
    expect(state.opened).toBe(3)
  })

  it('is given back to the browser when nobody draws with it', () => {
    const { state, createCanvas } = fakeGraphics()
    openSpareGraphics(createCanvas)
    dropSpareGraphics()
    expect(state.isLost).toBe(true)
    expect(takeSpareGraphics()).toBeNull()
    expect(dropSpareGraphics).not.toThrow()
  })

  it('is null where there is no WebGL 2 (HM-13)', () => {
    const canvas = document.createElement('canvas')
    vi.spyOn(canvas, 'getContext').mockReturnValue(null)
    expect(openSpareGraphics(() => canvas)).toBeNull()
    expect(takeSpareGraphics()).toBeNull()
  })
})
