import type { Draft, GameMode, GameRules } from '../game-definition'
import { type InputLog, MalformedLog } from './input-log'

/** What is needed to play a run again. */
export type Run<Pack> = {
  readonly seed: string
  readonly pack: Pack
  readonly mode: GameMode
  readonly log: Uint8Array
}

/**
 * Plays a run that somebody sent, and answers how it ends: the only thing about it that is believed. A run that was left
 * early ends as it stood then. Throws `MalformedLog` on bytes that are no log of these rules, and nothing else.
 */
export function simulateRun<Pack, State extends object, Input>(
  rules: GameRules<Pack, State, Input>,
  { seed, pack, mode, log }: Run<Pack>,
): State {
  return playLog(rules, rules.init(seed, pack, mode), rules.log.decode(log))
}

/** Plays a log from a state on; the state given is not changed. */
export function playLog<State extends object, Input>(
  rules: GameRules<never, State, Input>,
  start: State,
  { entries, ticks }: InputLog<Input>,
): State {
  const draft: Draft<State> = { ...start }
  let next = 0
  for (let tick = 0; tick < ticks; tick += 1) {
    // Else bytes could be hung on, and one run would have many logs.
    if (rules.isOver(draft)) throw new MalformedLog('it continues after the run was over')
    const entry = entries[next]
    if (entry?.tick === tick) {
      rules.advance(draft, entry.input)
      next += 1
    } else rules.advance(draft, null)
  }
  return draft
}
