import { planetAppearance } from '@trendverse/domain/trends/planets/planet-appearance'
import { MAX_PLANET_PICTURE_BYTES, PLANET_PICTURE_WIDTHS } from '@trendverse/domain/trends/planets/planet-picture'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { createPlanetPainter, type PlanetPainter } from './planet-painter'

/** A thread from TypeScript source takes its time to start on a busy machine. */
const PATIENCE_MS = 90_000

const look = planetAppearance({
  id: '0190a000-0000-7000-8000-000000000003',
  category: 'Gaming',
  color: '#8b5cf6',
  lifecycle: 'peak',
  sources: ['wikipedia', 'github'],
})

let painter: PlanetPainter
afterEach(() => painter.close())

describe('painting planets in a thread', { timeout: PATIENCE_MS }, () => {
  it('answers with a WebP of every width, light enough for a phone, with a clear sky', async () => {
    painter = createPlanetPainter()
    const pictures = await Promise.all(PLANET_PICTURE_WIDTHS.map((width) => painter.paint(look, width)))
    for (const [index, width] of PLANET_PICTURE_WIDTHS.entries()) {
      const picture = pictures[index] ?? Buffer.alloc(0)
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width, height: width, hasAlpha: true })
      expect(picture.length).toBeLessThan(MAX_PLANET_PICTURE_BYTES)
    }
  })

  it('refuses what can be asked again later while too many wait, and once it is closed', async () => {
    painter = createPlanetPainter()
    const asked = Array.from({ length: 70 }, () => painter.paint(look, 160))
    const refused = await Promise.race(
      asked.map((picture) =>
        picture.then(
          () => null,
          (error: unknown) => error,
        ),
      ),
    )
    expect(refused).toMatchObject({ code: 'unavailable', retryable: true })
    await painter.close()
    const ends = await Promise.allSettled(asked)
    expect(ends.every(({ status }) => status === 'rejected')).toBe(true)
  })
})
