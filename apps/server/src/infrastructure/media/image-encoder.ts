import type { ImageEncoder } from '@trendverse/application/ports/memes'
import type { PictureType } from '@trendverse/domain/memes/picture-rules'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import type { Sharp } from 'sharp'
import { limitConcurrency } from '../limit-concurrency'

/** Phones make pictures of 50 megapixels; a larger one is a bomb, whatever its file's size. */
const MAX_PIXELS = 50_000_000
/** It takes one of the few threads that passwords, files and names need as well. */
const AT_ONCE = 1
/** Each holds its upload in memory. A common picture takes a tenth of a second, so the last one is not given up on. */
const MAX_WAITING = 20
const BUSY_RETRY_MS = 5 * SECOND_MS
const MAX_SECONDS = 5
const QUALITY = 82

const isPng = (bytes: Uint8Array): boolean => startsWith(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const isJpeg = (bytes: Uint8Array): boolean => startsWith(bytes, 0, [0xff, 0xd8, 0xff])
const isWebp = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, 8, [0x57, 0x45, 0x42, 0x50])

/** MM-23: as browsers write them. */
const DOWNLOAD_QUALITY = 90

const WRITERS: Readonly<Record<PictureType, (picture: Sharp) => Sharp>> = {
  'image/png': (picture) => picture.png(),
  'image/jpeg': (picture) => picture.jpeg({ quality: DOWNLOAD_QUALITY }),
  'image/webp': (picture) => picture.webp({ quality: DOWNLOAD_QUALITY }),
}

function startsWith(bytes: Uint8Array, offset: number, expected: readonly number[]): boolean {
  return expected.every((byte, index) => bytes[offset + index] === byte)
}

/**
 * Pictures by libvips. Only files that begin as PNG, JPEG or WebP reach it (OP-75): its readers of other formats never
 * see a visitor's file. The library is loaded with the first picture. A burst waits in line; who finds the line full gets
 * AppError `unavailable`.
 */
export function createImageEncoder(): ImageEncoder {
  const inTurn = limitConcurrency(AT_ONCE, {
    maxWaiting: MAX_WAITING,
    refusal: () =>
      new AppError('unavailable', 'Too many pictures are being uploaded right now. Please try again.', {
        retryable: true,
        retryAfterMs: BUSY_RETRY_MS,
      }),
  })
  const encode = async (bytes: Uint8Array, maxPixels: number, change: (picture: Sharp) => Sharp) => {
    if (!isPng(bytes) && !isJpeg(bytes) && !isWebp(bytes)) return null
    const { default: sharp } = await import('sharp')
    return inTurn(async () => {
      try {
        const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
          // as the camera was held; what told so is not kept
          .autoOrient()
        const encoded = await change(picture).timeout({ seconds: MAX_SECONDS }).toBuffer()
        return Uint8Array.from(encoded)
      } catch {
        // broken, too large, or too slow to read: whatever it is, it is no picture for us
        return null
      }
    })
  }
  return {
    toWebp: (bytes, { widthPx, heightPx, fit }) =>
      encode(bytes, MAX_PIXELS, (picture) =>
        picture.resize(widthPx, heightPx, { fit, withoutEnlargement: fit === 'inside' }).webp({ quality: QUALITY }),
      ),
    toType: (bytes, type, maxPixels) => encode(bytes, maxPixels, WRITERS[type]),
  }
}
