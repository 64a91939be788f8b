import type { GameHost } from '@trendverse/game-kit/connect-to-host'
import type { Phase } from '../../frame-kit/played-game'
import { createReplayDesk, type ReplayDesk, type ShownRun } from '../../frame-kit/replay-desk'
import type { BoardState } from '../rules/v1/board-state'
import { BoardStage } from './board-stage'
import type { BoardSetup } from './read-setup'
import { readTimeline, type Timeline } from './replay-timeline'
import { createReporter } from './reporter'
import type { Sound } from './sound'

const TICK_MS = 1000 / 60
/** A window that was hidden goes on where it was. */
const LONGEST_PICTURE_MS = 250

const NOTHING = (): void => undefined

/** Shows how a board was played. */
export class BoardReplay implements ShownRun {
  readonly desk: ReplayDesk
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

  constructor(
    host: GameHost,
    { run, pack, start, replay }: BoardSetup & { readonly replay: NonNullable<BoardSetup['replay']> },
    sound: Sound,
    isStill: boolean,
  ) {
    this.#timeline = readTimeline(start, replay.log)
    this.#reporter = createReporter(host, run)
    this.#sound = sound
    this.#isStill = isStill
    const nobody = { toggle: NOTHING, submit: NOTHING, shuffle: NOTHING, clear: NOTHING, caption: NOTHING }
    this.#stage = new BoardStage(pack, nobody, sound, true)
    this.desk = createReplayDesk(host, this, this.#timeline.marks)
    this.desk.begin(replay)
  }

  get phase(): Phase {
    if (this.#isPlaying) return 'playing'
    return this.#tick >= this.#timeline.ticks ? 'over' : 'paused'
  }

  get tick(): number {
    return Math.floor(this.#tick)
  }

  get ticks(): number {
    return this.#timeline.ticks
  }

  begin(): void {
    this.jumpTo(0)
    this.resume()
  }

  pause(): void {
    this.#isPlaying = false
  }

  resume(): void {
    this.#sound.wake()
    this.#isPlaying = true
  }

  setSpeed(speed: number): void {
    this.#speed = speed
  }

  jumpTo(tick: number): void {
    const wasPaused = this.phase === 'paused'
    const { moments, ticks } = this.#timeline
    this.#tick = Math.max(0, Math.min(ticks, Math.floor(tick)))
    this.#next = moments.filter((moment) => moment.tick <= this.#tick).length
    this.#isPlaying = !wasPaused && this.#tick < ticks
    this.#stage.show(this.#board())
    this.#point()
    this.#reporter.begin(this.#board())
  }

  /** Plays what is due. */
  frame(nowMs: number): void {
    const passedMs = Math.min(LONGEST_PICTURE_MS, Math.max(0, nowMs - (this.#lastMs ?? nowMs)))
    this.#lastMs = nowMs
    // What flies together is seen to its end.
    if (this.#isPlaying && !this.#stage.isMoving) this.#pass((passedMs / TICK_MS) * this.#speed)
    this.desk.report(nowMs)
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
      const isFast = this.#speed > 1
      const pace = { isStill: this.#isStill || isFast, hasTime: !isFast }
      void this.#stage.change(before, due.board, pace).then(() => this.#point())
    }
    if (this.#tick >= end && this.#next === moments.length) this.#isPlaying = false
  }

  #board(): BoardState {
    return this.#timeline.moments[this.#next - 1]?.board ?? this.#timeline.start
  }

  #point(): void {
    const input = this.#timeline.moments[this.#next]?.input
    if (input?.kind === 'caption' && this.#board().captioning >= 0) this.#stage.pointAt(input.caption)
  }
}
