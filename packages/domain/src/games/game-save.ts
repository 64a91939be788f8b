import { z } from 'zod'
import { STORAGE_PREFIX } from '../primitives/product'
import { FRAME_LIMITS } from './frame-protocol'
import { type GameSettings, gameSettings } from './game-config'
import { MAX_ACHIEVEMENT_LENGTH, MAX_ACHIEVEMENTS, MAX_COUNT, MAX_HEALTH, MAX_LEVEL } from './play-limits'
import type { PlayState } from './play-state'

/** PL-28, OP-76: where a device keeps the saved game of one game. */
export const gameSaveKey = (gameId: string): string => `${STORAGE_PREFIX}game_save_${gameId}`
/** PL-31, OP-76 */
export const GAME_COMPLETIONS_KEY = `${STORAGE_PREFIX}game_completions`

/** PL-28 */
const AUTOSAVE_EVERY_SECONDS = 30
/** Completions kept: a list on one device, which nobody else reads. */
const MAX_COMPLETIONS = 100

const whole = (most: number) => z.int().min(0).max(most)

const playStats = z.object({
  score: whole(MAX_COUNT),
  level: whole(MAX_LEVEL),
  health: whole(MAX_HEALTH),
  achievements: z.array(z.string().min(1).max(MAX_ACHIEVEMENT_LENGTH)).max(MAX_ACHIEVEMENTS),
  coins: whole(MAX_COUNT),
  experience: whole(MAX_COUNT),
})

/** PL-29 */
const savedGame = z.object({
  stats: playStats,
  /** Seconds. */
  playTime: whole(MAX_COUNT),
  settings: gameSettings,
  /** Milliseconds since 1970. */
  lastSaved: z.number().min(0),
  /** What the game itself asked to keep; the page does not read it. */
  gameData: z.string().max(FRAME_LIMITS.saveBytes).nullable(),
})
export type SavedGame = z.infer<typeof savedGame>

/** PL-31 */
const completion = z.object({
  gameId: z.string(),
  /** Milliseconds since 1970. */
  completedAt: z.number().min(0),
  finalStats: playStats,
  /** Seconds. */
  playTime: whole(MAX_COUNT),
  rating: z.null(),
})
export type GameCompletion = z.infer<typeof completion>

/** A play as it is kept (PL-29). */
export function saveGame(
  { stats, playTimeSeconds }: Pick<PlayState, 'stats' | 'playTimeSeconds'>,
  kept: { readonly settings: GameSettings; readonly gameData: string | null; readonly nowMs: number },
): SavedGame {
  return {
    stats: { ...stats, achievements: [...stats.achievements] },
    playTime: playTimeSeconds,
    settings: kept.settings,
    lastSaved: kept.nowMs,
    gameData: kept.gameData,
  }
}

/** What was kept as text, or null when that is no saved game (PL-30): anybody can write into a browser's storage. */
export function readSavedGame(text: string): SavedGame | null {
  return savedGame.safeParse(parseJson(text)).data ?? null
}

/** PL-28: whether the second that just passed is one to save after. */
export function isAutosaveDue(playTimeSeconds: number, settings: Pick<GameSettings, 'autoSave'>): boolean {
  return settings.autoSave && playTimeSeconds > 0 && playTimeSeconds % AUTOSAVE_EVERY_SECONDS === 0
}

/** The kept list with one completion more, the latest last (PL-31). What is none leaves the list, and the oldest do. */
export function addCompletion(
  keptText: string | null,
  gameId: string,
  { stats, playTimeSeconds }: Pick<PlayState, 'stats' | 'playTimeSeconds'>,
  nowMs: number,
): readonly GameCompletion[] {
  const kept = keptText === null ? null : parseJson(keptText)
  const earlier = (Array.isArray(kept) ? kept : []).flatMap((one) => completion.safeParse(one).data ?? [])
  const finalStats = { ...stats, achievements: [...stats.achievements] }
  const added = { gameId, completedAt: nowMs, finalStats, playTime: playTimeSeconds, rating: null }
  return [...earlier, added].slice(-MAX_COMPLETIONS)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
