import { describe, expect, it } from 'vitest'
import { lowerQuality, pixelRatioFor, QUALITY_TIERS } from './quality-tiers'
import { isSoftwareRenderer } from './software-renderer'

describe('quality tiers', () => {
  it('steps down from high over medium to low and ends there', () => {
    expect(['high', 'medium', 'low'].map((quality) => lowerQuality(quality as 'high'))).toEqual(['medium', 'low', null])
  })

  it('loads post-processing on the high tier only', () => {
    expect(Object.values(QUALITY_TIERS).map((tier) => tier.postProcessing)).toEqual([true, false, false])
  })

  it('draws at the display ratio under the cap of the device and of the tier (HM-14)', () => {
    expect(pixelRatioFor('high', 3, 2)).toBe(2)
    expect(pixelRatioFor('high', 3, 1)).toBe(1)
    expect(pixelRatioFor('medium', 3, 2)).toBe(2)
    expect(pixelRatioFor('medium', 3, 1)).toBe(1)
    expect(pixelRatioFor('low', 3, 2)).toBe(1)
    expect(pixelRatioFor('high', 0.8, 2)).toBe(0.8)
    expect(pixelRatioFor('high', Number.NaN, 2)).toBe(1)
  })
})

describe('software renderers', () => {
  it.each([
    'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)',
    'llvmpipe (LLVM 15.0.6, 256 bits)',
    'softpipe',
    'Software Rasterizer',
    'ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11)',
  ])('knows %s', (name) => expect(isSoftwareRenderer(name)).toBe(true))

  it.each(['', 'ANGLE (NVIDIA, NVIDIA GeForce RTX 3060)', 'Apple M2', 'Mali-G78', 'Adreno (TM) 640'])(
    'lets %j pass',
    (name) => expect(isSoftwareRenderer(name)).toBe(false),
  )
})
