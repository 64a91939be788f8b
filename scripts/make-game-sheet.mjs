/**
 * Draws stills of games: recorded runs, played to a tick and drawn once, at the sizes games are seen at.
 * `npx tsx scripts/make-game-sheet.mjs FOLDER` writes them as PNG; further arguments choose some of `STILLS` by the
 * beginning of their names: `npx tsx scripts/make-game-sheet.mjs stills flight-gate case`. Needs a Chromium
 * (`CHROMIUM_PATH`, or Playwright's own). Look at yours among them.
 */
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { chromium } from '@playwright/test'
import { buildGameFrame, GAME_FRAMES } from './game-frames.mjs'
import { findBrowser } from './test/find-browser.mjs'

/** @typedef {Pick<typeof import('../packages/games/src/trend-quiz/golden/v1.json'), 'version' | 'runs'> & { readonly pack: unknown }} Golden */
/** @typedef {{ readonly name: string, readonly game: string, readonly run: string, readonly tick: number | null, readonly width: number, readonly height: number }} Still */

const WIDE = { width: 1440, height: 810 }
const SMALL = { width: 768, height: 432 }
const TALL = { width: 375, height: 812 }

/** `tick`: of the recorded run; null: before it, with the start card. @type {readonly Still[]} */
const STILLS = [
  { name: 'flight-start-wide', game: 'trend-quiz', run: 'careful', tick: null, ...WIDE },
  { name: 'flight-start-small', game: 'trend-quiz', run: 'careful', tick: null, ...SMALL },
  { name: 'flight-start-tall', game: 'trend-quiz', run: 'careful', tick: null, ...TALL },
  { name: 'flight-start-calm', game: 'trend-quiz', run: 'calm', tick: null, ...SMALL },
  { name: 'flight-trail-wide', game: 'trend-quiz', run: 'careful', tick: 330, ...WIDE },
  { name: 'flight-gate-wide', game: 'trend-quiz', run: 'careful', tick: 515, ...WIDE },
  { name: 'flight-gate-small', game: 'trend-quiz', run: 'careful', tick: 515, ...SMALL },
  { name: 'flight-gate-tall', game: 'trend-quiz', run: 'careful', tick: 515, ...TALL },
  { name: 'flight-receipt-wide', game: 'trend-quiz', run: 'careful', tick: 612, ...WIDE },
  { name: 'flight-rocks-wide', game: 'trend-quiz', run: 'careful', tick: 2_860, ...WIDE },
  { name: 'flight-rocks-tall', game: 'trend-quiz', run: 'careful', tick: 2_860, ...TALL },
  { name: 'flight-late-gate-wide', game: 'trend-quiz', run: 'careful', tick: 3_500, ...WIDE },
  { name: 'flight-wrong-wide', game: 'trend-quiz', run: 'guessing', tick: 620, ...WIDE },
  { name: 'flight-end-wide', game: 'trend-quiz', run: 'careful', tick: 99_999, ...WIDE },
  { name: 'flight-end-small', game: 'trend-quiz', run: 'guessing', tick: 99_999, ...SMALL },
  { name: 'flight-end-tall', game: 'trend-quiz', run: 'clumsy', tick: 99_999, ...TALL },
  { name: 'case-wide', game: 'trend-predictor', run: 'careful', tick: 1, ...WIDE },
  { name: 'case-small', game: 'trend-predictor', run: 'careful', tick: 1, ...SMALL },
  { name: 'case-tall', game: 'trend-predictor', run: 'careful', tick: 1, ...TALL },
  { name: 'resolved-wide', game: 'trend-predictor', run: 'careful', tick: 122, ...WIDE },
  { name: 'resolved-small', game: 'trend-predictor', run: 'careful', tick: 122, ...SMALL },
  { name: 'resolved-tall', game: 'trend-predictor', run: 'careful', tick: 122, ...TALL },
  { name: 'forecasts-end-wide', game: 'trend-predictor', run: 'careful', tick: 99_999, ...WIDE },
  { name: 'forecasts-end-small', game: 'trend-predictor', run: 'careful', tick: 99_999, ...SMALL },
  { name: 'forecasts-end-tall', game: 'trend-predictor', run: 'careful', tick: 99_999, ...TALL },
]

