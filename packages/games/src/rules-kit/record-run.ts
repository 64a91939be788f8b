import type { GameMode, GameRules } from '../game-definition'
import type { InputLog, LogEntry } from './input-log'

/** Keeps what was played, tick by tick. */
export class InputRecorder<Input> {
  readonly #entries: LogEntry<Input>[] = []

  record(tick: number, input: Input | null): void {
    if (input !== null) this.#entries.push({ tick, input })
  }

  /** What was recorded before the given tick, the number of ticks that were played. */
  log(ticks: number): InputLog<Input> {
    return { entries: this.#entries.filter(({ tick }) => tick < ticks), ticks }
  }
}

/** Stands in for a player: what it changes at this tick, or null. */
export type Pilot<State, Input> = (state: State) => Input | null

/** Lets a pilot play to the end, and answers how the run ended and its log. */
export function recordRun<Pack, State extends object, Input>(
  rules: GameRules<Pack, State, Input>,
  { seed, pack, mode }: { readonly seed: string; readonly pack: Pack; readonly mode: GameMode },
  pilot: Pilot<State, Input>,
): { readonly end: State; readonly log: Uint8Array } {
  const recorder = new InputRecorder<Input>()
  const draft = { ...rules.init(seed, pack, mode) }
  let ticks = 0
  for (; !rules.isOver(draft); ticks += 1) {
    const input = pilot(draft)
    recorder.record(ticks, input)
    rules.advance(draft, input)
  }
  return { end: draft, log: rules.log.encode(recorder.log(ticks)) }
}
