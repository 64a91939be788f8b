import type { GameConfig } from '@trendverse/domain/games/frame-protocol'
import { connectToHost, type GameHost } from '@trendverse/game-kit/connect-to-host'
import { createCards } from './cards'
import { Predictor } from './predictor'
import { NoCases, type PredictorSetup, readSetup } from './read-setup'
import { Replay } from './replay'

function readOrFail(host: GameHost, config: GameConfig): PredictorSetup | null {
  try {
    return readSetup(config)
  } catch (error) {
    if (!(error instanceof NoCases)) throw error
    createCards().fail('No cases for today', 'Today’s cases did not arrive. Please try again later.')
    host.tell({ type: 'GAME_ERROR', code: 'LOAD_FAILED', detail: error.message })
    return null
  }
}

function open(host: GameHost, config: GameConfig): void {
  const setup = readOrFail(host, config)
  if (setup === null) return
  document.body.classList.toggle('is-still', config.settings.reducedMotion)
  const predictor = new Predictor(host, config, setup)
  const replay = setup.replay === null ? null : new Replay(host, predictor, setup.replay)
  host.on('START_GAME', () => {
    if (predictor.phase === 'paused') predictor.resume()
    else if (replay === null && predictor.phase !== 'playing') predictor.begin()
  })
  host.on('RESET_GAME', () => {
    if (replay === null) predictor.begin()
    else replay.obey({ type: 'REPLAY_CONTROL', action: 'seek', tick: 0 })
  })
  // Who watches a replay may well be busy beside the frame: it stops when it is told to, not when it loses the focus.
  host.on('PAUSE_GAME', () => {
    if (replay === null) predictor.pause()
  })
  host.on('RESUME_GAME', () => {
    if (replay === null) predictor.resume()
  })
  host.on('MUTE_AUDIO', () => predictor.mute(true))
  host.on('UNMUTE_AUDIO', () => predictor.mute(false))
  host.on('REPLAY_CONTROL', (order) => replay?.obey(order))

  if (replay === null || setup.replay === null) predictor.ready()
  else replay.begin(setup.replay.startTick, setup.replay.isPaused)
  const draw = (nowMs: number): void => {
    replay?.frame(nowMs)
    predictor.frame(nowMs)
    requestAnimationFrame(draw)
  }
  requestAnimationFrame(draw)
}

const host = connectToHost()
void host.config.then((config) => open(host, config))
host.tell({ type: 'GAME_LOADED' })
host.tell({ type: 'GAME_READY', protocol: 1 })
