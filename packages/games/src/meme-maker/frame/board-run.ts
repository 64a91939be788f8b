import { logBytes, logText } from '../../frame-kit/log-text'
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

type Save = { readonly seed: string; readonly rulesVersion: number; readonly log: string }

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
  const log = () => logText(rules.log.encode(recorder.log(state.tick)))
  for (const input of savedInputs(saved, seed)) act(input)
  if (rules.isOver(state)) restart()
  return {
    get state() {
      return state
    },
    act,
    restart,
    log,
    save: () => JSON.stringify({ seed, rulesVersion: rules.version, log: log() } satisfies Save),
  }
}

/** What was saved of this very board; nothing of another day, of other rules, or of a text that is no save. */
function savedInputs(saved: string | null, seed: string): readonly BoardInput[] {
  if (saved === null) return []
  try {
    const save = JSON.parse(saved) as Partial<Save> | null
    if (save?.seed !== seed || save.rulesVersion !== rules.version || typeof save.log !== 'string') return []
    return rules.log.decode(logBytes(save.log)).entries.map(({ input }) => input)
  } catch {
    // A save that cannot be read is a board that begins anew.
    return []
  }
}
