import { decodeStars } from '@trendverse/domain/galaxy/decode-stars'
import { STAR_PARTS, type StarPart, type StarPartNumber } from '@trendverse/domain/galaxy/star-part'
import type { ReadNames } from './star-names'

/** Where the galaxy comes from: a server, or what the device remembers. */
export type GalaxySource = {
  readonly readBytes: (part: StarPartNumber, signal: AbortSignal) => Promise<Uint8Array>
  readonly readNames: ReadNames
}

/** A galaxy of nothing but the catalogue: whatever sources have shown would be brighter, and come first. */
export class NothingSeenYet extends Error {}

/** Readings of which the parts did not belong together, until what came last is left as it is. */
const MOST_READINGS = 3

/**
 * All parts, one after the other, the brightest first. Where the galaxy was made anew meanwhile, so that a part belongs to
 * another one than those before it, all is read again: a first part begins a galaxy in which nothing of an earlier one
 * stays. Throws `UnreadableStars` where an answer is no galaxy, and `NothingSeenYet` where
 * it has no star that ever shone.
 *
 * @param onPart Told of every part as soon as it can be drawn.
 */
export async function readStars(
  source: GalaxySource,
  onPart: (part: StarPart) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let reading = 0; reading < MOST_READINGS && !signal.aborted; reading += 1) {
    if (await readOnce(source, onPart, signal)) return
  }
}

/** False where the parts do not belong together. */
async function readOnce(source: GalaxySource, onPart: (part: StarPart) => void, signal: AbortSignal): Promise<boolean> {
  const parts: StarPart[] = []
  for (const number of STAR_PARTS) {
    const part = decodeStars(await source.readBytes(number, signal))
    if (signal.aborted) return false
    if (!belongsTo(parts, part)) return false
    if (number === 0 && part.columns.reaches.every((reach) => reach === 0)) throw new NothingSeenYet()
    parts.push(part)
    onPart(part)
  }
  return true
}

/** Whether a part is of the same galaxy as those before it: made in the same hour, of as many stars, each of them in one part. */
function belongsTo(parts: readonly StarPart[], part: StarPart): boolean {
  const [first = part] = parts
  const told = [...parts, part].reduce((sum, { columns }) => sum + columns.numbers.length, 0)
  const isWhole = parts.length + 1 === STAR_PARTS.length
  if (part.total !== first.total || part.hour !== first.hour) return false
  if (isWhole ? told !== part.total : told > part.total) return false
  return parts.every(({ columns }) => !shareNumber(columns.numbers, part.columns.numbers))
}

/** Both ascend. */
function shareNumber(a: Uint32Array, b: Uint32Array): boolean {
  let at = 0
  for (const number of a) {
    while (at < b.length && (b[at] ?? 0) < number) at += 1
    if (b[at] === number) return true
  }
  return false
}
