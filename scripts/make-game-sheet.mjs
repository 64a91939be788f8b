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

/** @typedef {typeof import('../packages/games/src/trend-quiz/golden/v1.json')} Golden */
/** @typedef {{ readonly game?: string, readonly name: string, readonly run: string, readonly tick: number | null, readonly width: number, readonly height: number }} Still */

const FLIGHT = 'trend-quiz'
const WIDE = { width: 1440, height: 810 }
const SMALL = { width: 768, height: 432 }
const TALL = { width: 375, height: 812 }

/** `game`: the flight unless said; `tick`: of the recorded run; null: before it. @type {readonly Still[]} */
const STILLS = [
  { name: 'start-wide', run: 'careful', tick: null, ...WIDE },
  { name: 'start-small', run: 'careful', tick: null, ...SMALL },
  { name: 'start-tall', run: 'careful', tick: null, ...TALL },
  { name: 'start-calm', run: 'calm', tick: null, ...SMALL },
  { name: 'trail-wide', run: 'careful', tick: 330, ...WIDE },
  { name: 'gate-wide', run: 'careful', tick: 515, ...WIDE },
  { name: 'gate-small', run: 'careful', tick: 515, ...SMALL },
  { name: 'gate-tall', run: 'careful', tick: 515, ...TALL },
  { name: 'receipt-wide', run: 'careful', tick: 612, ...WIDE },
  { name: 'rocks-wide', run: 'careful', tick: 2_860, ...WIDE },
  { name: 'rocks-tall', run: 'careful', tick: 2_860, ...TALL },
  { name: 'late-gate-wide', run: 'careful', tick: 3_500, ...WIDE },
  { name: 'wrong-wide', run: 'guessing', tick: 620, ...WIDE },
  { name: 'end-wide', run: 'careful', tick: 99_999, ...WIDE },
  { name: 'end-small', run: 'guessing', tick: 99_999, ...SMALL },
  { name: 'end-tall', run: 'clumsy', tick: 99_999, ...TALL },
  { game: 'meme-maker', name: 'board-wide', run: 'one-mistake', tick: null, ...WIDE },
  { game: 'meme-maker', name: 'board-small', run: 'one-mistake', tick: null, ...SMALL },
  { game: 'meme-maker', name: 'board-tall', run: 'one-mistake', tick: null, ...TALL },
  { game: 'meme-maker', name: 'board-caption-wide', run: 'one-mistake', tick: 480, ...WIDE },
  { game: 'meme-maker', name: 'board-caption-tall', run: 'one-mistake', tick: 480, ...TALL },
  { game: 'meme-maker', name: 'board-found-wide', run: 'one-mistake', tick: 620, ...WIDE },
  { game: 'meme-maker', name: 'board-end-wide', run: 'one-mistake', tick: 99_999, ...WIDE },
  { game: 'meme-maker', name: 'board-end-tall', run: 'four-mistakes', tick: 99_999, ...TALL },
  { game: 'trend-predictor', name: 'case-wide', run: 'careful', tick: 1, ...WIDE },
  { game: 'trend-predictor', name: 'case-small', run: 'careful', tick: 1, ...SMALL },
  { game: 'trend-predictor', name: 'case-tall', run: 'careful', tick: 1, ...TALL },
  { game: 'trend-predictor', name: 'resolved-wide', run: 'careful', tick: 122, ...WIDE },
  { game: 'trend-predictor', name: 'resolved-small', run: 'careful', tick: 122, ...SMALL },
  { game: 'trend-predictor', name: 'resolved-tall', run: 'careful', tick: 122, ...TALL },
  { game: 'trend-predictor', name: 'forecasts-end-wide', run: 'careful', tick: 99_999, ...WIDE },
  { game: 'trend-predictor', name: 'forecasts-end-small', run: 'careful', tick: 99_999, ...SMALL },
  { game: 'trend-predictor', name: 'forecasts-end-tall', run: 'careful', tick: 99_999, ...TALL },
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

/** A page that holds one frame as the product's does, and gives it what `window.gameConfig` says. */
/** @param {string} game */
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
      const path = normalize(new URL(request.url ?? '/', 'http://x').pathname)
      const [, game] = /^\/still\/([a-z-]+)$/.exec(path) ?? []
      if (game !== undefined) return void response.writeHead(200, { 'Content-Type': 'text/html' }).end(pageOf(game))
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
function configOf(golden, { game = FLIGHT, run: name, tick }) {
  const run = golden.runs.find((candidate) => candidate.name === name)
  if (run === undefined) throw new Error(`No run was recorded as ${name}.`)
  const { seed, mode, log } = run
  return {
    gameId: game,
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
    const { game = FLIGHT, name, width, height, tick } = still
    const page = await browser.newPage({ viewport: { width, height } })
    page.on('pageerror', (error) => console.error(`${name}: ${error.message}`))
    page.on('console', (line) => line.type() === 'error' && console.error(`${name}: ${line.text()}`))
    await page.addInitScript(`window.gameConfig=${JSON.stringify(configOf(await goldenOf(game), still))}`)
    await page.goto(`${site.url}still/${game}`, { timeout: PATIENCE_MS })
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
