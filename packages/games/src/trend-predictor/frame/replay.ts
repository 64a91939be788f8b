import type { GameHost } from '@trendverse/game-kit/connect-to-host'
import type { GivenReplay } from '../../frame-kit/given-run'
import { createLogCursor, findMarks, seek } from '../../frame-kit/log-cursor'
import { createReplayDesk, type ReplayDesk, type ShownRun } from '../../frame-kit/replay-desk'
import { createStepClock } from '../../frame-kit/step-clock'
import type { ForecastInput } from '../rules/v1/forecast-input'
import type { Predictor } from './predictor'

/** The log knows no pauses: one has to be able to see what was said, and what came of it. */
const SAY_EVERY_MS = 220
const LOOK_FOR_MS = 1_600

/** Shows a log instead of a play. */
export class Replay implements ShownRun {
  readonly desk: ReplayDesk
  readonly #predictor: Predictor
  readonly #cursor
  readonly #clock = createStepClock()
  #speed = 1
  #waitedMs = 0
  #lastMs = 0

  constructor(host: GameHost, predictor: Predictor, replay: GivenReplay<ForecastInput>) {
    this.#predictor = predictor
    this.#cursor = createLogCursor(replay.log)
    const locks = findMarks(predictor.stage, this.#cursor, (before, now) => now.locked.length > before.locked.length)
    const marks = locks.map((tick, index) => ({ tick, label: `Case ${index + 1}` }))
    this.desk = createReplayDesk(host, this, marks)
    this.desk.begin(replay)
  }

  get phase() {
    return this.#predictor.phase
  }

  get tick(): number {
    return this.#predictor.stage.ticks
  }

  get ticks(): number {
    return this.#cursor.ticks
  }

  begin(): void {
    this.#predictor.begin()
  }

  pause(): void {
    this.#predictor.pause()
  }

  resume(): void {
    this.#predictor.resume()
  }

  setSpeed(speed: number): void {
    this.#speed = speed
  }

  jumpTo(tick: number): void {
    const predictor = this.#predictor
    const wasPaused = predictor.phase === 'paused'
    predictor.hideCards()
    seek(predictor.stage, this.#cursor, tick)
    predictor.phase = predictor.stage.isOver ? 'over' : wasPaused ? 'paused' : 'playing'
    predictor.show()
    if (predictor.stage.isOver) predictor.showEnd()
    predictor.tellScore()
  }

  frame(nowMs: number): void {
    const { stage, phase } = this.#predictor
    const passedMs = Math.min(100, nowMs - this.#lastMs) * this.#speed
    this.#lastMs = nowMs
    const isAtEnd = stage.ticks >= this.#cursor.ticks
    if (phase !== 'playing' || isAtEnd) this.#clock.rest(nowMs)
    else if (stage.isWaiting) this.#wait(passedMs, nowMs)
    else for (let due = this.#clock.ticksDue(nowMs, this.#speed); due > 0 && !stage.isWaiting; due -= 1) this.#play()
    if (phase === 'playing') this.#predictor.show()
    this.desk.report(nowMs)
  }

  #wait(passedMs: number, nowMs: number): void {
    this.#clock.rest(nowMs)
    this.#waitedMs += passedMs
    const { stage } = this.#predictor
    if (this.#waitedMs < (stage.now.stage === 'shown' ? LOOK_FOR_MS : SAY_EVERY_MS)) return
    this.#waitedMs = 0
    this.#play()
  }

  #play(): void {
    this.#predictor.play(this.#cursor.at(this.#predictor.stage.ticks))
  }
}
