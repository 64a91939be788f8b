import { FRAME_LIMITS, type FromGame, fromGame, type SaveRefusal } from '@trendverse/domain/games/frame-protocol'
import { MINUTE_MS, SECOND_MS } from '@trendverse/domain/primitives/time'

/** `dropped`: nothing comes of it. `flooding`: it is one too many, and the frame has to go. */
type Judged = FromGame | 'dropped' | 'flooding'

/**
 * Lets through what one frame may say: sixty messages a second that fit the protocol. Every other one is a strike. What is
 * too much is not even parsed, so that a flood costs the page next to nothing.
 */
export function createMessageGate(nowMs: () => number): (data: unknown) => Judged {
  let secondFromMs = Number.NEGATIVE_INFINITY
  let messages = 0
  let strikes = 0
  const strike = (): Judged => {
    strikes += 1
    return strikes < FRAME_LIMITS.strikesUntilClosed ? 'dropped' : 'flooding'
  }
  return (data) => {
    const now = nowMs()
    if (now - secondFromMs >= SECOND_MS) {
      secondFromMs = now
      messages = 0
    }
    messages += 1
    if (messages > FRAME_LIMITS.messagesPerSecond) return strike()
    const parsed = fromGame.safeParse(data)
    return parsed.success ? parsed.data : strike()
  }
}

/** Judges saves of one frame by size and number; null: it may be kept, and counts. */
export function createSaveGate(nowMs: () => number): (data: string) => SaveRefusal | null {
  let keptAtMs: readonly number[] = []
  return (data) => {
    const { saveBytes, savesPerMinute } = FRAME_LIMITS
    // Its length in letters first: no endless text is encoded only to be measured.
    if (data.length > saveBytes || new TextEncoder().encode(data).length > saveBytes) return 'too_large'
    const now = nowMs()
    keptAtMs = keptAtMs.filter((atMs) => now - atMs < MINUTE_MS)
    if (keptAtMs.length >= savesPerMinute) return 'too_often'
    keptAtMs = [...keptAtMs, now]
    return null
  }
}
