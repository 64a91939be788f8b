import type { Game } from '@trendverse/domain/games/game'
import type { Standing } from '@trendverse/domain/games/game-board'
import type { GamePack, PackEdition } from '@trendverse/domain/games/game-pack'
import type {
  GameMode,
  GameModes,
  GameRun,
  Practice,
  RunFigure,
  RunMark,
  RunMeasure,
  RunRefusal,
  RunResult,
} from '@trendverse/domain/games/game-run'
import type { PackMaterial } from '@trendverse/domain/games/pack-material'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { UnrankedReason } from '@trendverse/domain/ranking/who-is-ranked'
import type { ModeratedPack, ModeratedRun, PackQuery, RunQuery } from './game-lists'
import type { SpendOutcome } from './limits'

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
  /** Packs of a game from one day to another, both included, withdrawn ones too; the latest first. */
  listDays(gameId: string, fromDay: string, throughDay: string): Promise<readonly GamePackHead[]>
  /** From now on nobody starts with it. Answers it, also where it was withdrawn before; null when there is none. */
  withdraw(id: string, nowMs: number): Promise<GamePackHead | null>
  /**
   * Takes a withdrawal back. `replaced` where another pack of its game and day has taken its place; null when there is
   * none. One that was not withdrawn is answered as it is.
   */
  restore(id: string): Promise<GamePackHead | 'replaced' | null>
  /** The latest day first, and of a day the pack that was built last. */
  list(query: PackQuery): Promise<{ readonly packs: readonly ModeratedPack[]; readonly total: number }>
}

/** A start as it is asked for: whether it is ranked is settled when it is kept. */
export type RunDraft = Omit<GameRun, 'ranked' | 'result' | 'refusal' | 'log' | 'hidden'>

/** What ends a run: how it came out, or why it does not count. */
export type RunEnd =
  | {
      readonly result: RunResult
      /** Base64url. */
      readonly log: string
      /** SHA-256 of the log, by which copies are told; null where equal logs are nothing to wonder at. */
      readonly logHash: string | null
      /** Why it has no place, as its beginning or its end told. */
      readonly unranked: UnrankedReason | null
    }
  | { readonly refusal: RunRefusal }

/** A board: of one game and mode, of one day or, null, of all time, where each account stands with its best ranked run. */
export type BoardQuery = Pick<GameRun, 'gameId' | 'mode'> & { readonly day: string | null }

/** A row of a board, under the name its account has now. */
export type BoardEntry = Standing &
  Pick<GameRun, 'day'> & {
    readonly username: string
    readonly hasLog: boolean
  }

/**
 * Starts of games and what came of them. An account takes its runs along when it goes. Ids nobody has, and texts that are
 * none, find nothing.
 */
