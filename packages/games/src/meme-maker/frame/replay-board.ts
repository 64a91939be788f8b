import type { ToGame } from '@trendverse/domain/games/frame-protocol'
import type { GameHost } from '@trendverse/game-kit/connect-to-host'
import type { BoardState } from '../rules/v1/board-state'
import { BoardStage } from './board-stage'
import type { BoardSetup } from './read-setup'
import { readTimeline, type Timeline } from './replay-timeline'
import { createReporter } from './reporter'
import type { Sound } from './sound'

const TICK_MS = 1000 / 60
/** A window that was hidden goes on where it was. */
const LONGEST_PICTURE_MS = 250
const TELL_EVERY_MS = 250

type ReplayOrder = Extract<ToGame, { type: 'REPLAY_CONTROL' }>
const NOTHING = (): void => undefined

/** Shows how a board was played: from any moment on, at any speed, on the page's orders. */
export class BoardReplay {
  readonly #host: GameHost
  readonly #timeline: Timeline
  readonly #stage: BoardStage
  readonly #reporter: ReturnType<typeof createReporter>
  readonly #sound: Sound
  readonly #isStill: boolean
  #tick = 0
  /** The moment that is shown next. */
  #next = 0
  #isPlaying = true
  #speed = 1
  #lastMs: number | null = null
  #toldAtMs = -Infinity
  #toldTick = -1

  constructor(
    host: GameHost,
    { run, pack, start, replay }: BoardSetup & { readonly replay: NonNullable<BoardSetup['replay']> },
    sound: Sound,
    isStill: boolean,
  ) {
    this.#host = host
    this.#timeline = readTimeline(start, replay.log)
    this.#reporter = createReporter(host, run)
    this.#sound = sound
    this.#isStill = isStill
    const nobody = { toggle: NOTHING, submit: NOTHING, shuffle: NOTHING, clear: NOTHING, caption: NOTHING }
    this.#stage = new BoardStage(pack, nobody, sound, true)
    this.#isPlaying = !replay.isPaused
    this.#jump(replay.startTick)
    this.#tell(0)
  }

  obey(order: ReplayOrder): void {
    switch (order.action) {
      case 'play':
        this.#sound.wake()
        if (this.#tick >= this.#timeline.ticks) this.#jump(0)
        this.#isPlaying = true
        break
      case 'pause':
        this.#isPlaying = false
        break
      case 'seek':
        this.#jump(order.tick)
        break
      case 'speed':
        this.#speed = order.speed
        break
    }
    this.#tell(performance.now())
  }

  /** From the start again. */
  restart(): void {
    this.#jump(0)
    this.obey({ type: 'REPLAY_CONTROL', action: 'play' })
  }

  /** Plays what is due. */
  frame(nowMs: number): void {
    const passedMs = Math.min(LONGEST_PICTURE_MS, Math.max(0, nowMs - (this.#lastMs ?? nowMs)))
    this.#lastMs = nowMs
    // What flies together is seen to its end.
    if (this.#isPlaying && !this.#stage.isMoving) this.#pass((passedMs / TICK_MS) * this.#speed)
    if (this.#tick !== this.#toldTick && nowMs - this.#toldAtMs >= TELL_EVERY_MS) this.#tell(nowMs)
  }

  #pass(ticks: number): void {
    const { moments, ticks: end } = this.#timeline
    this.#tick = Math.min(end, this.#tick + ticks)
    for (
      let due = moments[this.#next];
      due !== undefined && due.tick <= this.#tick && !this.#stage.isMoving;
      due = moments[this.#next]
    ) {
      const before = this.#board()
      this.#next += 1
      this.#reporter.report(before, due.board)
      void this.#stage.change(before, due.board, this.#isStill || this.#speed > 1).then(() => this.#point())
    }
    if (this.#tick >= end && this.#next === moments.length) this.#isPlaying = false
  }

  #jump(tick: number): void {
    const { moments, ticks } = this.#timeline
    this.#tick = Math.max(0, Math.min(ticks, Math.floor(tick)))
    this.#next = moments.filter((moment) => moment.tick <= this.#tick).length
    if (this.#tick >= ticks) this.#isPlaying = false
    this.#stage.show(this.#board())
    this.#point()
    this.#reporter.begin(this.#board())
  }

  #board(): BoardState {
    return this.#timeline.moments[this.#next - 1]?.board ?? this.#timeline.start
  }

  #point(): void {
    const input = this.#timeline.moments[this.#next]?.input
    if (input?.kind === 'caption' && this.#board().captioning >= 0) this.#stage.pointAt(input.caption)
  }

  #tell(nowMs: number): void {
    const { ticks, marks } = this.#timeline
    this.#toldAtMs = nowMs
    this.#toldTick = this.#tick
    const tick = Math.floor(this.#tick)
    this.#host.tell({ type: 'REPLAY_POSITION', tick, ticks, marks: [...marks], isPlaying: this.#isPlaying })
  }
}
