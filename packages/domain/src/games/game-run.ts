import type { Uuid } from '../primitives/uuid'
import type { UnrankedReason } from '../ranking/who-is-ranked'

/** Each mode has boards of its own. `calm` asks nothing of one's reactions. */
export const GAME_MODES = ['normal', 'calm'] as const
export type GameMode = (typeof GAME_MODES)[number]

/**
 * Whether a clock drives a mode of a game. `unhurried`: its runs stand still while their player thinks, which their logs do
 * not show.
 */
export type GamePace = 'clocked' | 'unhurried'

/** The modes a game has, and how each is paced. */
export type GameModes = Readonly<Partial<Record<GameMode, GamePace>>>

/** What the ticks of a game's runs are: sixtieths of a second, or moves, where thinking takes no time. */
export const RUN_MEASURES = ['time', 'moves'] as const
export type RunMeasure = (typeof RUN_MEASURES)[number]

/** What is shown of a finished run. The length of a run says nothing in a game whose runs are all as long. */
export const RUN_FIGURES = ['points', 'length'] as const
export type RunFigure = (typeof RUN_FIGURES)[number]

/**
 * What further starts of a day are played with: `again`, the same course; `earlier`, a board of an earlier day, since
 * there is nothing to find on a board that was solved.
 */
export const PRACTICES = ['again', 'earlier'] as const
export type Practice = (typeof PRACTICES)[number]

/** Which board a player asks for when starting again. */
export const WANTED_BOARDS = ['day', 'earlier'] as const
export type WantedBoard = (typeof WANTED_BOARDS)[number]

/** What a run is played with: figures of the day, those of the day before, or dated facts that ship with the product. */
export const GAME_EDITIONS = ['today', 'yesterday', 'archive'] as const
export type GameEdition = (typeof GAME_EDITIONS)[number]

/** Why a result was refused for good; its ticket is used up. */
export const RUN_REFUSALS = ['run_not_reproduced', 'log_malformed', 'log_copied'] as const
export type RunRefusal = (typeof RUN_REFUSALS)[number]

/** How one part of a run came out, in the order of its game: a gate, a board, a question. `open`: never reached. */
export type RunMark = 'right' | 'wrong' | 'open'

/** How a run ended, as playing it again told. */
export type RunResult = {
  readonly points: number
  /** That were played, in the measure of its game. */
  readonly ticks: number
  readonly finishedAtMs: number
}

/** A start of a game: the ticket, and once its log was played again its result. */
export type GameRun = {
  readonly id: Uuid
  readonly userId: Uuid
  readonly gameId: string
  readonly mode: GameMode
  readonly packId: string
  /** The day of its pack, `YYYY-MM-DD` (UTC). */
  readonly day: string
  readonly seed: string
  readonly rulesVersion: number
  /** Whether it is the one that may count on boards: an account's first of a game, mode and day. */
  readonly ranked: boolean
  /** Why it has no place even so; null: it has one. */
  readonly unranked: UnrankedReason | null
  readonly edition: GameEdition
  readonly startedAtMs: number
  readonly result: RunResult | null
  /** Set where a result was refused: then there will be none. */
  readonly refusal: RunRefusal | null
  /**
   * Base64url of what the player did. Before the result: what was done so far, null where that is not known, and empty where
   * the run was given up. Null again once it is not kept any more.
   */
  readonly log: string | null
  /** An administrator took it off the boards. */
  readonly hidden: boolean
}

/** Whether a finished run stands on boards, and a running one may. */
export function countsOnBoards({ ranked, unranked, hidden }: Pick<GameRun, 'ranked' | 'unranked' | 'hidden'>): boolean {
  return ranked && unranked === null && !hidden
}
