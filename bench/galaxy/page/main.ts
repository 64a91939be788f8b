import { aimLens, newLens } from '../../../apps/web/src/features/universe/galaxy/galaxy-camera'
import { createGalaxyEngine } from '../../../apps/web/src/features/universe/galaxy/galaxy-engine'
import type { NearStar } from '../../../apps/web/src/features/universe/galaxy/near-star'
import { createPlanetPicture } from '../../../apps/web/src/features/universe/galaxy/planet-picture'
import {
  emptyCatalogue,
  lifeOf,
  nearestStars,
  type Positions,
  positionsAt,
  type StarCatalogue,
  withPart,
} from '../../../apps/web/src/features/universe/galaxy/star-catalogue'
import type { GalaxyBench } from '../galaxy-bench'
import { BENCH_HOUR, generateLives, partsOf } from '../generate-stars'

declare global {
  interface Window {
    galaxyBench: GalaxyBench
  }
}

const query = new URLSearchParams(location.search)
const count = Number(query.get('count') ?? 10_000)
const parts = partsOf(generateLives(count))
const canvas = document.querySelector('canvas')
if (canvas === null) throw new Error('the page has no canvas')
const bench: GalaxyBench = {
  frames: 0,
  errors: [],
  readyAtMs: null,
  startedAtMs: performance.now(),
  fly: null,
  drag: null,
}
window.galaxyBench = bench

const engine = createGalaxyEngine(canvas, {
  categories: parts[0]?.categories ?? [],
  total: count,
  farStars: 2_500,
  planets: 6,
  onError: (error) => bench.errors.push(String(error)),
  onFrame: (seconds) => {
    bench.frames += 1
    bench.readyAtMs ??= performance.now()
    bench.fly?.(seconds)
    bench.drag?.(seconds)
    return false
  },
  onRest: () => undefined,
})
engine.setReducedMotion(query.get('still') === '1')
engine.resize(innerWidth, innerHeight, 1)
engine.setTime(BENCH_HOUR - Number(query.get('ago') ?? 0))
engine.setReach(11)
for (const part of parts) engine.add(part)
const [first] = parts
if (first !== undefined) {
  const catalogue = parts.reduce(withPart, emptyCatalogue(first))
  const positions = positionsAt(catalogue, BENCH_HOUR)
  bench.kept = { catalogue, positions }
  if (query.get('near') === '1') goNear(catalogue, positions)
}
/** Among its brightest stars, so near that six of them are planets. */
function goNear(catalogue: StarCatalogue, positions: Positions): void {
  const nearby = { x: 0.45, y: 0, z: 0.3, distance: 0.75, azimuth: 0.6, polar: 1.2 }
  engine.jump(nearby)
  const lens = newLens()
  lens.aspect = innerWidth / innerHeight
  aimLens(lens, nearby)
  const stars = nearestStars(positions, lens, 24).flatMap((row): NearStar[] => {
    const life = lifeOf(catalogue, row)
    return life === null
      ? []
      : [{ row, life, trendId: `trend-${row}`, category: catalogue.categories[life.category] ?? '' }]
  })
  engine.offerPlanets(stars)
  engine.openPlanets(createPlanetPicture, { mapWidth: 256, bakeRows: 32 })
}

const pose = query.get('pose')?.split('_').map(Number)
if (pose !== undefined) {
  const [x = 0, y = 0, z = 0, distance = 20, azimuth = 0.6, polar = 0.95] = pose
  engine.jump({ x, y, z, distance, azimuth, polar })
}
void fetch('./sky/nebula-2048.webp')
  .then((answer) => answer.blob())
  .then((picture) => createImageBitmap(picture, { imageOrientation: 'flipY', colorSpaceConversion: 'none' }))
  .then(engine.showSky)

bench.start = (what) => {
  let time = BENCH_HOUR
  if (what === 'fly') {
    bench.fly = (seconds) => {
      engine.wanted.azimuth += seconds * 0.4
      engine.wake()
    }
  } else {
    bench.drag = (seconds) => {
      time -= seconds * 24
      engine.setTime(time)
    }
  }
  engine.wake()
}
