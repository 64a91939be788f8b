/**
 * Measures the home universe against its goals and prints one line per goal. Run with
 * `npx tsx bench/universe/measure.mjs`; needs a Chromium (`CHROMIUM_PATH`, or Playwright's own).
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliSizes, buildPage, buildThreeAlone } from './build-page.mjs'
import { allocations, drawCalls, firstPlanetMs, framesAtRest, leaks, stepsDown } from './measure-scene.mjs'

const folder = mkdtempSync(join(tmpdir(), 'universe-bench-'))
console.log(`Load of this machine: ${loadavg()[0].toFixed(1)} on ${cpus().length} cores; times grow with it.`)
const results = []
const report = (what, measured, goal, met) => {
  results.push({ what, met })
  console.log(`${met ? 'met ' : 'MISS'}  ${what}: ${measured} (goal: ${goal})`)
}

try {
  const [product, readable, three] = ['product', 'readable', 'three'].map((name) => join(folder, name))
  await buildThreeAlone(three)
  await buildPage(product)
  await buildPage(readable, { readable: true })

  const [threeKb = 0] = Object.values(brotliSizes(three))
  const sizes = brotliSizes(product)
  const sceneKb = Math.round((sizes['universe-canvas'] + sizes.libraries) * 10) / 10
  const beside = `three.js alone: ${threeKb} KB`
  report(
    '3D chunk, brotli',
    `${sceneKb} KB, ours ${sizes['universe-canvas']} KB; ${beside}`,
    '<= 165 KB',
    sceneKb <= 165,
  )
  report('finish chunk, brotli', `${sizes['post-processing']} KB`, '<= 25 KB', sizes['post-processing'] <= 25)

  const first = await firstPlanetMs(product)
  report(
    'first planet, low tier',
    `${first.medianMs} ms of ${first.allMs.join(', ')}`,
    '<= 600 ms',
    first.medianMs <= 600,
  )
  const calls = await drawCalls(product, 'low')
  report('draw calls per frame', calls, '<= 30', calls <= 30)
  const rest = await framesAtRest(product)
  report('frames in 3 s at rest', rest, '0', rest === 0)
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
const missed = results.filter(({ met }) => !met).length
console.log(missed === 0 ? 'Every goal is met.' : `${missed} of ${results.length} goals are missed.`)