const BROWSER_FLAGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
]
const PATIENCE_MS = 240_000
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

/** A page that holds one frame as the product's does, and gives it what `window.gameConfig` says. @param {string} game */
const pageOf = (
  game,
) => `<!doctype html><link rel="icon" href="data:,"><style>body{margin:0;background:#000}iframe{border:0;width:100vw;height:100vh;display:block}</style>
<iframe sandbox="allow-scripts" src="/${game}/index.html"></iframe><script>
const heard=[]; addEventListener('message',({source,data})=>{ heard.push(data);
if(data.type==='GAME_READY') source.postMessage({type:'GAME_CONFIG',config:window.gameConfig},'*') })</script>`

/** @param {string} folder */
async function serve(folder) {
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x')
      const path = normalize(pathname)
      const page = () => pageOf(searchParams.get('game') ?? '')
      if (path === '/') return void response.writeHead(200, { 'Content-Type': 'text/html' }).end(page())
      const body = await readFile(join(folder, path)).catch(() => null)
      const type = Object.entries(TYPES).find(([ending]) => ending === extname(path))?.[1] ?? 'application/octet-stream'
      response.writeHead(body === null ? 404 : 200, { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' })
      response.end(body)
    })()
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() }
}

/** @param {Golden} golden @param {Still} still */
function configOf(golden, { game: gameId, run: name, tick }) {
  const run = golden.runs.find((candidate) => candidate.name === name)
  if (run === undefined) throw new Error(`No run was recorded as ${name}.`)
  const { seed, mode, log } = run
  return {
    gameId,
    protocol: 1,
    run: { packId: 'still', seed, mode, rulesVersion: golden.version, pack: golden.pack },
    replay: tick === null ? null : { log, startTick: tick, isPaused: true },
    save: null,
    settings: { quality: 'high', sound: false, reducedMotion: false, calm: mode === 'calm' },
    pixelRatio: 1,
    highPerformance: true,
  }
}

const [out = 'stills', ...chosen] = process.argv.slice(2)
const frames = await mkdtemp(join(tmpdir(), 'trendverse-stills-'))
for (const frame of GAME_FRAMES) await buildGameFrame(frame, frames)
/** @param {string} game @returns {Promise<Golden>} */
const goldenOf = async (game) =>
  JSON.parse(await readFile(new URL(`../packages/games/src/${game}/golden/v1.json`, import.meta.url), 'utf8'))
const site = await serve(frames)
const browser = await chromium.launch({ executablePath: await findBrowser(process.env), args: BROWSER_FLAGS })
await mkdir(out, { recursive: true })
try {
  for (const still of STILLS) {
    if (chosen.length > 0 && !chosen.some((beginning) => still.name.startsWith(beginning))) continue
    const { name, width, height, tick } = still
    const page = await browser.newPage({ viewport: { width, height } })
    page.on('pageerror', (error) => console.error(`${name}: ${error.message}`))
    page.on('console', (line) => line.type() === 'error' && console.error(`${name}: ${line.text()}`))
    await page.addInitScript(`window.gameConfig=${JSON.stringify(configOf(await goldenOf(still.game), still))}`)
    await page.goto(`${site.url}?game=${still.game}`, { timeout: PATIENCE_MS })
    // Drawn in software the first picture takes seconds, in which the frame does not even say that it is alive.
    const alive = "heard.filter((data)=>data.type==='PERFORMANCE_UPDATE'&&data.fps>0).length>1"
    await page.waitForFunction(alive, undefined, { timeout: PATIENCE_MS })
    await page.waitForTimeout(1_500)
    await page.screenshot({ path: join(out, `${name}.png`), timeout: PATIENCE_MS })
    console.log(`${name}: ${width} x ${height}${tick === null ? '' : `, tick ${tick}`}`)
    await page.close()
  }
} finally {
  await browser.close()
  site.close()
  await rm(frames, { recursive: true, force: true })
}
