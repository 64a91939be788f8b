import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { charactersIn, FONT_FACES, type FontFace, fontFaceRule } from './font-faces.ts'

const require = createRequire(import.meta.url)
const STYLE_SHEET = 'faces.css'

/** Cut from the package's file: only the weights, features and characters that the page uses. */
async function makeFont(face: FontFace, source: Buffer): Promise<Buffer> {
  return subsetFont(source, charactersIn(face.characters).join(''), {
    targetFormat: 'woff2',
    keepFeatures: face.features,
    variationAxes: { wght: face.weight },
  })
}

/** Another build may read the file at this moment, so it appears whole. */
async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  const draft = `${file}.${process.pid}`
  await writeFile(draft, content)
  await rename(draft, file)
}

/**
 * Makes fonts and the style sheet that declares them, and returns the folder they lie in. Its name tells what they were
 * made of, so that they are made once.
 */
export async function makeFonts(faces: readonly FontFace[], cacheFolder: string): Promise<string> {
  const sources = await Promise.all(faces.map((face) => readFile(require.resolve(face.source))))
  const tool = await readFile(join(dirname(require.resolve('subset-font')), 'package.json'))
  const hash = createHash('sha256').update(tool).update(JSON.stringify(faces))
  for (const source of sources) hash.update(source)
  const folder = join(cacheFolder, hash.digest('hex').slice(0, 16))
  if (existsSync(join(folder, STYLE_SHEET))) return folder

  await mkdir(folder, { recursive: true })
  for (const [index, face] of faces.entries()) {
    const source = sources[index]
    if (source) await writeWhole(join(folder, `${face.name}.woff2`), await makeFont(face, source))
  }
  // Last, because its presence says that all is there.
  await writeWhole(join(folder, STYLE_SHEET), faces.map(fontFaceRule).join('\n'))
  return folder
}

export const FONT_CACHE_FOLDER = fileURLToPath(new URL('../.cache/fonts', import.meta.url))

/** Makes the page's fonts; `@import "@fonts/faces.css"` declares them. */
export function fontsPlugin(): Plugin {
  return {
    name: 'trendverse-fonts',
    config: async () => ({ resolve: { alias: { '@fonts': await makeFonts(FONT_FACES, FONT_CACHE_FOLDER) } } }),
  }
}
