import { readRunSave, runSaveText } from '@trendverse/domain/games/run-save'
import type { GameRules } from '../game-definition'
import type { InputLog } from '../rules-kit/input-log'
import { logBytes, logText } from './log-text'

/** What must be saved so that a run can be resumed after a reload. */
export function saveText<State extends object, Input>(
  rules: GameRules<never, State, Input>,
  seed: string,
  log: InputLog<Input>,
): string {
  return runSaveText({ seed, rulesVersion: rules.version, log: logText(rules.log.encode(log)) })
}

/** The saved log of this run; null if it is of another seed, of other rules, or unreadable. */
export function savedLog<State extends object, Input>(
  rules: GameRules<never, State, Input>,
  seed: string,
  saved: string | null,
): InputLog<Input> | null {
  const save = readRunSave(saved)
  if (save === null || save.seed !== seed || save.rulesVersion !== rules.version) return null
  try {
    return rules.log.decode(logBytes(save.log))
  } catch {
    // An unreadable save counts as none: the run starts over.
    return null
  }
}
