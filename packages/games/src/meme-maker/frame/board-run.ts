import { logText } from '../../frame-kit/log-text'
import { savedLog, saveText } from '../../frame-kit/saved-run'
import { InputRecorder } from '../../rules-kit/record-run'
import type { BoardInput } from '../rules/v1/board-input'
import type { BoardState } from '../rules/v1/board-state'
import { rules } from '../rules/v1/rules'
import type { BoardSetup } from './read-setup'

/** A board as it is played: the rules, and the log of what was done. */
export type BoardRun = {
  readonly state: BoardState
  /** Plays one tick with this input; answers the state before it. */
  act(input: BoardInput): BoardState
  restart(): void
  /** What was done so far, base64url. */
  log(): string
  /** What has to be kept for the board to go on after a reload. */
  save(): string
}

/** Begins a run; one that was saved of the same board goes on where it stood. */
export function beginRun({ run: { seed }, start }: Pick<BoardSetup, 'run' | 'start'>, saved: string | null): BoardRun {
  let recorder = new InputRecorder<BoardInput>()
  let state = start
  const act = (input: BoardInput): BoardState => {
    const before = state
    recorder.record(state.tick, input)
    state = rules.step(state, input)
    return before
  }
  const restart = (): void => {
    recorder = new InputRecorder<BoardInput>()
    state = start
  }
  for (const { input } of savedLog(rules, seed, saved)?.entries ?? []) act(input)
  if (rules.isOver(state)) restart()
  return {
    get state() {
      return state
    },
    act,
    restart,
    log: () => logText(rules.log.encode(recorder.log(state.tick))),
    save: () => saveText(rules, seed, recorder.log(state.tick)),
  }
}
