import type { Game } from '@trendverse/domain/games/game'
import { siteFile } from '../browser/site-file'

/** What a frame is to open: the page in a folder of ours, or an address elsewhere as it stands. */
export function pageOf({ gameUrl }: Pick<Game, 'gameUrl'>): string {
  return gameUrl.startsWith('/') && gameUrl.endsWith('/') ? siteFile(`${gameUrl}index.html`) : gameUrl
}
