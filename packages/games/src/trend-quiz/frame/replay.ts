import type { ToGame } from '@trendverse/domain/games/frame-protocol'
import type { GameHost } from '@trendverse/game-kit/connect-to-host'
import { createLogCursor, findMarks, seek } from '../../frame-kit/log-cursor'
import type { Flight } from './flight'
import { RECEIPT_TICKS } from './hud/hud'
import type { FlightSetup } from './read-setup'

/** Before the moment a jump leads to, so much is played as it would have been: light that lingers is there. */
const RUN_UP_TICKS = 45
const TELL_EVERY_MS = 250

type ReplayOrder = Extract<ToGame, { type: 'REPLAY_CONTROL' }>

/** Shows a log instead of a flight: from any tick on, at any speed, on the page's orders. */
export class Replay {
  readonly #host: GameHost
  readonly #flight: Flight
  readonly #cursor
  readonly #gates: readonly number[]
  #toldAtMs = -Infinity
  #toldTick = -1

  constructor(host: GameHost, flight: Flight, { log }: NonNullable<FlightSetup['replay']>) {
    this.#host = host
    this.#flight = flight
    this.#cursor = createLogCursor(log)
    this.#gates = findMarks(flight.stage, this.#cursor, (before, now) => now.gatesPassed > before.gatesPassed)
    flight.showInputs((tick) => this.#cursor.at(tick))
  }

  begin(startTick: number, isPaused: boolean): void {
    this.#flight.begin()
    if (startTick > 0) this.#jump(startTick)
    if (isPaused) this.#flight.pause()
    this.#tell()
  }

  obey(order: ReplayOrder): void {
    const flight = this.#flight
    switch (order.action) {
      case 'play':
        if (flight.phase === 'over') flight.begin()
        else flight.resume()
        break
      case 'pause':
        flight.pause()
        break
      case 'seek':
        this.#jump(order.tick)
        break
      case 'speed':
        flight.speed = order.speed
        break
    }
    this.#tell()
  }

  #jump(tick: number): void {
    const flight = this.#flight
    const wasPaused = flight.phase === 'paused'
    const target = Math.max(0, Math.min(this.#cursor.ticks, Math.floor(tick)))
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
      this.#flight.hud.receipt(gate, (this.#flight.stage.now.wentLeft & (1 << gate)) !== 0, passedAt)
    }
  }

  /** Tells the page where the replay stands, at most four times a second. */
  report(nowMs: number): void {
    if (this.#flight.stage.ticks === this.#toldTick || nowMs - this.#toldAtMs < TELL_EVERY_MS) return
    this.#tell(nowMs)
  }

  #tell(nowMs = performance.now()): void {
    const { stage, phase } = this.#flight
    this.#toldAtMs = nowMs
    this.#toldTick = stage.ticks
    this.#host.tell({
      type: 'REPLAY_POSITION',
      tick: stage.ticks,
      ticks: this.#cursor.ticks,
      marks: this.#gates.map((gateTick, gate) => ({ tick: gateTick, label: `Gate ${gate + 1}` })),
      isPlaying: phase === 'flying',
    })
  }
}
