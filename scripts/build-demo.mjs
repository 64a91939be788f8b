import { spawnSync } from 'node:child_process'
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pageDirectives } from '../apps/server/src/http/pages/page-policy.ts'
import { buildWithFrames } from './game-frames.mjs'

/**
 * Builds the page as a static demo that runs without a server, for example on a pages host (OP-09):
 * `BASE_PATH=/trendverse/ npm run build:demo` writes apps/web/dist/demo, `-- --out=FOLDER` another folder.
 */
const web = fileURLToPath(new URL('../apps/web/', import.meta.url))
const out = resolve(
  web,
  process.argv.find((argument) => argument.startsWith('--out='))?.slice('--out='.length) ?? 'dist/demo',
)

/**
 * A static host sets no headers, so the policy stands in the document.
 *
 * @param {string} template
 */
function headOf(template) {
  return [
    `<meta http-equiv="Content-Security-Policy" content="${pageDirectives(template).join('; ')}">`,
    '<title>Trendverse</title>',
    '<meta name="description" content="What the world is talking about, as planets in a 3D universe.">',
  ].join('\n    ')
}

function basePath() {
  const path = process.env.BASE_PATH ?? '/'
  return `/${path.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/')
}

const vite = fileURLToPath(new URL('../apps/web/node_modules/vite/bin/vite.js', import.meta.url))
await buildWithFrames(out, async (environment) => {
  const built = spawnSync(process.execPath, [vite, 'build', '--outDir', out, '--emptyOutDir'], {
    cwd: web,
    stdio: 'inherit',
    env: { ...process.env, ...environment, BASE_PATH: basePath(), VITE_BACKEND: 'browser' },
  })
  if (built.status !== 0) throw new Error('The page was not built.')
})

const template = readFileSync(`${out}/index.html`, 'utf8')
const page = template
  // The policy must come before the first script.
  .replace('<head>', () => `<head>\n    ${headOf(template)}`)
  .replace('<!--page-head-->', '')
  .replace('<!--page-html-->', '')
  .replace('<!--page-data-->', '')
writeFileSync(`${out}/index.html`, page)
// A pages host answers unknown paths with this file; the router then finds its page.
copyFileSync(`${out}/index.html`, `${out}/404.html`)
rmSync(`${out}/.vite`, { recursive: true, force: true })
console.log(`The demo lies in ${out}`)
