import type { Game } from '@trendverse/domain/games/game'
import type { GamePack, PackEdition } from '@trendverse/domain/games/game-pack'
import type { Trend } from '@trendverse/domain/trends/trend'

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

/** A pack without what is in it. */
export type GamePackHead = Omit<GamePack, 'content'>

/** Packs of all days. They are kept for good, because runs are played again with them. A device keeps the latest. */
export type GamePackRepository = {
  /**
   * Keeps a pack, unless there is one of its game and day that was not withdrawn: then that is the answer. One step: of
   * two at once one is kept and is the answer to both. Null where this very pack was withdrawn.
   */
  add(pack: GamePack): Promise<GamePackHead | null>
  find(id: string): Promise<GamePack | null>
  /** Packs of a game from this day on, withdrawn ones too, the latest first. */
  listSince(gameId: string, fromDay: string): Promise<readonly GamePackHead[]>
}

/** What was made of a day's trends. */
export type BuiltPack = {
  readonly edition: PackEdition
  readonly content: Readonly<Record<string, unknown>>
}

/** What comes with the games of our own, which ship with the product. */
export type GameLibrary = {
  /** Their fields as they shipped, in the order they are offered. */
  readonly games: readonly Game[]
  /** By which version of its rules new runs of a game are played; null for a game without rules. */
  currentVersion(gameId: string): number | null
  /**
   * Builds the pack of a day: from live trends where they suffice, else from the starter catalogue among them. Null where
   * neither does. The same trends give the same pack.
   */
  buildPack(gameId: string, from: { readonly day: string; readonly trends: readonly Trend[] }): BuiltPack | null
}
