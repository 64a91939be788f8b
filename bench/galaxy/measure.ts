/**
 * Measures the galaxy against its goals, with graphics drawn in software, and prints one line per goal. What is compared runs
 * in turns. Run with `npx tsx bench/galaxy/measure.ts`; needs a Chromium (`CHROMIUM_PATH`, or Playwright's own).
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildGalaxyPage } from './build-page'
import { allocatedPerFrame, firstStarsMs, heapMb } from './measure-memory'
import { type Course, type Drawn, drawnOf, medianOf } from './measure-pictures'

const MANY = 100_000
const FEW = 10_000
const ROUNDS = 3

const folder = mkdtempSync(join(tmpdir(), 'galaxy-bench-'))
console.log(`Load of this machine: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores; frames grow fewer with it.`)
const missed: string[] = []
const report = (what: string, measured: string | number, goal: string, met: boolean): void => {
  if (!met) missed.push(what)
  console.log(`${met ? 'met ' : 'MISS'}  ${what}: ${measured} (goal: ${goal})`)
}

const told = ({ perSecond, draws, processorMs }: Drawn): string =>
  `${perSecond.toFixed(1)} frames a second, ${draws} draws, ${processorMs.toFixed(0)} ms of the graphics' processor time each`

/** Medians of several courses that take turns, in their order. */
async function inTurns(...courses: readonly Course[]): Promise<Drawn[]> {
  const rounds: Drawn[][] = []
  for (let round = 0; round < ROUNDS; round++) {
    const drawn: Drawn[] = []
    for (const course of courses) drawn.push(await drawnOf(folder, course))
    rounds.push(drawn)
  }
  return courses.map((_, index) => medianOf(rounds.flatMap((round) => round[index] ?? [])))
}

try {
  await buildGalaxyPage(folder)
  const firstMs = await firstStarsMs(folder, 2_000)
  report('first stars after the code', `${firstMs} ms`, '<= 600 ms', firstMs <= 600)

  const fly: Course = { page: 'index.html', count: MANY, what: 'fly' }
  for (const [index, drawn] of (await inTurns(fly, { ...fly, what: 'drag' })).entries()) {
    const what = index === 0 ? '100,000 stars, flying' : '100,000 stars, dragging time'
    report(what, told(drawn), '>= 20, <= 6 draws', drawn.perSecond >= 20 && drawn.draws <= 6)
  }

  const [ours, graph] = await inTurns({ ...fly, count: FEW }, { ...fly, count: FEW, page: 'graph.html' })
  if (ours === undefined || graph === undefined) throw new Error('nothing was measured')
  report('10,000 stars, flying', told(ours), '>= 20, <= 6 draws', ours.perSecond >= 20 && ours.draws <= 6)
  console.log(`      10,000 nodes of 3d-force-graph, flying: ${told(graph)}`)
  const times = ours.perSecond / graph.perSecond
  report('frames beside 3d-force-graph', `${times.toFixed(1)} times`, '>= 10 times', times >= 10)

  const [near] = await inTurns({ ...fly, count: FEW, isNear: true })
  if (near === undefined) throw new Error('nothing was measured')
  report('10,000 stars, flying among planets', told(near), '>= 20, <= 6 draws', near.perSecond >= 20 && near.draws <= 6)

  const moreMb = (await heapMb(folder, MANY)) - (await heapMb(folder, 1))
  report('memory of 100,000 stars', `${moreMb.toFixed(1)} MB`, '<= 40 MB', moreMb <= 40)
  // Few stars, so that many frames are seen: how many there are is nothing that scripts have to do with.
  const bytes = await allocatedPerFrame(folder, 1_000)
  report('allocated per frame while dragging', `${bytes.own} B, ${bytes.frames} frames`, '0 B', bytes.own === 0)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.log(missed.length === 0 ? 'Every goal is met.' : `Missed: ${missed.join(', ')}.`)
