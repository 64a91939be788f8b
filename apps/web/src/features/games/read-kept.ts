import { gameSaveKey, readSavedGame, type SavedGame } from '@trendverse/domain/games/game-save'
import { type OpenStorage, readText } from '@trendverse/domain/primitives/kept-text'
import { logFailure } from '../../backend/call/log-failure'

/** The saved game; an unreadable one is logged and ignored (PL-30). */
export function readKept(storage: OpenStorage, gameId: string): SavedGame | null {
  const text = readText(storage, gameSaveKey(gameId))
  if (text === null) return null
  const saved = readSavedGame(text)
  if (saved === null) logFailure('A saved game could not be read and is left out.', new Error(gameSaveKey(gameId)))
  return saved
}
