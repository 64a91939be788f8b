import { connectToHost } from '@trendverse/game-kit/connect-to-host'
import { startGame } from './game'

const host = connectToHost()
void host.config.then((config) => startGame(host, config))
host.tell({ type: 'GAME_LOADED' })
host.tell({ type: 'GAME_READY', protocol: 1 })
