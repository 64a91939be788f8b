import type { Game } from '@trendverse/domain/games/game'

/** More games than this nobody would look through, and the list travels as a whole. */
export const MAX_ADDED_GAMES = 100

/**
 * What administrators keep of the catalogue (OP-71): games they added, and games that ship with other fields than they
 * shipped with. Ids nobody has, and texts that are none, find nothing.
 */
export type GameRepository = {
  /** In the order they came. */
  list(): Promise<readonly Game[]>
  find(id: string): Promise<Game | null>
  /** Adds a game whose id is free while fewer than `MAX_ADDED_GAMES` are kept. Of two at once with one id one is added. */
  add(game: Game, nowMs: number): Promise<'added' | 'taken' | 'full'>
  /**
   * Keeps what `change` makes of the game as it is kept now, null where it is not; nobody else changes it meanwhile. Null
   * from `change` changes nothing. Answers the game as it is kept after.
   */
  edit(id: string, change: (kept: Game | null) => Game | null, nowMs: number): Promise<Game | null>
  /** Whether there was one. */
  remove(id: string): Promise<boolean>
}

/** What comes with the games of our own, which ship with the product. */
export type GameLibrary = {
  /** Their fields as they shipped, in the order they are offered. */
  readonly games: readonly Game[]
  /** By which version of its rules new runs of a game are played; null for a game without rules. */
  currentVersion(gameId: string): number | null
}
