import type { GameConfig } from '@trendverse/domain/games/frame-protocol'
import type { GameHost } from '@trendverse/game-kit/connect-to-host'
import { followMute, followPage, followPageInReplay } from '../../frame-kit/follow-page'
import { everyPicture, openFrame } from '../../frame-kit/open-frame'
import { createCards } from './cards'
import { Predictor } from './predictor'
import { type PredictorSetup, readSetup } from './read-setup'
import { Replay } from './replay'

function open(host: GameHost, config: GameConfig, setup: PredictorSetup): void {
  document.body.classList.toggle('is-still', config.settings.reducedMotion)
  const predictor = new Predictor(host, config, setup)
  followMute(host, (isMuted) => predictor.mute(isMuted))
  if (setup.replay === null) {
    host.on('RESET_GAME', () => predictor.forgetSaved())
    followPage(host, predictor)
    predictor.ready()
    return everyPicture((nowMs) => predictor.frame(nowMs))
  }
  const replay = new Replay(host, predictor, setup.replay)
  followPageInReplay(host, replay.desk)
  everyPicture((nowMs) => {
    replay.frame(nowMs)
    predictor.frame(nowMs)
  })
}

openFrame({
  readSetup,
  showNothing: () => createCards().fail('No cases today', 'Today’s cases didn’t load. Please try again later.'),
  open,
})
