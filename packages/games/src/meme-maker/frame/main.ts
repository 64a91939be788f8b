import type { GameConfig } from '@trendverse/domain/games/frame-protocol'
import type { GameHost } from '@trendverse/game-kit/connect-to-host'
import { element } from '../../frame-kit/elements'
import { followMute, followPageInReplay } from '../../frame-kit/follow-page'
import { everyPicture, openFrame } from '../../frame-kit/open-frame'
import { loadFormats } from './meme-picture'
import { playBoard } from './play-board'
import { type BoardSetup, readSetup } from './read-setup'
import { BoardReplay } from './replay-board'
import { createSound } from './sound'

function open(host: GameHost, config: GameConfig, setup: BoardSetup): void {
  const sound = createSound(!config.settings.sound)
  followMute(host, (isMuted) => sound.mute(isMuted))
  const { replay, pack } = setup
  void loadFormats(pack.groups.map(({ meme }) => meme.format))
  if (replay === null) return playBoard(host, setup, config, sound)

  const shown = new BoardReplay(host, { ...setup, replay }, sound, config.settings.reducedMotion)
  followPageInReplay(host, shown.desk)
  everyPicture((nowMs) => shown.frame(nowMs))
}

openFrame({
  readSetup,
  showNothing: () => {
    element('empty').hidden = false
  },
  open,
})
