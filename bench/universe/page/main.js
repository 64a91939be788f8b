import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

const CATEGORIES = ['Lifestyle', 'Technology', 'Music', 'Science', 'Film & TV', 'Gaming']
const id = (n) => `0190a000-0000-7000-8000-${String(n).padStart(12, '0')}`

/** Six trends, two with rings, two related: the heaviest ordinary home page. */
const trends = CATEGORIES.map((category, n) => ({
  id: id(n + 1),
  name: `Trend number ${n + 1}`,
  category,
  color: '#7fc0f0',
  momentum: 10 - n * 2,
  lifecycle: 'rising',
  sources: n < 2 ? ['bluesky', 'github', 'mastodon'] : [],
  relatedIds: [id(1)],
}))

const query = new URLSearchParams(location.search)
let root = null

async function open() {
  const { default: UniverseCanvas } = await import('../../../apps/web/src/features/universe/canvas/universe-canvas.tsx')
  window.bench.chunkAtMs = performance.now()
  root = createRoot(document.getElementById('root'))
  window.bench.show = (count, selectedId = null) =>
    root.render(
      createElement(UniverseCanvas, {
        trends: trends.slice(0, count),
        selectedId,
        onSelect: () => undefined,
        quality: query.get('quality') ?? 'low',
        pixelRatioCap: 1,
        reducedMotion: query.get('still') === '1',
        onReady: () => {
          window.bench.readyAtMs ??= performance.now()
          window.bench.ready += 1
        },
        onError: (error) => window.bench.errors.push(String(error)),
        onQualityChange: (quality) => window.bench.steps.push({ quality, atMs: performance.now() }),
      }),
    )
  window.bench.show(6)
}

window.bench = {
  open,
  close: () => root?.unmount(),
  first: id(1),
  chunkAtMs: null,
  readyAtMs: null,
  ready: 0,
  errors: [],
  steps: [],
}
if (query.get('wait') !== '1') void open()
