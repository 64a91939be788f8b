import type { Backend } from '@trendverse/contract/contract'
import type { KeyStatus, KeyType } from '@trendverse/domain/ai/key-type'

/** A key as the server tells of it: masked. */
export type ApiKey = Awaited<ReturnType<Backend['admin']['apiKeys']['list']>>['data'][number]
export type PoolStatus = Awaited<ReturnType<Backend['admin']['apiKeys']['status']>>['data']

export const TYPE_WORDS: Readonly<Record<KeyType, string>> = { quiz: 'Quizzes', meme: 'Memes' }
export const STATUS_WORDS: Readonly<Record<KeyStatus, string>> = { active: 'Active', inactive: 'Off', demo: 'Demo' }
export const BREAKER_WORDS: Readonly<Record<ApiKey['breaker'], string>> = {
  closed: 'Closed',
  open: 'Open',
  'half-open': 'Half open',
}

/** @example '1.2 s' */
export function durationText(ms: number | null): string {
  if (ms === null) return 'none yet'
  return ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`
}

/** @example '98.5%' */
export function percentText(percent: number | null): string {
  return percent === null ? 'none yet' : `${percent}%`
}
