import { createLogCursor, seek } from '../../frame-kit/log-cursor'
import { logText } from '../../frame-kit/log-text'
import { RunStage } from '../../frame-kit/run-stage'
import { savedLog, saveText } from '../../frame-kit/saved-run'
import type { InputLog } from '../../rules-kit/input-log'
import { InputRecorder } from '../../rules-kit/record-run'
import type { ForecastInput } from '../rules/v1/forecast-input'
import type { ForecastState } from '../rules/v1/forecast-state'
import { rules } from '../rules/v1/rules'
import type { PredictorSetup } from './read-setup'

export type PredictorStage = RunStage<ForecastState, ForecastInput>

/** A run as it is played: the rules, the log of what was done, and what was saved of it before. */
export class ForecastRun {
  readonly stage: PredictorStage
  readonly rulesVersion = rules.version
  readonly #seed: string
  #recorder = new InputRecorder<ForecastInput>()
  #saved: InputLog<ForecastInput> | null

  constructor({ seed, pack, mode }: PredictorSetup['plan'], saved: string | null) {
    this.#seed = seed
    this.stage = new RunStage(rules, rules.init(seed, pack, mode))
    this.#saved = savedLog(rules, seed, saved)
    // A finished run is not resumed.
    this.#goOn()
    if (this.stage.isOver) this.#saved = null
    this.stage.restart()
  }

  /** Whether `begin` will go on with what was saved. */
  get isSaved(): boolean {
    return this.#saved !== null
  }

  forgetSaved(): void {
    this.#saved = null
  }

  /** Starts the run; the first time it resumes what was saved. */
  begin(): void {
    this.#recorder = new InputRecorder()
    this.stage.restart()
    this.#goOn()
    this.#saved = null
  }

  play(input: ForecastInput | null): void {
    this.#recorder.record(this.stage.ticks, input)
    this.stage.advance(input)
  }

  /** What was done so far, base64url. */
  log(): string {
    return logText(rules.log.encode(this.#recorder.log(this.stage.ticks)))
  }

  /** What must be saved so that the run can be resumed after a reload; nothing once it has ended. */
  save(): string {
    return this.stage.isOver ? '' : saveText(rules, this.#seed, this.#recorder.log(this.stage.ticks))
  }

  #goOn(): void {
    if (this.#saved === null) return
    for (const { tick, input } of this.#saved.entries) this.#recorder.record(tick, input)
    seek(this.stage, createLogCursor(this.#saved), this.#saved.ticks)
  }
}
