import type { GameConfig, GameRun } from '@trendverse/domain/games/frame-protocol'
import type { GameRules } from '../game-definition'
import type { InputLog } from '../rules-kit/input-log'
import { logBytes } from './log-text'

/** The page sent nothing that can be played. The message goes to the log. */
export class NothingToPlay extends Error {
  override readonly name = 'NothingToPlay'
}

/** A log to show instead of a play. */
export type GivenReplay<Input> = {
  readonly log: InputLog<Input>
  readonly startTick: number
  readonly isPaused: boolean
}

/**
 * Reads which run the page asks for. The server has checked it, but the frame does not trust its page: a run of other
 * rules, or an unreadable log, throws `NothingToPlay`. Each game checks its own pack.
 */
export function readRun<State extends object, Input>(
  { run, replay }: Pick<GameConfig, 'run' | 'replay'>,
  rules: GameRules<never, State, Input>,
): { readonly run: GameRun; readonly replay: GivenReplay<Input> | null } {
  if (run === null) throw new NothingToPlay('no run was given')
  if (run.rulesVersion !== rules.version) throw new NothingToPlay(`no rules of version ${run.rulesVersion}`)
  if (typeof run.seed !== 'string') throw new NothingToPlay('no seed was given')
  if (replay === null) return { run, replay: null }
  const { log, startTick = 0, isPaused = false } = replay
  return { run, replay: { log: readLog(log, rules), startTick, isPaused } }
}

function readLog<State extends object, Input>(text: string, rules: GameRules<never, State, Input>): InputLog<Input> {
  try {
    return rules.log.decode(logBytes(text))
  } catch (error) {
    throw new NothingToPlay('the log cannot be read', { cause: error })
  }
}

type Fields = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

export function hasTexts(value: unknown, ...names: readonly string[]): value is Fields {
  return isObject(value) && names.every((name) => typeof value[name] === 'string')
}
