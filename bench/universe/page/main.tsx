import { homeRanks } from '@trendverse/domain/trends/listing/select-home-trends'
import type { Trend } from '@trendverse/domain/trends/trend'
import { createRoot, type Root } from 'react-dom/client'
import { readGraphics } from '../../../apps/web/src/features/universe/canvas/graphics-facts'
import type { BenchPage } from '../bench-page'

declare global {
  interface Window {
    bench: BenchPage
  }
}

const CATEGORIES = ['Lifestyle', 'Technology', 'Music', 'Science', 'Film & TV', 'Gaming'] as const
const DAY = '2025-01-01T00:00:00Z'
const id = (n: number): string => `0190a000-0000-7000-8000-${String(n).padStart(12, '0')}`

/** Six trends, two with rings, all related to the first: the heaviest ordinary home page. */
const trends = CATEGORIES.map(
  (category, n): Trend => ({
    id: id(n + 1),
    name: `Trend number ${n + 1}`,
    description: '',
    descriptionOrigin: { kind: 'starter' },
    category,
    color: '#7fc0f0',
    status: 'active',
    featured: false,
    tags: [],
    views: 0,
    interactions: 0,
    createdDate: DAY,
    updatedDate: DAY,
    origin: 'live',
    lifecycle: 'rising',
    momentum: 10 - n * 2,
    attention: 6 - n,
    voices: 2,
    publishers: 0,
    proof: null,
    pace: null,
    breakoutProbability: null,
    sources: n < 2 ? ['bluesky', 'github', 'mastodon'] : [],
    sparkline: [],
    relatedIds: [id(1)],
  }),
)

const query = new URLSearchParams(location.search)
const QUALITIES = { high: 'high', medium: 'medium', low: 'low' } as const
const quality = QUALITIES[(query.get('quality') ?? 'low') as keyof typeof QUALITIES]
let root: Root | null = null

async function open(): Promise<void> {
  // As the product does: the graphics open while the scene's code is on its way.
  const loading = import('../../../apps/web/src/features/universe/canvas/universe-canvas')
  readGraphics(() => window.localStorage, navigator.userAgent)
  const { default: UniverseCanvas } = await loading
  const { bench } = window
  bench.chunkAtMs = performance.now()
  const container = document.getElementById('root')
  if (container === null) throw new Error('the page has no root')
  root = createRoot(container)
  const ranks = homeRanks(trends)
  bench.show = (count, selectedId = null) =>
    root?.render(
      <UniverseCanvas
        trends={trends.slice(0, count)}
        ranks={ranks}
        selectedId={selectedId}
        onSelect={() => undefined}
        quality={quality}
        pixelRatioCap={1}
        reducedMotion={query.get('still') === '1'}
        onReady={() => {
          bench.readyAtMs ??= performance.now()
        }}
        onError={(error) => bench.errors.push(String(error))}
        onQualityChange={(next) => bench.steps.push({ quality: next, atMs: performance.now() })}
      />,
    )
  bench.show(trends.length)
}

window.bench = {
  open,
  close: () => root?.unmount(),
  show: () => undefined,
  first: id(1),
  chunkAtMs: null,
  readyAtMs: null,
  errors: [],
  steps: [],
}
if (query.get('wait') !== '1') void open()
