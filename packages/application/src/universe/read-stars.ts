import { encodeStars } from '@trendverse/domain/galaxy/encode-stars'
import { hourOf } from '@trendverse/domain/galaxy/life'
import { type SplitStars, splitStars } from '@trendverse/domain/galaxy/split-stars'
import type { StarColumns } from '@trendverse/domain/galaxy/star-columns'
import type { StarPartNumber } from '@trendverse/domain/galaxy/star-part'
import { CATEGORIES } from '@trendverse/domain/trends/categories/category'
import type { Needs } from '../ports/ports'

/**
 * How stars were split last, as long as somebody keeps their columns: the three parts are asked for one after the other,
 * and 100,000 stars take some 25 ms to split.
 */
const lastSplits = new WeakMap<StarColumns, { readonly hour: number; readonly split: SplitStars }>()

function splitOnce(stars: StarColumns, hour: number): SplitStars {
  const last = lastSplits.get(stars)
  if (last?.hour === hour) return last.split
  const split = splitStars(stars, hour)
  lastSplits.set(stars, { hour, split })
  return split
}

/** The bytes of one part of the galaxy as it shines in this hour, see `decodeStars`. */
export async function readStars(
  ports: Needs<'clock' | 'trendLives'>,
  { part }: { readonly part: StarPartNumber },
): Promise<Uint8Array<ArrayBuffer>> {
  const stars = await ports.trendLives.listStars()
  const hour = hourOf(ports.clock.nowMs())
  const { total, parts } = splitOnce(stars, hour)
  return encodeStars({ part, total, hour, categories: CATEGORIES, columns: parts[part] })
}
