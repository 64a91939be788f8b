/** A source that was not read for more than this share of a forecast's time may have hidden what came of it. */
const MOST_UNSEEN_SHARE = 0.5

/** Whether it can be said that an item did not break out in a span of time. */
export type Watched = 'watched' | 'unwatched' | 'undecided'

/** First place in a rising list whose number is at least `value`. */
function lowerBound(rising: readonly number[], value: number): number {
  let low = 0
  let high = rising.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((rising[middle] as number) < value) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Judges by what was read and when, never by a clock alone. A clock that was put forward shows one long silence: then nothing
 * is missed, and only readings that go on long enough after the end make it unknown. The present clock can only hold back.
 *
 * @param ofSource When the source was read with success, rising, milliseconds.
 * @param ofSite When any source was.
 */
export function sourceWatch(ofSource: readonly number[], ofSite: readonly number[], nowMs: number) {
  return (span: { readonly fromMs: number; readonly dueAtMs: number }): Watched => {
    const { fromMs, dueAtMs } = span
    if (nowMs < dueAtMs) return 'undecided'
    const tolerated = MOST_UNSEEN_SHARE * (dueAtMs - fromMs)
    let lastMs = fromMs
    let longest = 0
    let place = lowerBound(ofSource, fromMs)
    for (; place < ofSource.length && (ofSource[place] as number) < dueAtMs; place += 1) {
      longest = Math.max(longest, (ofSource[place] as number) - lastMs)
      lastMs = ofSource[place] as number
    }
    longest = Math.max(longest, dueAtMs - lastMs)
    const nextMs = ofSource[place]
    if (longest <= tolerated) return nextMs !== undefined && nextMs <= nowMs ? 'watched' : hasGoneOn(tolerated, dueAtMs)
    return hasGoneOn(tolerated, dueAtMs)
  }

  /** Whether the site read on so long after the end that the source's silence is its own. */
  function hasGoneOn(tolerated: number, dueAtMs: number): Watched {
    const first = ofSite[lowerBound(ofSite, dueAtMs)]
    const last = ofSite[lowerBound(ofSite, nowMs + 1) - 1]
    return first !== undefined && last !== undefined && last - first >= tolerated ? 'unwatched' : 'undecided'
  }
}
