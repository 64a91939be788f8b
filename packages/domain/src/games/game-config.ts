import { z } from 'zod'
import type { GameConfig } from './frame-protocol'

/** PL-26 */
export const gameSettings = z.object({
  quality: z.enum(['auto', 'high', 'medium', 'low']),
  soundEnabled: z.boolean(),
  fullscreenOnStart: z.boolean(),
  autoSave: z.boolean(),
})
export type GameSettings = z.infer<typeof gameSettings>

export const DEFAULT_GAME_SETTINGS: GameSettings = {
  quality: 'auto',
  soundEnabled: true,
  fullscreenOnStart: false,
  autoSave: true,
}

/** GF-09: more pixels than this cost time that nobody sees. */
const MAX_PIXEL_RATIO = 2
/** GF-09: above, while the home page asks for this much or more (OP-36). */
const ORDINARY_TEXTURE_SIZE = 8192

/** What counts of the device a game runs on. */
export type GameDevice = {
  readonly pixelRatio: number
  /** Largest texture the graphics driver takes, in pixels; 0 without WebGL. */
  readonly maxTextureSize: number
  readonly reducedMotion: boolean
}

/** All of a game's configuration but the version, which is agreed on when the game is ready. */
export type GameSetup = Omit<GameConfig, 'protocol'>

/** Puts together what a game is told about where it runs (GF-09). Who dislikes motion gets the calm variant. */
export function gameSetup(
  game: Pick<GameSetup, 'gameId' | 'run' | 'replay' | 'ghost' | 'save'>,
  settings: GameSettings,
  device: GameDevice,
): GameSetup {
  const { pixelRatio, maxTextureSize, reducedMotion } = device
  return {
    gameId: game.gameId,
    run: game.run,
    replay: game.replay,
    ...(game.ghost !== undefined && { ghost: game.ghost }),
    save: game.save,
    settings: {
      quality: settings.quality,
      sound: settings.soundEnabled,
      reducedMotion,
      calm: reducedMotion,
    },
    pixelRatio: pixelRatio > 0 ? Math.min(pixelRatio, MAX_PIXEL_RATIO) : 1,
    highPerformance: maxTextureSize > ORDINARY_TEXTURE_SIZE,
  }
}
