import type { GameRules } from '../game-definition'
import type { InputLog } from '../rules-kit/input-log'
import { logBytes, logText } from './log-text'

type Save = { readonly seed: string; readonly rulesVersion: number; readonly log: string }

/** What has to be kept for a run to go on after a reload. */
export function saveText<State extends object, Input>(
  rules: GameRules<never, State, Input>,
  seed: string,
  log: InputLog<Input>,
): string {
  return JSON.stringify({ seed, rulesVersion: rules.version, log: logText(rules.log.encode(log)) } satisfies Save)
}

/** What was saved of this very run; null of another seed, of other rules, and of a text that is no save. */
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
    // A save that cannot be read is a run that begins anew.
    return null
  }
}
