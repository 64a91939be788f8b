import { afterEach, describe, expect, it, vi } from 'vitest'
import { NOW, star } from './catalogue.fixtures'
import type { Frame } from './frame'
import { newLens } from './galaxy-camera'
import { createPlanetLayer } from './planet-layer'
import type { PlanetPicture } from './planet-picture'

const TIER = { mapWidth: 256, bakeRows: 32 }
const gl = {} as WebGL2RenderingContext
const layerOf = () => createPlanetLayer(gl, { arms: 3, total: 10, most: 6 })
const one = { row: 0, life: star(1), trendId: 'a', category: 'Music' }

const frame = { lens: newLens(), hour: NOW, passed: 0, distance: 9 } as Frame

afterEach(() => vi.restoreAllMocks())

describe('the planets of a galaxy', () => {
  it('tell a new offer from the same stars again', () => {
    const layer = layerOf()
    expect(layer.offer([one])).toBe(true)
    expect(layer.offer([one])).toBe(false)
    expect(layer.offer([{ ...one }])).toBe(true)
    expect(layer.offer([])).toBe(true)
  })

  it('draw nothing before their code has come', () => {
    const layer = layerOf()
    layer.offer([one])
    expect(layer.isUnfinished()).toBe(false)
    expect(layer.paint()).toBe('nothing')
    expect(() => layer.draw(frame, null)).not.toThrow()
  })

  it('are unfinished from when they are opened until the last surface is painted', () => {
    const layer = layerOf()
    const [first] = layer.planets
    if (first === undefined) throw new Error('there are planets')
    first.star = one
    expect(layer.isUnfinished()).toBe(false)
    layer.open(
      () => ({
        paint: () => {
          first.isPainted = true
          return 'surface'
        },
        draw: () => undefined,
      }),
      TIER,
    )
    expect(layer.isUnfinished()).toBe(true)
    expect(layer.paint()).toBe('surface')
    expect(layer.isUnfinished()).toBe(false)
  })

  it('are stars again where the device cannot paint them, and the galaxy goes on', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const draw = vi.fn()
    const fails: PlanetPicture = {
      paint: () => {
        throw new Error('no such texture')
      },
      draw,
    }
    const layer = layerOf()
    layer.open(() => fails, TIER)
    layer.draw(frame, null)
    expect(draw).toHaveBeenCalledTimes(1)
    expect(layer.paint()).toBe('nothing')
    layer.draw(frame, null)
    expect(draw).toHaveBeenCalledTimes(1)
    expect(warn).toHaveBeenCalledTimes(1)
  })

  it('are not asked for where they cannot even be opened', () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const layer = layerOf()
    layer.open(() => {
      throw new Error('no program')
    }, TIER)
    expect(layer.paint()).toBe('nothing')
  })
})
