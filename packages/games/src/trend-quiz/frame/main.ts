import type { GameConfig } from '@trendverse/domain/games/frame-protocol'
import type { GameHost } from '@trendverse/game-kit/connect-to-host'
import { followMute, followPage, followPageInReplay } from '../../frame-kit/follow-page'
import { everyPicture, openFrame } from '../../frame-kit/open-frame'
import { followPadPause } from '../../frame-kit/pad-pause'
import { Flight } from './flight'
import { createCards } from './hud/cards'
import { openScene } from './picture/open-scene'
import { type FlightSetup, readSetup } from './read-setup'
import { openReplay } from './replay'

/** After the device was turned. */
const REST_MS = 1_000

function failWithoutGraphics(host: GameHost, detail: string): void {
  createCards().fail('This device can’t show the flight', 'It needs WebGL 2, which isn’t available in this browser.')
  host.tell({ type: 'GAME_ERROR', code: 'COMPATIBILITY_ERROR', detail })
}

function open(host: GameHost, config: GameConfig, setup: FlightSetup): void {
  document.body.classList.toggle('is-calm', config.settings.reducedMotion)
  const canvas = document.querySelector('canvas')
  const opened = canvas === null ? null : openScene(canvas, setup.plan.pack, config)
  if (canvas === null || opened === null) return failWithoutGraphics(host, 'no WebGL 2')
  canvas.addEventListener('webglcontextlost', () => failWithoutGraphics(host, 'the graphics context was lost'))

  const flight = new Flight(host, config, setup, opened)
  followMute(host, (isMuted) => flight.mute(isMuted))
  host.on('ORIENTATION_CHANGE', () => flight.rest(REST_MS))
  if (setup.replay === null) {
    followPage(host, flight)
    const readPadPause = followPadPause(flight)
    flight.ready()
    return everyPicture((nowMs) => {
      readPadPause()
      flight.frame(nowMs)
    })
  }
  const desk = openReplay(host, flight, setup.replay)
  followPageInReplay(host, desk)
  everyPicture((nowMs) => {
    flight.frame(nowMs)
    desk.report(nowMs)
  })
}

openFrame({
  readSetup,
  showNothing: () => createCards().fail('No course today', 'Today’s questions didn’t load. Please try again later.'),
  open,
})
