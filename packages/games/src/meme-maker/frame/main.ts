import type { GameConfig } from '@trendverse/domain/games/frame-protocol'
import { connectToHost, type GameHost } from '@trendverse/game-kit/connect-to-host'
import { element } from './elements'
import { loadFormats } from './meme-picture'
import { playBoard } from './play-board'
import { type BoardSetup, NoBoard, readSetup } from './read-setup'
import { BoardReplay } from './replay-board'
import { createSound } from './sound'

function readOrFail(host: GameHost, config: GameConfig): BoardSetup | null {
  try {
    return readSetup(config)
  } catch (error) {
    if (!(error instanceof NoBoard)) throw error
    element('empty').hidden = false
    host.tell({ type: 'GAME_ERROR', code: 'LOAD_FAILED', detail: error.message })
    return null
  }
}

function open(host: GameHost, config: GameConfig): void {
  const setup = readOrFail(host, config)
  if (setup === null) return
  const sound = createSound(!config.settings.sound)
  host.on('MUTE_AUDIO', () => sound.mute(true))
  host.on('UNMUTE_AUDIO', () => sound.mute(false))
  const { replay, pack } = setup
  void loadFormats(pack.groups.map(({ meme }) => meme.format))
  if (replay === null) return playBoard(host, setup, config, sound)

  const shown = new BoardReplay(host, { ...setup, replay }, sound, config.settings.reducedMotion)
  host.on('REPLAY_CONTROL', (order) => shown.obey(order))
  host.on('RESET_GAME', () => shown.restart())
  const draw = (nowMs: number): void => {
    shown.frame(nowMs)
    requestAnimationFrame(draw)
  }
  requestAnimationFrame(draw)
}

const host = connectToHost()
void host.config.then((config) => open(host, config))
host.tell({ type: 'GAME_LOADED' })
host.tell({ type: 'GAME_READY', protocol: 1 })
