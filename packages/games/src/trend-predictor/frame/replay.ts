import type { ToGame } from '@trendverse/domain/games/frame-protocol'
import type { GameHost } from '@trendverse/game-kit/connect-to-host'
import { createLogCursor, findMarks, seek } from '../../frame-kit/log-cursor'
import { createStepClock } from '../../frame-kit/step-clock'
import type { Predictor } from './predictor'
import type { PredictorSetup } from './read-setup'

const TELL_EVERY_MS = 250
/** The log knows no pauses: one has to be able to see what was said, and what came of it. */
const SAY_EVERY_MS = 220
const LOOK_FOR_MS = 1_600

type ReplayOrder = Extract<ToGame, { type: 'REPLAY_CONTROL' }>

/** Shows a log instead of a play: from any tick on, at any speed, on the page's orders. */
export class Replay {
  readonly #host: GameHost
  readonly #predictor: Predictor
  readonly #cursor
  readonly #marks: readonly number[]
  readonly #clock = createStepClock()
  #speed = 1
  #waitedMs = 0
  #lastMs = 0
  #toldAtMs = -Infinity
  #toldTick = -1

  constructor(host: GameHost, predictor: Predictor, { log }: NonNullable<PredictorSetup['replay']>) {
    this.#host = host
    this.#predictor = predictor
    this.#cursor = createLogCursor(log)
    this.#marks = findMarks(predictor.stage, this.#cursor, (before, now) => now.locked.length > before.locked.length)
  }

  begin(startTick: number, isPaused: boolean): void {
    this.#predictor.begin()
    if (startTick > 0) this.#jump(startTick)
    if (isPaused) this.#predictor.pause()
    this.#tell()
  }

  obey(order: ReplayOrder): void {
    const predictor = this.#predictor
    switch (order.action) {
      case 'play':
        if (predictor.phase === 'over') predictor.begin()
        else predictor.resume()
        break
      case 'pause':
        predictor.pause()
        break
      case 'seek':
        this.#jump(order.tick)
        break
      case 'speed':
        this.#speed = order.speed
        break
    }
    this.#tell()
  }

  #jump(tick: number): void {
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
    this.#report(nowMs)
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

  /** Tells the page where the replay stands, at most four times a second. */
  #report(nowMs: number): void {
    if (this.#predictor.stage.ticks === this.#toldTick || nowMs - this.#toldAtMs < TELL_EVERY_MS) return
    this.#tell(nowMs)
  }

  #tell(nowMs = performance.now()): void {
    const { stage, phase } = this.#predictor
    this.#toldAtMs = nowMs
    this.#toldTick = stage.ticks
    this.#host.tell({
      type: 'REPLAY_POSITION',
      tick: stage.ticks,
      ticks: this.#cursor.ticks,
      marks: this.#marks.map((tick, index) => ({ tick, label: `Case ${index + 1}` })),
      isPlaying: phase === 'playing' && stage.ticks < this.#cursor.ticks,
    })
  }
}
