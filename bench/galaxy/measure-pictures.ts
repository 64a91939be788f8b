import type { Page } from '@playwright/test'
import { withPage } from '../universe/open-browser'
import type { GalaxyBench } from './galaxy-bench'

declare global {
  interface Window {
    galaxyBench: GalaxyBench
  }
}

/** What is drawn: by which page, how many stars, while the camera flies or time is dragged. */
export type Course = {
  readonly page: 'index.html' | 'graph.html'
  readonly count: number
  readonly what: 'fly' | 'drag'
  /** Among stars so near that they are planets. */
  readonly isNear?: boolean
}

/** Frames a second, most draws of a frame, and the processor time that the process of the graphics spent on one. */
export type Drawn = { readonly perSecond: number; readonly draws: number; readonly processorMs: number }

const VIEWPORT = { width: 1280, height: 720 }
const MEASURED_MS = 6_000
/** Until the sky has come and the dust is painted. */
const READY_MS = 4_000
/** Software may draw very many nodes once in some seconds. */
const START_LIMIT_MS = 120_000

export function untilDrawn(page: Page): Promise<unknown> {
  return page.waitForFunction(
    () => window.galaxyBench.readyAtMs !== null || window.galaxyBench.errors.length > 0,
    undefined,
    { timeout: START_LIMIT_MS },
  )
}

/** Seconds of processor time that the graphics have had so far; others on the machine do not lengthen it. */
async function graphicsSeconds(page: Page): Promise<number> {
  const browser = page.context().browser()
  if (browser === null) throw new Error('the page has no browser')
  const devtools = await browser.newBrowserCDPSession()
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  await devtools.detach()
  return processInfo.filter(({ type }) => type.toUpperCase() === 'GPU').reduce((sum, { cpuTime }) => sum + cpuTime, 0)
}

export function drawnOf(folder: string, { page: file, count, what, isNear = false }: Course): Promise<Drawn> {
  return withPage(
    folder,
    `count=${count}${isNear ? '&near=1' : ''}`,
    async (page) => {
      await untilDrawn(page)
      await page.waitForTimeout(READY_MS)
      const before = await graphicsSeconds(page)
      const { frames, seconds, draws, errors } = await page.evaluate(
        async ({ kind, ms }) => {
          const { galaxyBench: bench, drawCounts } = window
          drawCounts.frames.length = 0
          const [framesBefore, startMs] = [bench.frames, performance.now()]
          bench.start?.(kind)
          await new Promise((passed) => setTimeout(passed, ms))
          return {
            frames: bench.frames - framesBefore,
            seconds: (performance.now() - startMs) / 1_000,
            draws: Math.max(...drawCounts.frames),
            errors: bench.errors,
          }
        },
        { kind: what, ms: MEASURED_MS },
      )
      if (errors.length > 0) throw new Error(errors.join('\n'))
      const processorMs = (1_000 * ((await graphicsSeconds(page)) - before)) / frames
      return { perSecond: frames / seconds, draws, processorMs }
    },
    VIEWPORT,
    file,
  )
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

export function medianOf(drawn: readonly Drawn[]): Drawn {
  return {
    perSecond: median(drawn.map(({ perSecond }) => perSecond)),
    draws: Math.max(...drawn.map(({ draws }) => draws)),
    processorMs: median(drawn.map(({ processorMs }) => processorMs)),
  }
}
