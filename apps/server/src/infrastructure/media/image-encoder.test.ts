import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sharedDataDir } from '@trendverse/test-support/shared-data'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createImageEncoder } from './image-encoder'

const encoder = createImageEncoder()
const SQUARE = { widthPx: 256, heightPx: 256, fit: 'cover' } as const
const RED = { r: 255, g: 0, b: 0 }
const BLUE = { r: 0, g: 0, b: 255 }

const plain = (width: number, height: number, background = RED) =>
  sharp({ create: { width, height, channels: 3, background } })

async function encoded(bytes: Uint8Array): Promise<Uint8Array> {
  const picture = await encoder.toWebp(bytes, SQUARE)
  if (picture === null) throw new Error('this should be a picture')
  return picture
}

describe('the image encoder', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('makes a square WebP of a %s', async (format) => {
    const picture = await encoded(await plain(640, 300).toFormat(format).toBuffer())
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
  })

  it('fits a picture into a box, whole and never enlarged, or fills one', async () => {
    const wide = await plain(2_000, 500).png().toBuffer()
    const sizeIn = async (bytes: Uint8Array, widthPx: number, heightPx: number, fit: 'cover' | 'inside') => {
      const { width, height } = await sharp((await encoder.toWebp(bytes, { widthPx, heightPx, fit })) ?? '').metadata()
      return [width, height]
    }
    expect(await sizeIn(wide, 1_024, 1_024, 'inside')).toEqual([1_024, 256])
    expect(await sizeIn(await plain(30, 20).png().toBuffer(), 1_024, 1_024, 'inside')).toEqual([30, 20])
    expect(await sizeIn(wide, 800, 600, 'cover')).toEqual([800, 600])
  })

  it('keeps nothing of what the camera wrote, but holds the picture as it was held', async () => {
    // blue on top, and told to be turned by a quarter: blue is right
    const top = await plain(256, 128, BLUE).png().toBuffer()
    const upright = await plain(256, 256)
      .composite([{ input: top, gravity: 'north' }])
      .withExif({ IFD0: { Copyright: 'canary-copyright', Orientation: '6' }, IFD3: { GPSLatitude: '47/1 22/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 95 })
      .toBuffer()
    const picture = await encoded(upright)
    const about = await sharp(picture).metadata()
    expect([about.exif, about.icc, about.xmp, about.iptc, about.orientation]).toEqual(Array(5).fill(undefined))
    expect(Buffer.from(picture).includes('canary')).toBe(false)
    const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
    const blueAt = (x: number, y: number) => (data[(y * info.width + x) * info.channels + 2] ?? 0) > 128
    expect([blueAt(220, 128), blueAt(30, 128)]).toEqual([true, false])
  })

  it('takes pictures by what they are, not by what they are called', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'
    const others = [
      Buffer.from(svg),
      Buffer.from('<html><script>alert(1)</script>'),
      Buffer.from('GIF89a'),
      Buffer.alloc(0),
      Buffer.alloc(1_000),
      await plain(9, 9).tiff().toBuffer(),
      await plain(9, 9).gif().toBuffer(),
      Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.from(svg)]),
    ]
    for (const bytes of others) expect(await encoder.toWebp(bytes, SQUARE)).toBeNull()
  })

  it('shows nothing of what is hidden behind a picture', async () => {
    const hidden = Buffer.concat([await plain(9, 9).png().toBuffer(), Buffer.from('<script>canary()</script>')])
    expect(Buffer.from(await encoded(hidden)).includes('canary')).toBe(false)
  })

  it('makes a burst wait, and sends away whoever would wait too long', async () => {
    const own = createImageEncoder()
    const picture = await plain(64, 64).png().toBuffer()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 30 }, () => own.toWebp(picture, { ...SQUARE, widthPx: 64, heightPx: 64 })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(21)
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
    expect(refused).toHaveLength(9)
    expect(refused[0]).toMatchObject({ code: 'unavailable', retryable: true, retryAfterMs: 5_000 })
    expect(await own.toWebp(picture, { ...SQUARE, widthPx: 64, heightPx: 64 })).not.toBeNull()
  })

  it.each(['png', 'jpeg', 'webp'] as const)(
    'writes a picture as %s in its own size, without metadata (MM-14)',
    async (to) => {
      const from = await plain(800, 600)
        .withExif({ IFD0: { Copyright: 'canary-copyright' } })
        .png()
        .toBuffer()
      const written = await encoder.toType(from, `image/${to}`, 800 * 600)
      expect(await sharp(written ?? '').metadata()).toMatchObject({ format: to, width: 800, height: 600 })
      expect(Buffer.from(written ?? '').includes('canary')).toBe(false)
    },
  )

  it('writes no picture as another type that has a pixel row too many, or is none', async () => {
    expect(await encoder.toType(await plain(800, 601).png().toBuffer(), 'image/webp', 800 * 600)).toBeNull()
    expect(await encoder.toType(Buffer.from('<svg/>'), 'image/webp', 800 * 600)).toBeNull()
  })

  it('refuses broken pictures', async () => {
    const whole = await plain(300, 300).jpeg().toBuffer()
    expect(await encoder.toWebp(whole.subarray(0, whole.length / 2), SQUARE)).toBeNull()
  })

  it('refuses more pixels than any camera has, however small the file', async () => {
    const bomb = await plain(10_001, 5_000).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(2 * 1024 * 1024)
    expect(await encoder.toWebp(bomb, SQUARE)).toBeNull()
  })
})

const data = sharedDataDir('hostile pictures')
describe.runIf(data !== null)('hostile pictures', () => {
  const folder = join(data ?? '', 'hostile/images/pillow')
  it('become a harmless square or nothing at all', async () => {
    let [harmless, refused] = [0, 0]
    for (const name of readdirSync(folder)) {
      const picture = await encoder.toWebp(readFileSync(join(folder, name)), SQUARE)
      if (picture === null) {
        refused += 1
        continue
      }
      harmless += 1
      expect(await sharp(picture).metadata(), name).toMatchObject({ format: 'webp', width: 256, height: 256 })
    }
    expect(harmless).toBeGreaterThan(0)
    expect(refused).toBeGreaterThan(harmless)
  })
})
