import { utcDay } from '../mail/mail-counters'
import type { Uuid } from '../primitives/uuid'
import type { CallNote } from './call-note'
import { type Breaker, CLOSED, openedAt } from './circuit-breaker'
import { FULL_HEALTH } from './key-health'
import type { KeyCounters } from './key-quotas'
import type { KeyStatus, KeyType } from './key-type'
import type { KeyRequest } from './request-history'

/** KP-01, OP-44: 1 is preferred. */
export const MIN_KEY_PRIORITY = 1
export const MAX_KEY_PRIORITY = 10
/** A key as providers hand it out: one word of visible characters. */
export const API_KEY = /^[\x21-\x7e]{8,500}$/

/** What an administrator says of a key (KP-01). */
export type AiKeySettings = {
  readonly id: Uuid
  readonly name: string
  /** Whose key it is, as people name the company; error texts do as well (ER-35). */
  readonly provider: string
  readonly keyType: KeyType
  readonly status: KeyStatus
  /** Opened only for a call; null for a demo key, which has none. */
  readonly sealedKey: string | null
  /** What of the key may be shown, see `shownEndOf`. */
  readonly keyEnd: string
  readonly priority: number
  /** Calls a UTC day and a UTC month. */
  readonly dailyLimit: number
  readonly monthlyLimit: number
  /** Calls at the same time, over all processes (KP-12). */
  readonly maxConcurrent: number
  readonly createdAtMs: number
}

/** What became of a key so far, as it was last written down. Instants are milliseconds since 1970. */
export type AiKeyState = KeyCounters & {
  /** 0 to 100 (KP-08). */
  readonly health: number
  readonly breaker: Breaker
  /** Not asked again before, because its provider said so. */
  readonly restsUntilMs: number | null
  readonly succeeded: number
  readonly failed: number
  /** Of the answers in the history, milliseconds; null before the first. */
  readonly avgResponseMs: number | null
  readonly lastUsedAtMs: number | null
  /** KP-22, oldest first. */
  readonly history: readonly KeyRequest[]
  /** What became last of each model that was asked with it, newest first. */
  readonly notes: readonly CallNote[]
}

export type AiKey = AiKeySettings & AiKeyState

/** All that a choice between keys depends on (KP-07). */
export type PoolKey = Omit<AiKey, 'history'> & {
  /** Calls under way, in every process. */
  readonly active: number
}

/** The part of a key's state that tells how it does: what another secret makes void. */
export type KeyCondition = Pick<
  AiKeyState,
  'health' | 'breaker' | 'restsUntilMs' | 'avgResponseMs' | 'history' | 'notes'
>

/** How a secret does that nobody used yet; a demo key begins open and without health (KP-11). */
export function freshCondition(status: KeyStatus, nowMs: number): KeyCondition {
  const isDemo = status === 'demo'
  return {
    health: isDemo ? 0 : FULL_HEALTH,
    breaker: isDemo ? openedAt(nowMs) : CLOSED,
    restsUntilMs: null,
    avgResponseMs: null,
    history: [],
    notes: [],
  }
}

/** A key nobody used yet. */
export function freshKeyState({ status, createdAtMs }: Pick<AiKeySettings, 'status' | 'createdAtMs'>): AiKeyState {
  return {
    ...freshCondition(status, createdAtMs),
    usageToday: 0,
    usageThisMonth: 0,
    countedDay: utcDay(createdAtMs),
    succeeded: 0,
    failed: 0,
    lastUsedAtMs: null,
  }
}
