import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { buildTrendRecord } from '@trendverse/test-support/trends/build-trend'
import { afterEach, expect, it } from 'vitest'
import { type RenderedPiece, renderPiece } from '../../test-support/render-piece'
import { PlanetPanel } from './planet-panel'

let piece: RenderedPiece | undefined
afterEach(() => piece?.remove())

it('tells what a planet is, and leads to its quiz and its memes (HM-07)', async () => {
  const { featuredByAdmin: _, ...record } = buildTrendRecord(1)
  const trend = { ...record, featured: false }
  const rootRoute = createRootRoute({ component: () => <PlanetPanel trend={trend} onClose={() => undefined} /> })
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() })
  await router.load()
  piece = await renderPiece(<RouterProvider router={router} />)
  const { element } = piece
  expect(element.querySelector('h2')?.textContent).toBe(trend.name)
  expect(element.textContent).toContain(trend.description)
  const links = [...element.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toContainEqual(['Take Quiz', `/quiz/${trend.id}`])
  expect(links).toContainEqual(['Create Meme', `/meme/${trend.id}`])
})
