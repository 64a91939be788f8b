import type { GAME_MODES } from '@trendverse/domain/games/game-run'
import type { InputCodec } from './rules-kit/input-log'

/** As the domain has it; rules see no domain. */
export type GameMode = (typeof GAME_MODES)[number]

/** A copy that its owner may change: thousands of ticks need not make thousands of copies. */
export type Draft<State> = { -readonly [Key in keyof State]: State[Key] }

/**
 * The rules of one game in one version: pure, and made of whole numbers, so that every engine plays a run alike
 * (docs/decisions/015-verified-runs.md). A view reads states; rules know of no view.
 */
export type GameRules<Pack, State extends object, Input> = {
  /** Raised with every change that would let an old run end otherwise; the old folder stays as it is. */
  readonly version: number
  init(seed: string, pack: Pack, mode: GameMode): State
  /** One sixtieth of a second. Never changes what it is given, never throws. */
  step(state: State, input: Input | null): State
  /** `step` in place. */
  advance(draft: Draft<State>, input: Input | null): void
  /** More points first, then fewer ticks. */
  score(state: State): { readonly points: number; readonly ticks: number }
  /** What is over stays as it is. */
  isOver(state: State): boolean
  /** Whether nothing happens before the player decides: until then a view need not play ticks, so nobody is hurried. */
  isWaiting(state: State): boolean
  readonly log: InputCodec<Input>
}
