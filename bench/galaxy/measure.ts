/**
 * Measures the galaxy against its goals, with graphics drawn in software, and prints one line per goal. Run with
 * `npx tsx bench/galaxy/measure.ts`; needs a Chromium (`CHROMIUM_PATH`, or Playwright's own).
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { withPage } from '../universe/open-browser'
import { buildGalaxyPage } from './build-page'
import type { GalaxyBench } from './galaxy-bench'

declare global {
  interface Window {
    galaxyBench: GalaxyBench
  }
}

const MANY = 100_000
const FEW = 10_000
const MEASURED_MS = 6_000

const untilDrawn = (page: Page) =>
  page.waitForFunction(() => window.galaxyBench.readyAtMs !== null || window.galaxyBench.errors.length > 0)

/** Frames a second, and most draws of a frame, while the camera flies or time is dragged. */
function framesOf(folder: string, count: number, what: 'fly' | 'drag') {
  return withPage(folder, `count=${count}`, async (page) => {
    await untilDrawn(page)
    // Until the sky has come and the dust is painted.
    await page.waitForTimeout(4_000)
    return page.evaluate(
      async ({ kind, ms }) => {
        const { galaxyBench: bench, drawCounts } = window
        drawCounts.frames.length = 0
        const [frames, startMs] = [bench.frames, performance.now()]
        bench.start?.(kind)
        await new Promise((passed) => setTimeout(passed, ms))
        const perSecond = ((bench.frames - frames) * 1_000) / (performance.now() - startMs)
        return { perSecond, draws: Math.max(...drawCounts.frames), errors: bench.errors }
      },
      { kind: what, ms: MEASURED_MS },
    )
  })
}

/** From handing the first part over to its first picture, and what the page's objects weigh with all stars, MB. */
function startOf(folder: string, count: number) {
  return withPage(folder, `count=${count}`, async (page) => {
    await untilDrawn(page)
    return page.evaluate(() => {
      const { readyAtMs, startedAtMs } = window.galaxyBench
      return Math.round((readyAtMs ?? Number.NaN) - startedAtMs)
    })
  })
}

const folder = mkdtempSync(join(tmpdir(), 'galaxy-bench-'))
console.log(`Load of this machine: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores; frames grow fewer with it.`)
const missed: string[] = []
const report = (what: string, measured: string | number, goal: string, met: boolean): void => {
  if (!met) missed.push(what)
  console.log(`${met ? 'met ' : 'MISS'}  ${what}: ${measured} (goal: ${goal})`)
}

try {
  await buildGalaxyPage(folder)
  const firstMs = await startOf(folder, 2_000)
  report('first stars after the code', `${firstMs} ms`, '<= 600 ms', firstMs <= 600)
  for (const [what, count, kind] of [
    ['100,000 stars, flying', MANY, 'fly'],
    ['100,000 stars, dragging time', MANY, 'drag'],
    ['10,000 stars, flying', FEW, 'fly'],
  ] as const) {
    const { perSecond, draws, errors } = await framesOf(folder, count, kind)
    const isMet = perSecond >= 20 && draws <= 6 && errors.length === 0
    report(what, `${perSecond.toFixed(1)} frames a second, ${draws} draws`, '>= 20, <= 6 draws', isMet)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.log(missed.length === 0 ? 'Every goal is met.' : `Missed: ${missed.join(', ')}.`)
