/**
 * The yardstick of the galaxy: the same stars in the same places as nodes of 3d-force-graph 1.80.0 (MIT licence,
 * https://github.com/vasturiano/3d-force-graph), which people reach for to show very many things in space in a browser. It is
 * a development dependency and never part of the product. What it would do besides drawing, simulate forces and look for what
 * lies under the pointer, is off; there are no links.
 */
import ForceGraph3D from '3d-force-graph'
import { lifePlace } from '../../../packages/domain/src/galaxy/life-place'
import { CATEGORIES } from '../../../packages/domain/src/trends/categories/category'
import { categoryColor } from '../../../packages/domain/src/trends/categories/category-colors'
import type { GalaxyBench } from '../galaxy-bench'
import { BENCH_HOUR, generateLives } from '../generate-stars'

/** Its nodes are some units large, where a star is some hundredths of one. */
const SCALE = 40
const POSE = { distance: 20, azimuth: 0.6, polar: 0.95 }
const TURN_PER_SECOND = 0.4

const count = Number(new URLSearchParams(location.search).get('count') ?? 10_000)
const element = document.querySelector<HTMLElement>('#graph')
if (element === null) throw new Error('the page has no place for the graph')

const nodes = generateLives(count).map((life) => {
  const { x, y, z } = lifePlace(life, BENCH_HOUR, CATEGORIES.length)
  const [fx, fy, fz] = [SCALE * x, SCALE * y, SCALE * z]
  return { id: life.number, x: fx, y: fy, z: fz, fx, fy, fz, color: categoryColor(CATEGORIES[life.category] ?? '') }
})
const bench: GalaxyBench = {
  frames: 0,
  errors: [],
  readyAtMs: null,
  startedAtMs: performance.now(),
  fly: null,
  drag: null,
}
window.galaxyBench = bench

const graph = new ForceGraph3D(element, { rendererConfig: { antialias: false } })
  .width(innerWidth)
  .height(innerHeight)
  .backgroundColor('#05060f')
  .showNavInfo(false)
  .enablePointerInteraction(false)
  .enableNavigationControls(false)
  .cooldownTicks(0)
  .nodeRelSize(1)
  .nodeColor('color')
  .graphData({ nodes, links: [] })

let azimuth = POSE.azimuth
let before = performance.now()
let drawn = 0
function look(nowMs: number): void {
  const seconds = (nowMs - before) / 1_000
  before = nowMs
  if (bench.fly !== null) azimuth += TURN_PER_SECOND * seconds
  const across = SCALE * POSE.distance * Math.sin(POSE.polar)
  const eye = {
    x: across * Math.sin(azimuth),
    y: SCALE * POSE.distance * Math.cos(POSE.polar),
    z: across * Math.cos(azimuth),
  }
  graph.cameraPosition(eye, { x: 0, y: 0, z: 0 })
  // It draws by itself: pictures are counted where they are drawn.
  const { frame } = graph.renderer().info.render
  if (frame > drawn) bench.frames += 1
  drawn = frame
  if (bench.frames > 1) bench.readyAtMs ??= nowMs
  requestAnimationFrame(look)
}
requestAnimationFrame(look)
bench.start = () => {
  bench.fly = () => undefined
}
