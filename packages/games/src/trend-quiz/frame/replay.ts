import type { GameHost } from '@trendverse/game-kit/connect-to-host'
import type { GivenReplay } from '../../frame-kit/given-run'
import { createLogCursor, findMarks, type LogCursor, seek } from '../../frame-kit/log-cursor'
import { createReplayDesk, type ReplayDesk, type ShownRun } from '../../frame-kit/replay-desk'
import type { FlightInput } from '../rules/v1/flight-input'
import type { Flight } from './flight'
import { RECEIPT_TICKS } from './hud/hud'

/** A jump starts this many ticks early, so that light that lingers is in the picture. */
const RUN_UP_TICKS = 45

/** Shows a log instead of a flight. */
export function openReplay(host: GameHost, flight: Flight, replay: GivenReplay<FlightInput>): ReplayDesk {
  const cursor = createLogCursor(replay.log)
  const gates = findMarks(flight.stage, cursor, (before, now) => now.gatesPassed > before.gatesPassed)
  flight.showInputs((tick) => cursor.at(tick))
  const marks = gates.map((tick, gate) => ({ tick, label: `Gate ${gate + 1}` }))
  const desk = createReplayDesk(host, new ShownFlight(flight, cursor, gates), marks)
  desk.begin(replay)
  return desk
}

class ShownFlight implements ShownRun {
  readonly #flight: Flight
  readonly #cursor: LogCursor<FlightInput>
  readonly #gates: readonly number[]

  constructor(flight: Flight, cursor: LogCursor<FlightInput>, gates: readonly number[]) {
    this.#flight = flight
    this.#cursor = cursor
    this.#gates = gates
  }

  get phase() {
    return this.#flight.phase
  }

  get tick(): number {
    return this.#flight.stage.ticks
  }

  get ticks(): number {
    return this.#cursor.ticks
  }

  begin(): void {
    this.#flight.begin()
  }

  pause(): void {
    this.#flight.pause()
  }

  resume(): void {
    this.#flight.resume()
  }

  setSpeed(speed: number): void {
    this.#flight.speed = speed
  }

  jumpTo(tick: number): void {
    const flight = this.#flight
    const wasPaused = flight.phase === 'paused'
    const target = Math.max(0, Math.min(this.ticks, Math.floor(tick)))
    flight.isJumping = true
    flight.begin()
    seek(flight.stage, this.#cursor, target - RUN_UP_TICKS)
    while (flight.stage.ticks < target && !flight.stage.isOver) flight.jumpTick()
    flight.isJumping = false
    this.#showReceiptOf(target)
    flight.picture.catchUp()
    if (flight.stage.isOver) flight.showEnd()
    else if (wasPaused) flight.pause()
    flight.tellScore()
  }

  /** A gate passed before the run-up may still have its receipt. */
  #showReceiptOf(tick: number): void {
    for (const [gate, passedAt] of this.#gates.entries()) {
      if (passedAt > tick || tick >= passedAt + RECEIPT_TICKS) continue
      this.#flight.hud.receipt(gate, (this.#flight.stage.now.wentLeft & (1 << gate)) !== 0, passedAt, [])
    }
  }
}
