import type { AiKeyState } from './ai-key'
import { withNote } from './call-note'
import { breakerAfter, breakerAtHealthCheck } from './circuit-breaker'
import { healthAfter } from './key-health'
import { countUse, keyCountersAt } from './key-quotas'
import { averageResponseMs, keptHistory } from './request-history'

/** How a call with a key ended. */
export type KeyOutcome = {
  readonly succeeded: boolean
  readonly durationMs: number
  /** How long the provider wants the key left alone, or null. */
  readonly restMs: number | null
  /** It says nothing about the key, and is only noted. */
  readonly isOnlyNoted?: boolean
  /** What is noted of it, under the name of the model that was asked; absent: nothing. */
  readonly note?: { readonly model: string; readonly words: string } | undefined
}

/** The part of a key's state that a call changes when it begins. */
export type BookedUse = Pick<AiKeyState, 'usageToday' | 'usageThisMonth' | 'countedDay' | 'lastUsedAtMs'>

/** A key when a call begins: booked before it is made, so that no cap is ever passed (OP-51). */
export function bookCall(key: BookedUse, nowMs: number): BookedUse {
  return { ...countUse(key, nowMs), lastUsedAtMs: nowMs }
}

/** A key after a call ended: health (KP-08), breaker (KP-09), history (KP-22), and the rest it was told to take. */
export function settleKey(key: AiKeyState, outcome: KeyOutcome, nowMs: number): AiKeyState {
  const { succeeded, durationMs, restMs, note, isOnlyNoted = false } = outcome
  const notes = note === undefined ? key.notes : withNote(key.notes, { ...note, atMs: nowMs, succeeded })
  if (isOnlyNoted) return { ...key, notes }
  const history = keptHistory([...key.history, { atMs: nowMs, succeeded, durationMs }], nowMs)
  return {
    ...key,
    health: healthAfter(key.health, succeeded),
    breaker: breakerAfter(key.breaker, succeeded, nowMs),
    restsUntilMs: restMs === null ? key.restsUntilMs : Math.max(key.restsUntilMs ?? 0, nowMs + restMs),
    succeeded: key.succeeded + (succeeded ? 1 : 0),
    failed: key.failed + (succeeded ? 0 : 1),
    avgResponseMs: averageResponseMs(history) ?? key.avgResponseMs,
    history,
    notes,
  }
}

/** A key after the health check (KP-21): old history gone, counters reset, an open breaker perhaps tried early (KP-10). */
export function checkKey(key: AiKeyState, nowMs: number): AiKeyState {
  return {
    ...key,
    ...keyCountersAt(key, nowMs),
    breaker: breakerAtHealthCheck(key.breaker, key.history, nowMs),
    restsUntilMs: key.restsUntilMs !== null && key.restsUntilMs <= nowMs ? null : key.restsUntilMs,
    history: keptHistory(key.history, nowMs),
  }
}
