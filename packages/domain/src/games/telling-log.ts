import type { GameMode } from './game-run'

/** Base64url, of some sixty inputs. */
const TELLING_LENGTH = 240

/**
 * Whether an equal log of somebody else can only be a copy. A calm run stands still while its player thinks, so that its log
 * is little more than ten answers, which many give alike; and of whoever hardly touched anything, two are alike by chance.
 */
export function isTellingLog(mode: GameMode, log: string): boolean {
  return mode !== 'calm' && log.length >= TELLING_LENGTH
}
