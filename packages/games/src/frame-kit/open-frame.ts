import type { GameConfig } from '@trendverse/domain/games/frame-protocol'
import { connectToHost, type GameHost } from '@trendverse/game-kit/connect-to-host'
import { NothingToPlay } from './given-run'

/** How a game begins in its frame. */
export type FrameGame<Setup> = {
  /** Throws `NothingToPlay` where the page gave nothing that fits. */
  readonly readSetup: (config: GameConfig) => Setup
  /** Tells the player that there is nothing to play. */
  readonly showNothing: () => void
  readonly open: (host: GameHost, config: GameConfig, setup: Setup) => void
}

/** Tells the page that the frame listens, opens the game with what it sends, and tells it when there is something to see. */
export function openFrame<Setup>({ readSetup, showNothing, open }: FrameGame<Setup>): void {
  const host = connectToHost()
  const openWith = (config: GameConfig): void => {
    let setup: Setup
    try {
      setup = readSetup(config)
    } catch (error) {
      if (!(error instanceof NothingToPlay)) throw error
      showNothing()
      host.tell({ type: 'GAME_LOADED' })
      host.tell({ type: 'GAME_ERROR', code: 'LOAD_FAILED', detail: error.message })
      return
    }
    open(host, config, setup)
    // After the first picture: a slow device needs seconds for it, which the page's overlay fills.
    requestAnimationFrame(() => host.tell({ type: 'GAME_LOADED' }))
  }
  void host.config.then(openWith)
  host.tell({ type: 'GAME_READY', protocol: 1 })
}

/** Calls `draw` once per animation frame, with its time in milliseconds. */
export function everyPicture(draw: (nowMs: number) => void): void {
  const next = (nowMs: number): void => {
    draw(nowMs)
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
}
