import { describe, expect, it, vi } from 'vitest'
import { createGalaxyEngine } from './galaxy-engine'
import { GalaxyNotDrawn } from './program'

const OPTIONS = {
  categories: ['Music'],
  total: 1,
  farStars: 1,
  planets: 6,
  onError: vi.fn(),
  onFrame: () => false,
  onRest: vi.fn(),
}
const canvasWith = (context: object | null) => ({ getContext: () => context }) as unknown as HTMLCanvasElement

describe('the engine of the galaxy', () => {
  it('gives its context back where the device cannot draw', () => {
    const loseContext = vi.fn()
    const context = { createProgram: () => ({}), createShader: () => null, getExtension: () => ({ loseContext }) }
    expect(() => createGalaxyEngine(canvasWith(context), OPTIONS)).toThrow(GalaxyNotDrawn)
    expect(loseContext).toHaveBeenCalledTimes(1)
  })

  it('says so where there is no context at all', () => {
    expect(() => createGalaxyEngine(canvasWith(null), OPTIONS)).toThrow('There is no WebGL 2.')
  })
})
