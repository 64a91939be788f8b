import { createStore } from '@trendverse/domain/primitives/store'

/** Which of several cards moves: one at a time. */
export type MiniatureTurns = {
  /** Whose turn it is; null: nobody's. */
  readonly current: () => string | null
  readonly subscribe: (listener: () => void) => () => void
  /** A card that is in view has a run to show, or none any more. Each time it comes it moves once by itself. */
  readonly setReady: (id: string, isReady: boolean) => void
  /** The visitor points at a card, or at none: that one moves for as long. */
  readonly point: (id: string | null) => void
  /** The turn of a card is over, unless the visitor points at it. */
  readonly finish: (id: string) => void
}

export function createMiniatureTurns(): MiniatureTurns {
  const current = createStore<string | null>(null)
  const ready = new Set<string>()
  /** Of these, those that have not moved yet, in the order they came. */
  const waiting = new Set<string>()
  let pointed: string | null = null

  const giveTurn = (keeps: string | null): void => {
    const [first = null] = waiting
    const kept = keeps !== null && ready.has(keeps) ? keeps : first
    const next = pointed !== null && ready.has(pointed) ? pointed : kept
    if (next !== null) waiting.delete(next)
    if (next !== current.get()) current.set(next)
  }
  return {
    current: current.get,
    subscribe: current.subscribe,
    setReady(id, isReady) {
      if (isReady === ready.has(id)) return
      for (const ids of [ready, waiting]) {
        if (isReady) ids.add(id)
        else ids.delete(id)
      }
      giveTurn(current.get())
    },
    point(id) {
      const before = pointed
      pointed = id
      // What the visitor turns away from was seen for long enough.
      giveTurn(current.get() === before ? null : current.get())
    },
    finish(id) {
      if (current.get() === id && pointed !== id) giveTurn(null)
    },
  }
}
