import type { Page } from '@playwright/test'
import type { Quality } from '@trendverse/domain/device/device-score'
import { liveHeapKb } from './live-heap'
import { untilReady, withPage } from './open-browser'

/** A function and the bytes that were allocated in it, as the heap profiler reports them. */
type SampledNode = {
  readonly callFrame: { readonly url: string; readonly functionName: string }
  readonly selfSize: number
  readonly children: SampledNode[]
}

const drawnFrames = (page: Page): Promise<number> => page.evaluate(() => window.drawCounts.frames.length)

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** From the evaluated chunk to the first frame with a planet, low tier, software graphics; median of several page loads. */
export async function firstPlanetMs(folder: string, rounds = 5) {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    times.push(
      await withPage(folder, 'quality=low', async (page) => {
        await untilReady(page)
        return page.evaluate(() => (window.bench.readyAtMs ?? 0) - (window.bench.chunkAtMs ?? 0))
      }),
    )
  }
  return { medianMs: Math.round(median(times)), allMs: times.map(Math.round) }
}

/** Draw calls of a whole frame with six planets, two of them with rings. */
export function drawCalls(folder: string, quality: Quality): Promise<number> {
  return withPage(folder, `quality=${quality}`, async (page) => {
    await untilReady(page)
    await page.waitForTimeout(2_500)
    const frames = await page.evaluate(() => window.drawCounts.frames.slice(-5))
    return Math.max(...frames)
  })
}

/** When the universe stepped its quality down by itself; software graphics are slow enough for that. */
export function stepsDown(folder: string): Promise<{ quality: string; afterSeconds: number }[]> {
  return withPage(
    folder,
    'quality=medium',
    async (page) => {
      await untilReady(page)
      await page.waitForTimeout(14_000)
      return page.evaluate(() =>
        window.bench.steps.map(({ quality, atMs }) => ({
          quality,
          afterSeconds: Math.round((atMs - (window.bench.readyAtMs ?? 0)) / 100) / 10,
        })),
      )
    },
    { width: 1920, height: 1080 },
  )
}

/** Frames in a second without motion: the loop must rest. */
export function framesAtRest(folder: string): Promise<number> {
  return withPage(folder, 'quality=low&still=1', async (page) => {
    await untilReady(page)
    let before = -1
    for (let now = 0; now !== before; now = await drawnFrames(page)) {
      before = now
      await page.waitForTimeout(3_000)
    }
    await page.waitForTimeout(3_000)
    return (await drawnFrames(page)) - before
  })
}

/**
 * Bytes that our own frame callbacks allocate per frame, and those of the libraries and the browser's own bookkeeping
 * beside them, by sampling the heap while the planets turn. Needs the readable build.
 */
export function allocations(folder: string, seconds = 8) {
  return withPage(
    folder,
    'quality=low',
    async (page) => {
      await untilReady(page)
      // Long enough for the engine to have optimised the callbacks: before that, every fraction is a small object.
      await page.waitForTimeout(20_000)
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('HeapProfiler.enable')
      const before = await drawnFrames(page)
      await devtools.send('HeapProfiler.startSampling', {
        samplingInterval: 64,
        includeObjectsCollectedByMajorGC: true,
        includeObjectsCollectedByMinorGC: true,
      })
      await page.waitForTimeout(seconds * 1_000)
      const { profile } = await devtools.send('HeapProfiler.stopSampling')
      const frames = (await drawnFrames(page)) - before
      const bytes = { own: 0, libraries: 0, other: 0 }
      const owners = new Map<string, number>()
      const visit = ({ callFrame, selfSize, children }: SampledNode): void => {
        const place = callFrame.url.includes('universe-canvas')
          ? 'own'
          : callFrame.url.includes('libraries')
            ? 'libraries'
            : 'other'
        bytes[place] += selfSize
        const owner = `${place}:${callFrame.functionName}`
        owners.set(owner, (owners.get(owner) ?? 0) + selfSize)
        for (const child of children) visit(child)
      }
      visit(profile.head)
      const largest = [...owners].sort((a, b) => b[1] - a[1]).slice(0, 8)
      return {
        frames,
        perFrame: Object.fromEntries(Object.entries(bytes).map(([place, size]) => [place, Math.round(size / frames)])),
        largest: largest.map(([owner, size]) => `${owner} ${Math.round(size / frames)}`),
      }
    },
    { width: 480, height: 320 },
  )
}

/** Living objects before and after twenty rounds of opening and closing the universe, in KB, and errors on the way. */
export function leaks(folder: string, rounds = 20) {
  return withPage(
    folder,
    'quality=low&wait=1',
    async (page) => {
      const round = async () => {
        await page.evaluate(() => {
          window.bench.readyAtMs = null
          return window.bench.open()
        })
        await untilReady(page)
        await page.evaluate(() => window.bench.close())
        await page.waitForTimeout(700)
      }
      const devtools = await page.context().newCDPSession(page)
      for (let warmUp = 0; warmUp < 3; warmUp++) await round()
      const beforeKb = await liveHeapKb(devtools)
      for (let count = 0; count < rounds; count++) await round()
      const afterKb = await liveHeapKb(devtools)
      const left = await page.evaluate(() => document.querySelectorAll('canvas').length)
      return {
        beforeKb,
        afterKb,
        growthPerRoundKb: (afterKb - beforeKb) / rounds,
        canvasesLeft: left,
        errors: await page.evaluate(() => window.bench.errors),
      }
    },
    { width: 480, height: 320 },
  )
}
