import { SECOND_MS } from '../primitives/time'
import type { Uuid } from '../primitives/uuid'
import type { PoolKey } from './ai-key'
import { isFull, openFromMs, scoreKey } from './score-key'

/** OP-48: so long it is worth waiting for a key. */
export const WORTH_WAITING_MS = 30 * SECOND_MS

/** What a call is given: a key; none yet, but soon (OP-48); or none (ER-36). */
export type KeyChoice =
  | { readonly kind: 'key'; readonly keyId: Uuid }
  | { readonly kind: 'wait' }
  | { readonly kind: 'none' }

/** What earlier tries of a call taught about keys. */
export type TriedKeys = {
  /** Refused to let us in (401): not asked by this call again (OP-49). */
  readonly refused: ReadonlySet<Uuid>
  /** Failed it in another way: asked again only when no other is free. */
  readonly failed: ReadonlySet<Uuid>
}

export const NO_KEY_TRIED: TriedKeys = { refused: new Set(), failed: new Set() }

/**
 * The best key for a call (KP-07): the highest score, the oldest of equals (OP-44). Out beforehand are keys that are
 * put aside, full, resting, without quota, or whose breaker is open (OP-45). A demo key comes last of all, when no
 * other could come free soon (OP-46), and is never waited for.
 */
export function chooseKey(keys: readonly PoolKey[], tried: TriedKeys, nowMs: number): KeyChoice {
  const known = keys.filter(({ id }) => !tried.refused.has(id))
  const active = known.filter(({ status }) => status === 'active')
  const free = freeOf(active, nowMs)
  const untried = free.filter(({ id }) => !tried.failed.has(id))
  const best = bestOf(untried, nowMs) ?? bestOf(free, nowMs)
  if (best !== null) return { kind: 'key', keyId: best.id }
  if (active.some((key) => openFromMs(key, nowMs) <= nowMs + WORTH_WAITING_MS)) return { kind: 'wait' }
  const demo = bestOf(
    freeOf(
      known.filter(({ status }) => status === 'demo'),
      nowMs,
    ),
    nowMs,
  )
  return demo === null ? { kind: 'none' } : { kind: 'key', keyId: demo.id }
}

function freeOf(keys: readonly PoolKey[], nowMs: number): readonly PoolKey[] {
  return keys.filter((key) => openFromMs(key, nowMs) <= nowMs && !isFull(key, nowMs))
}

function bestOf(keys: readonly PoolKey[], nowMs: number): PoolKey | null {
  let best: { readonly key: PoolKey; readonly score: number } | null = null
  for (const key of keys) {
    const score = scoreKey(key, nowMs)
    const isOlder = best !== null && score === best.score && key.createdAtMs < best.key.createdAtMs
    if (best === null || score > best.score || isOlder) best = { key, score }
  }
  return best?.key ?? null
}
