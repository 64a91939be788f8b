import { planetAppearance } from '@trendverse/domain/trends/planets/planet-appearance'
import { trendColor } from '@trendverse/domain/trends/planets/trend-color'
import { describe, expect, it } from 'vitest'
import { star } from './catalogue.fixtures'
import { planetLook } from './planet-looks'

const trendId = '01890000-0000-7000-8000-00000000002a'

describe('the planet of a star', () => {
  it('is the planet of its trend', () => {
    const look = planetLook({ row: 1, life: star(1), trendId, category: 'Gaming' })
    const color = trendColor('Gaming', trendId)
    const home = planetAppearance({ id: trendId, category: 'Gaming', color, lifecycle: 'rising', sources: [] })
    expect(look).toMatchObject({
      kind: home.kind,
      seed: home.seed,
      tilt: home.tilt,
      lean: home.lean,
      relief: home.relief,
    })
    const hex = (channels: readonly number[]) =>
      `#${channels
        .map((channel) =>
          Math.round(255 * channel)
            .toString(16)
            .padStart(2, '0'),
        )
        .join('')}`
    expect(look.surface.map(hex)).toEqual(home.surface)
  })

  it('is one of the default category where nobody knows its own', () => {
    const look = planetLook({ row: 1, life: star(1), trendId, category: 'Something new' })
    expect(look.kind).toBe(planetLook({ row: 1, life: star(1), trendId, category: 'General' }).kind)
  })
})
