import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
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

/**
 * Builds every frame that ships beside the page, which `buildPage` makes and which is told what each of them weighs on its way
 * to a visitor (OP-57). The page's folder is emptied by its build, so frames wait elsewhere meanwhile.
 *
 * @param {string} out Folder of the page; frames lie in `games` below it.
 * @param {(environment: Readonly<Record<string, string>>) => Promise<void>} buildPage
 * @param {readonly GameFrame[]} [frames]
 */
export async function buildWithFrames(out, buildPage, frames = GAME_FRAMES) {
  await mkdir(dirname(out), { recursive: true })
  const temporary = await mkdtemp(`${out.replace(/\/$/, '')}-frames-`)
  // Only its maker may read a temporary folder; what ships is read by whoever serves it.
  const waiting = join(temporary, 'games')
  try {
    await mkdir(waiting)
    const sizes = []
    for (const frame of frames) {
      await buildGameFrame(frame, waiting)
      sizes.push([frame.id, await weigh(waiting, frame.id)])
    }
    await buildPage({ VITE_GAME_SIZES: JSON.stringify(Object.fromEntries(sizes)) })
    await rm(join(out, 'games'), { recursive: true, force: true })
    await rename(waiting, join(out, 'games'))
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

/**
 * Bytes of a frame as servers send them, compressed where that helps, with the shared fonts its style sheets name.
 *
 * @param {string} frames
 * @param {string} id
 */
async function weigh(frames, id) {
  const own = await readFiles(join(frames, id))
  const styles = own.filter(({ file }) => file.endsWith('.css')).map(({ body }) => body.toString())
  const shared = (await readFiles(join(frames, 'shared'))).filter(({ file }) =>
    styles.some((style) => style.includes(basename(file))),
  )
  return [...own, ...shared].reduce((sum, { body }) => sum + Math.min(body.length, brotliCompressSync(body).length), 0)
}

/** @param {string} folder Nothing is in one that is not there. */
async function readFiles(folder) {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(files.map(async (file) => ({ file, body: await readFile(file) })))
}