export type GameRunRepository = {
  /**
   * Books one use of the games allowance (`UsageRepository.spend`) and keeps the ticket, both or neither. Ranked is an
   * account's first of a game, mode and day, unless it is practice anyhow. `run` is null where nothing was spent.
   */
  start(
    draft: RunDraft,
    allowance: { readonly day: string; readonly limit: number; readonly isPractice?: boolean },
  ): Promise<SpendOutcome & { readonly run: GameRun | null }>
  find(id: Uuid): Promise<GameRun | null>
  /** The latest start of an account of a game and mode; null where it has none. */
  findLatest(userId: Uuid, gameId: string, mode: GameMode): Promise<GameRun | null>
  /** The start of an account that is its ranked one of a game, mode and day; null where it has none. */
  findRanked(userId: Uuid, board: Pick<GameRun, 'gameId' | 'mode' | 'day'>): Promise<GameRun | null>
  /** Keeps how far a run has come that has not ended, as `mayReplaceLog` allows. Answers whether it was kept. */
  keepLog(id: Uuid, log: string): Promise<boolean>
  /**
   * Ends a run once. One step: of several ends at once one is kept. `copied` where another account's run of this pack has
   * the same log: then the run is refused for it. Null when there is no such run.
   */
  finish(id: Uuid, end: RunEnd): Promise<'finished' | 'copied' | 'finished_before' | null>
  /**
   * Logs of finished runs by others of the pack, mode and rules of a run, the best first: of those somebody would copy.
   */
  listLogsBeside(run: GameRun, limit: number): Promise<readonly string[]>
  /** A finished run that others may see, and whose it is; as boards show it: not hidden, of an account that shows its runs. */
  findShown(id: Uuid): Promise<{ readonly run: GameRun; readonly username: string } | null>
  /**
   * Rows of a board, best first (`compareStandings`), without runs that were hidden, of accounts that are closed (`isPublicMaker`)
   * or do not show their runs.
   *
   * @param page After this one, which need not be on the board any more; null from the beginning.
   */
  readBoard(
    board: BoardQuery,
    page: { readonly after: Standing | null; readonly limit: number },
  ): Promise<{
    readonly entries: readonly BoardEntry[]
    /** Rows of the whole board, and how many of them stand before the first of these. */
    readonly total: number
    readonly before: number
  }>
  /** An account's own row and its place, from 1; null where it has none. */
  findStanding(board: BoardQuery, userId: Uuid): Promise<{ readonly entry: BoardEntry; readonly place: number } | null>
  /** Takes a run off the boards and out of sight, or shows it again. Answers it; null when there is none. */
  setHidden(id: Uuid, hidden: boolean): Promise<GameRun | null>
  /** Finished runs of all accounts. `best` sorts as `compareStandings` does. */
  list(query: RunQuery): Promise<{ readonly runs: readonly ModeratedRun[]; readonly total: number }>
  /** How many finished runs each game has; none: no entry. */
  countByGame(): Promise<ReadonlyMap<string, number>>
  /**
   * Forgets the logs of runs that ended before this instant, but for those of the best of each day's board and of each
   * account's best; their results stay. Answers how many.
   */
  thinLogs(logs: { readonly finishedBeforeMs: number; readonly keptOfBoard: number }): Promise<number>
  /** Forgets starts of before this instant that never had a result. Answers how many. */
  removeUnfinished(startedBeforeMs: number): Promise<number>
  /** All of an account, the oldest first. */
  listOf(userId: Uuid): Promise<readonly GameRun[]>
  /** The latest starts of an account, the latest first, and how many there are in all. */
  listLatest(userId: Uuid, limit: number): Promise<{ readonly runs: readonly GameRun[]; readonly total: number }>
  /** The games of which an account has a result, each once. */
  gamesFinishedBy(userId: Uuid): Promise<readonly string[]>
}

/** A run to be played again. */
export type RunToReplay = {
  readonly gameId: string
  readonly rulesVersion: number
  readonly seed: string
  readonly mode: GameMode
  /** Of its pack, as JSON. */
  readonly content: string
  readonly log: Uint8Array
}

/** How a run ends that was played again, or why it cannot be. */
export type ReplayOutcome =
  | {
      readonly kind: 'ended'
      readonly points: number
      readonly ticks: number
      /** How its parts came out, for games that say so. */
      readonly marks?: readonly RunMark[]
    }
  | { readonly kind: 'unknown_rules' }
  /** No player's page sends such a log; `reason` is for our own log. */
  | { readonly kind: 'malformed'; readonly reason: string }
  /** Too many wait. */
  | { readonly kind: 'busy' }

/** Plays runs again. On a server in threads, so that nobody waits for it; elsewhere at once. */
export type ReplayRuns = { replay(run: RunToReplay): Promise<ReplayOutcome> }

/** What was made of a day's trends. */
export type BuiltPack = {
  readonly edition: PackEdition
  readonly content: Readonly<Record<string, unknown>>
}

/** By what new runs of a game are played. */
export type GameRulesInUse = {
  readonly version: number
  readonly modes: GameModes
  readonly measure: RunMeasure
  /** What is shown of a finished run. */
  readonly figures: readonly RunFigure[]
  readonly practice: Practice
  /** What its packs can be made of; a game without `today` has its day's pack out of the archive. */
  readonly editions: readonly PackEdition[]
}

/** What comes with the games of our own, which ship with the product. */
export type GameLibrary = {
  /** Their fields as they shipped, in the order they are offered. */
  readonly games: readonly Game[]
  /** Null for a game without rules. */
  rulesOf(gameId: string): GameRulesInUse | null
  /** Whether one of two logs that were played by a version of the rules can only be a copy of the other. */
  areAlike(gameId: string, rulesVersion: number, one: Uint8Array, other: Uint8Array): boolean
  /** Ids of the trends a pack asks about. */
  trendsIn(gameId: string, content: unknown): readonly Uuid[]
  /**
   * Builds the pack of a day: from live trends or cases of the past where they suffice, else from the starter catalogue among
   * the trends or from what ships with the game. Null where nothing does. The same material gives the same pack.
   */
  buildPack(gameId: string, material: PackMaterial): Promise<BuiltPack | null>
}
