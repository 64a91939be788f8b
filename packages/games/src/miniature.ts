import type { GameMode } from '@trendverse/domain/games/game-run'

/** Units of a miniature's pen, whatever the size it is shown at. */
export const MINIATURE_WIDTH = 320
export const MINIATURE_HEIGHT = 180

/** A finished run, as a card of the catalogue shows it small. */
export type MiniatureRun = {
  readonly rulesVersion: number
  readonly seed: string
  readonly mode: GameMode
  /** Of its pack. */
  readonly content: unknown
  /** Base64url. */
  readonly log: string
}

/** Draws the picture of an instant, milliseconds since the miniature began; a run that is over begins again. */
export type Miniature = (pen: CanvasRenderingContext2D, elapsedMs: number) => void

/** Null for rules it does not know. Throws on a pack or a log that is none. */
export type OpenMiniature = (run: MiniatureRun) => Miniature | null
