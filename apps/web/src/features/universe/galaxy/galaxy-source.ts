import { decodeStars } from '@trendverse/domain/galaxy/decode-stars'
import { STAR_PARTS, type StarPart, type StarPartNumber } from '@trendverse/domain/galaxy/star-part'
import type { ReadNames } from './star-names'

/** Where the galaxy comes from: a server, or what the device remembers. */
export type GalaxySource = {
  readonly readBytes: (part: StarPartNumber, signal: AbortSignal) => Promise<Uint8Array>
  readonly readNames: ReadNames
}

/**
 * All parts, one after the other, the brightest first. Throws `UnreadableStars` where an answer is no galaxy, or where
 * its parts do not belong together.
 *
 * @param onPart Told of every part as soon as it can be drawn.
 */
export async function readStars(
  source: GalaxySource,
  onPart: (part: StarPart) => void,
  signal: AbortSignal,
): Promise<void> {
  let told = 0
  let total = 0
  for (const number of STAR_PARTS) {
    const part = decodeStars(await source.readBytes(number, signal))
    if (signal.aborted) return
    if (number === 0) total = part.total
    told += part.columns.numbers.length
    // A galaxy that was prepared anew meanwhile: what has come is drawn, the next visit reads the rest.
    if (part.total !== total || told > total) return
    onPart(part)
  }
}
