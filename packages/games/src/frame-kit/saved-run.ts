import type { GameRules } from '../game-definition'
import type { InputLog } from '../rules-kit/input-log'
import { logBytes, logText } from './log-text'

type Save = { readonly seed: string; readonly rulesVersion: number; readonly log: string }

/** What must be saved so that a run can be resumed after a reload. */
export function saveText<State extends object, Input>(
  rules: GameRules<never, State, Input>,
  seed: string,
  log: InputLog<Input>,
): string {
  return JSON.stringify({ seed, rulesVersion: rules.version, log: logText(rules.log.encode(log)) } satisfies Save)
}

/** The saved log of this run; null if it is of another seed, of other rules, or unreadable. */
export function savedLog<State extends object, Input>(
  rules: GameRules<never, State, Input>,
  seed: string,
  saved: string | null,
): InputLog<Input> | null {
  if (saved === null) return null
  try {
    const save = JSON.parse(saved) as Partial<Save> | null
    if (save?.seed !== seed || save.rulesVersion !== rules.version || typeof save.log !== 'string') return null
    return rules.log.decode(logBytes(save.log))
  } catch {
    // An unreadable save counts as none: the run starts over.
    return null
  }
}
