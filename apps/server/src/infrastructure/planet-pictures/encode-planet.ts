import { MAX_PLANET_PICTURE_BYTES, type PlanetPictureWidth } from '@trendverse/domain/trends/planets/planet-picture'
import sharp from 'sharp'
import type { PaintedPlanet } from './paint-planet'

/** Tried in turn until the picture is light enough; the last one is sent whatever it weighs. */
const QUALITIES = [80, 68, 54, 40] as const
const ALPHA_QUALITY = 80

/** A painted planet as WebP with a transparent sky. */
export async function encodePlanet({ pixels, size }: PaintedPlanet, width: PlanetPictureWidth): Promise<Buffer> {
  const raw = { width: size, height: size, channels: 4 } as const
  const picture = sharp(pixels, { raw }).resize(width, width)
  let encoded = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    encoded = await picture.clone().webp({ quality, alphaQuality: ALPHA_QUALITY }).toBuffer()
    if (encoded.length < MAX_PLANET_PICTURE_BYTES) break
  }
  return encoded
}
