import { z } from 'zod'
import type { GameEdition } from './game-run'

/** From what a pack was built: figures of its day, or dated facts that ship with the product. */
export const PACK_EDITIONS = ['today', 'archive'] as const
export type PackEdition = (typeof PACK_EDITIONS)[number]

/** What everybody plays a game with on one day (UTC). */
export type GamePack = {
  /** `trend-quiz-2026-11-22-0123456789ab`, the end being the beginning of its content's SHA-256. */
  readonly id: string
  readonly gameId: string
  readonly day: string
  readonly edition: PackEdition
  /** Canonical JSON, never changed. */
  readonly content: string
  readonly builtAtMs: number
  /** Since when nobody starts with it any more: it turned out wrong. */
  readonly withdrawnAtMs: number | null
}

const HASH_LENGTH = 12

/** @param sha256 Of the content, in hexadecimal. */
export function packIdOf(gameId: string, day: string, sha256: string): string {
  return `${gameId}-${day}-${sha256.slice(0, HASH_LENGTH)}`
}

export const packIdSchema = z
  .string()
  .max(100)
  .regex(/^[a-z0-9-]+-\d{4}-\d{2}-\d{2}-[0-9a-f]{12}$/)

/** What a pack is called on a day: that of its own, or the day after. */
export function editionOn(today: string, { day, edition }: Pick<GamePack, 'day' | 'edition'>): GameEdition {
  return edition === 'today' && day !== today ? 'yesterday' : edition
}
