import type { ToGame } from '@trendverse/domain/games/frame-protocol'
import type { GameHost } from '@trendverse/game-kit/connect-to-host'
import type { GivenReplay } from './given-run'
import type { PlayedGame } from './played-game'

const TELL_EVERY_MS = 250

/** A run that is shown instead of played. `begin` shows it from its first tick. */
export type ShownRun = PlayedGame & {
  readonly tick: number
  /** Length of the whole run. */
  readonly ticks: number
  jumpTo(tick: number): void
  setSpeed(speed: number): void
}

/** A moment worth jumping to. */
export type ReplayMark = { readonly tick: number; readonly label: string }

export type ReplayDesk = {
  begin(given: Pick<GivenReplay<unknown>, 'startTick' | 'isPaused'>): void
  obey(order: Extract<ToGame, { type: 'REPLAY_CONTROL' }>): void
  /** Tells the page where the replay stands, at most four times a second. */
  report(nowMs: number): void
}

/** Connects the page's replay controls to the run that is shown. */
export function createReplayDesk(
  host: Pick<GameHost, 'tell'>,
  run: ShownRun,
  marks: readonly ReplayMark[],
  now: () => number = () => performance.now(),
): ReplayDesk {
  let toldAtMs = -Infinity
  let toldTick = -1
  const tell = (nowMs: number): void => {
    toldAtMs = nowMs
    toldTick = run.tick
    host.tell({
      type: 'REPLAY_POSITION',
      tick: run.tick,
      ticks: run.ticks,
      marks: [...marks],
      isPlaying: run.phase === 'playing' && run.tick < run.ticks,
    })
  }
  return {
    begin({ startTick, isPaused }) {
      run.begin()
      if (startTick > 0) run.jumpTo(startTick)
      if (isPaused) run.pause()
      tell(now())
    },
    obey(order) {
      switch (order.action) {
        case 'play':
          if (run.phase === 'over') run.begin()
          else run.resume()
          break
        case 'pause':
          run.pause()
          break
        case 'seek':
          run.jumpTo(order.tick)
          break
        case 'speed':
          run.setSpeed(order.speed)
          break
      }
      tell(now())
    },
    report(nowMs) {
      if (run.tick !== toldTick && nowMs - toldAtMs >= TELL_EVERY_MS) tell(nowMs)
    },
  }
}
