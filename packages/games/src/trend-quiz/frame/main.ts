import type { GameConfig } from '@trendverse/domain/games/frame-protocol'
import { connectToHost, type GameHost } from '@trendverse/game-kit/connect-to-host'
import { Flight } from './flight'
import { createCards } from './hud/cards'
import { openScene } from './picture/open-scene'
import { type FlightSetup, NoCourse, readSetup } from './read-setup'
import { Replay } from './replay'

/** After the device was turned. */
const REST_MS = 1_000

function readOrFail(host: GameHost, config: GameConfig): FlightSetup | null {
  try {
    return readSetup(config)
  } catch (error) {
    if (!(error instanceof NoCourse)) throw error
    createCards().fail('No course for today', 'Today’s questions did not arrive. Please try again later.')
    host.tell({ type: 'GAME_ERROR', code: 'LOAD_FAILED', detail: error.message })
    return null
  }
}

function failWithoutGraphics(host: GameHost, detail: string): void {
  createCards().fail('This device cannot show the flight', 'It needs WebGL 2, which this browser does not offer here.')
  host.tell({ type: 'GAME_ERROR', code: 'COMPATIBILITY_ERROR', detail })
}

function open(host: GameHost, config: GameConfig): void {
  const setup = readOrFail(host, config)
  if (setup === null) return
  document.body.classList.toggle('is-calm', config.settings.reducedMotion)
  const canvas = document.querySelector('canvas')
  const opened = canvas === null ? null : openScene(canvas, setup.plan.pack, config)
  if (canvas === null || opened === null) return failWithoutGraphics(host, 'no WebGL 2')
  canvas.addEventListener('webglcontextlost', () => failWithoutGraphics(host, 'the graphics context was lost'))

  const flight = new Flight(host, config, setup, opened)
  const replay = setup.replay === null ? null : new Replay(host, flight, setup.replay)
  host.on('START_GAME', () => {
    if (flight.phase === 'paused') flight.resume()
    else if (replay === null && flight.phase !== 'flying') flight.begin()
  })
  host.on('RESET_GAME', () => {
    if (replay === null) flight.begin()
    else replay.obey({ type: 'REPLAY_CONTROL', action: 'seek', tick: 0 })
  })
  // Who watches a replay may well be busy beside the frame: it stops when it is told to, not when it loses the focus.
  host.on('PAUSE_GAME', () => {
    if (replay === null) flight.pause()
  })
  host.on('RESUME_GAME', () => {
    if (replay === null) flight.resume()
  })
  host.on('MUTE_AUDIO', () => flight.mute(true))
  host.on('UNMUTE_AUDIO', () => flight.mute(false))
  host.on('ORIENTATION_CHANGE', () => flight.rest(REST_MS))
  host.on('REPLAY_CONTROL', (order) => replay?.obey(order))

  if (replay === null || setup.replay === null) flight.ready()
  else replay.begin(setup.replay.startTick, setup.replay.isPaused)
  const draw = (nowMs: number): void => {
    flight.frame(nowMs)
    replay?.report(nowMs)
    requestAnimationFrame(draw)
  }
  requestAnimationFrame(draw)
}

const host = connectToHost()
void host.config.then((config) => open(host, config))
host.tell({ type: 'GAME_LOADED' })
host.tell({ type: 'GAME_READY', protocol: 1 })
