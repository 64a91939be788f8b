import type { InputLog } from '../rules-kit/input-log'
import type { RunStage } from './run-stage'

/** Hands out the inputs of a log tick by tick; asking for an earlier tick goes back. */
export type LogCursor<Input> = {
  readonly ticks: number
  at(tick: number): Input | null
}

export function createLogCursor<Input>({ entries, ticks }: InputLog<Input>): LogCursor<Input> {
  let next = 0
  return {
    ticks,
    at(tick) {
      if (next > 0 && (entries[next - 1]?.tick ?? 0) >= tick) next = 0
      while ((entries[next]?.tick ?? Infinity) < tick) next += 1
      const entry = entries[next]
      if (entry?.tick !== tick) return null
      next += 1
      return entry.input
    },
  }
}

/** Brings a run to a tick of its log without a picture; backwards means from the start again. */
export function seek<State extends object, Input>(
  stage: RunStage<State, Input>,
  cursor: LogCursor<Input>,
  tick: number,
): void {
  const target = Math.max(0, Math.min(cursor.ticks, Math.floor(tick)))
  if (target < stage.ticks) stage.restart()
  while (stage.ticks < target && !stage.isOver) stage.advance(cursor.at(stage.ticks))
}

/** The ticks after which something had happened, over a whole log. Leaves the run at its start. */
export function findMarks<State extends object, Input>(
  stage: RunStage<State, Input>,
  cursor: LogCursor<Input>,
  happened: (before: State, now: State) => boolean,
): readonly number[] {
  const marks: number[] = []
  stage.restart()
  while (stage.ticks < cursor.ticks && !stage.isOver) {
    stage.advance(cursor.at(stage.ticks))
    if (happened(stage.before, stage.now)) marks.push(stage.ticks)
  }
  stage.restart()
  return marks
}
