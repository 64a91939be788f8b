import { withPage } from '../universe/open-browser'
import { untilDrawn } from './measure-pictures'

/** A function and the bytes that were allocated in it, as the heap profiler reports them. */
type SampledNode = {
  readonly callFrame: { readonly url: string }
  readonly selfSize: number
  readonly children: SampledNode[]
}

const MB = 1_000_000
const DRAGGED_MS = 6_000
/** Long enough for the engine to have optimised what runs in a frame: before that, every fraction is a small object. */
const WARM_MS = 30_000

/** From handing the first part over to its first picture. */
export function firstStarsMs(folder: string, count: number): Promise<number> {
  return withPage(folder, `count=${count}`, async (page) => {
    await untilDrawn(page)
    return page.evaluate(() => {
      const { readyAtMs, startedAtMs } = window.galaxyBench
      return Math.round((readyAtMs ?? Number.NaN) - startedAtMs)
    })
  })
}

/** Objects and buffers of a page with so many stars, what nobody needs any more left out. */
export function heapMb(folder: string, count: number): Promise<number> {
  return withPage(folder, `count=${count}`, async (page) => {
    await untilDrawn(page)
    const devtools = await page.context().newCDPSession(page)
    for (let pass = 0; pass < 3; pass++) await devtools.send('HeapProfiler.collectGarbage')
    const { usedSize, backingStorageSize } = await devtools.send('Runtime.getHeapUsage')
    return (usedSize + backingStorageSize) / MB
  })
}

/** Bytes that the scripts of the page allocate per frame while time is dragged; the browser allocates its own. */
export function allocatedPerFrame(folder: string, count: number): Promise<{ own: number; frames: number }> {
  return withPage(folder, `count=${count}`, async (page) => {
    await untilDrawn(page)
    const frames = () => page.evaluate(() => window.galaxyBench.frames)
    await page.evaluate(() => {
      window.drawCounts.stop()
      window.galaxyBench.start?.('drag')
    })
    await page.waitForTimeout(WARM_MS)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('HeapProfiler.enable')
    const before = await frames()
    await devtools.send('HeapProfiler.startSampling', {
      samplingInterval: 64,
      includeObjectsCollectedByMajorGC: true,
      includeObjectsCollectedByMinorGC: true,
    })
    await page.waitForTimeout(DRAGGED_MS)
    const { profile } = await devtools.send('HeapProfiler.stopSampling')
    const drawn = (await frames()) - before
    const bytesOf = ({ callFrame, selfSize, children }: SampledNode): number =>
      children.reduce((sum, child) => sum + bytesOf(child), callFrame.url.includes('/assets/') ? selfSize : 0)
    return { own: Math.round(bytesOf(profile.head) / drawn), frames: drawn }
  })
}
