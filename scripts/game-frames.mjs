import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from './build-stamp.mjs'
import { viteBuild } from './vite-build.mjs'

/**
 * The frame of one game: a folder with the index.html that runs in it.
 *
 * @typedef {object} GameFrame
 * @property {string} id Of the game; its files are served below `/games/ID/`.
 * @property {string} folder From the root of the repository.
 * @property {string} [thumbnail] The picture of its card, from the root of the repository.
 */

/** The frames that ship. @type {readonly GameFrame[]} */
export const GAME_FRAMES = [
  {
    id: 'trend-quiz',
    folder: 'packages/games/src/trend-quiz/frame',
    thumbnail: 'packages/games/src/trend-quiz/thumbnail.svg',
  },
  {
    id: 'meme-maker',
    folder: 'packages/games/src/meme-maker/frame',
    thumbnail: 'packages/games/src/meme-maker/thumbnail.svg',
  },
  {
    id: 'trend-predictor',
    folder: 'packages/games/src/trend-predictor/frame',
    thumbnail: 'packages/games/src/trend-predictor/thumbnail.svg',
  },
]

/**
 * Builds one frame into a folder `id` of `out`: index.html, and below `assets/` what it loads; fonts that games share go into
 * `shared` beside it. Throws when its document holds a script or a style that the policy of games would not let run.
 *
 * @param {GameFrame} frame
 * @param {string} out
 */
export async function buildGameFrame({ id, folder, thumbnail }, out) {
  await viteBuild('web', ['--config', 'build/game-frame.config.ts'], {
    GAME_FRAME_FOLDER: join(ROOT, folder),
    GAME_FRAME_OUT: join(out, id),
  })
  if (thumbnail !== undefined) await copyFile(join(ROOT, thumbnail), join(out, id, 'thumbnail.svg'))
}
