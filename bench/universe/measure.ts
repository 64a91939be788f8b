/**
 * Measures the home universe against its goals and prints one line per goal. Run with
 * `npx tsx bench/universe/measure.ts`; needs a Chromium (`CHROMIUM_PATH`, or Playwright's own).
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliSizes, buildPage, buildThreeAlone } from './build-page'
import { allocations, drawCalls, firstPlanetMs, framesAtRest, leaks, stepsDown } from './measure-scene'

const folder = mkdtempSync(join(tmpdir(), 'universe-bench-'))
console.log(`Load of this machine: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores; times grow with it.`)
const missed: string[] = []
const report = (what: string, measured: string | number, goal: string, met: boolean): void => {
  if (!met) missed.push(what)
  console.log(`${met ? 'met ' : 'MISS'}  ${what}: ${measured} (goal: ${goal})`)
}

try {
  const [product, readable, three] = [join(folder, 'product'), join(folder, 'readable'), join(folder, 'three')] as const
  await buildThreeAlone(three)
  await buildPage(product)
  await buildPage(readable, true)

  const [threeKb = 0] = brotliSizes(three).values()
  const sizes = brotliSizes(product)
  const ownKb = sizes.get('universe-canvas') ?? 0
  const finishKb = sizes.get('post-processing') ?? 0
  const sceneKb = Math.round((ownKb + (sizes.get('libraries') ?? 0)) * 10) / 10
  const beside = `three.js alone: ${threeKb} KB`
  report('3D chunk, brotli', `${sceneKb} KB, ours ${ownKb} KB; ${beside}`, '<= 165 KB', sceneKb <= 165)
  report('finish chunk, brotli', `${finishKb} KB`, '<= 25 KB', finishKb > 0 && finishKb <= 25)

  const first = await firstPlanetMs(product)
  report(
    'first planet, low tier',
    `${first.medianMs} ms of ${first.allMs.join(', ')}`,
    '<= 600 ms',
    first.medianMs <= 600,
  )
  const calls = await drawCalls(product, 'low')
  report('draw calls per frame', calls, '<= 30', calls > 0 && calls <= 30)
  const rest = await framesAtRest(product)
  report('frames in 3 s at rest', rest, '0', rest === 0 && calls > 0)
  const steps = await stepsDown(product)
  report('steps down when slow', JSON.stringify(steps), 'medium to low after 3 s', steps[0]?.quality === 'low')
  const heap = await allocations(readable)
  const spent = `${heap.perFrame.own} B ours, ${heap.perFrame.libraries} B libraries, ${heap.perFrame.other} B browser`
  report('allocated per frame', `${spent}, ${heap.frames} frames`, '0 B ours', heap.perFrame.own === 0)
  console.log(`      largest: ${heap.largest.join('; ')}`)
  const leaked = await leaks(product)
  const growth = leaked.growthPerRoundKb
  report(
    'objects left per mount',
    `${growth.toFixed(1)} KB (${leaked.beforeKb} to ${leaked.afterKb} KB)`,
    '< 5 KB',
    growth < 5,
  )
  report(
    'errors and canvases left',
    JSON.stringify([leaked.errors, leaked.canvasesLeft]),
    'none',
    leaked.errors.length + leaked.canvasesLeft === 0,
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.log(missed.length === 0 ? 'Every goal is met.' : `Missed: ${missed.join(', ')}.`)
