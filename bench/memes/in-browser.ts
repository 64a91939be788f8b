import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { MEME_FORMATS, type MemeFormatId } from '@trendverse/domain/memes/meme-kinds'
import { bundler } from '../universe/build-page'
import { withPage } from '../universe/open-browser'
import type { MemeBench } from './bench-page'

/**
 * Milliseconds in Chromium, by the clock: what a keystroke in a caption costs, and a JPEG; each beside what a canvas of the
 * same size costs that only does what it must, in turns.
 */
const ROUNDS = 31
/** Letters are cut and code is compiled in these. */
const WARM_UP_ROUNDS = 5
const KEYSTROKE_GOAL_MS = 16
const EXPORT_GOAL_MS = 5

declare global {
  interface Window {
    memeBench: MemeBench
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The median of each figure over the rounds. */
function medians<Name extends string>(rounds: readonly Readonly<Record<Name, number>>[], names: readonly Name[]) {
  return names.map((name) => median(rounds.map((round) => round[name])))
}

async function measure(page: Page, format: MemeFormatId): Promise<readonly number[]> {
  const keystrokes = await page.evaluate(([id, rounds]) => window.memeBench.keystrokes(id, rounds), [
    format,
    WARM_UP_ROUNDS + ROUNDS,
  ] as const)
  const exports = await page.evaluate(([id, rounds]) => window.memeBench.exports(id, rounds), [
    format,
    WARM_UP_ROUNDS + ROUNDS,
  ] as const)
  return [
    ...medians(keystrokes.slice(WARM_UP_ROUNDS), ['told', 'drawn', 'bare']),
    ...medians(exports.slice(WARM_UP_ROUNDS), ['whole', 'written', 'empty']),
  ]
}

const folder = mkdtempSync(join(tmpdir(), 'meme-bench-'))
try {
  const { build } = await bundler()
  await build({
    root: fileURLToPath(new URL('./page', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, target: 'esnext' },
  })
  await withPage(folder, '', async (page) => {
    await page.waitForFunction(() => 'memeBench' in window)
    // A page that draws frames all the time is none that somebody writes captions on.
    await page.evaluate(() => window.drawCounts.stop())
    console.log(`load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores; medians of ${ROUNDS} rounds, ms`)
    console.log(
      '| format | keystroke, told | keystroke, drawn | bare text | JPEG, whole | JPEG, written | empty JPEG |',
    )
    console.log('|---|---|---|---|---|---|---|')
    const all: (readonly number[])[] = []
    for (const format of MEME_FORMATS) {
      const figures = await measure(page, format)
      all.push(figures)
      console.log(`| ${format} | ${figures.map((ms) => ms.toFixed(1)).join(' | ')} |`)
    }
    const over = (index: number): string => {
      const figures = all.map((one) => one[index] ?? Number.NaN)
      return `median over formats ${median(figures).toFixed(1)} ms, worst ${Math.max(...figures).toFixed(1)} ms`
    }
    console.log(`a keystroke, drawn (goal ${KEYSTROKE_GOAL_MS} ms): ${over(1)}; bare text: ${over(2)}`)
    console.log(
      `a JPEG (goal ${EXPORT_GOAL_MS} ms): ${over(3)}; written alone: ${over(4)}; of an empty canvas: ${over(5)}`,
    )
  })
} finally {
  rmSync(folder, { recursive: true, force: true })
}
