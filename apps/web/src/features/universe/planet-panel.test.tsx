import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { buildTrendDetail } from '@trendverse/test-support/trends/build-trend'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Services, ServicesContext } from '../../backend/services'
import { type RenderedPiece, renderPiece } from '../../test-support/render-piece'
import { PlanetPanel } from './planet-panel'

const recordEvent = vi.fn(async (_event: object) => ({ data: { views: 1, interactions: 0 } }))
// Only what the panel reaches for.
const services = {
  call: (call: (backend: object) => unknown) => Promise.resolve(call({ trends: { recordEvent } })),
} as unknown as Services

let piece: RenderedPiece | undefined
beforeEach(() => {
  window.sessionStorage.clear()
  recordEvent.mockClear()
})
afterEach(async () => {
  await piece?.remove()
  vi.useRealTimers()
})

async function open(number: number) {
  const trend = buildTrendDetail(number)
  const rootRoute = createRootRoute({ component: () => <PlanetPanel trend={trend} onClose={() => undefined} /> })
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() })
  await router.load()
  piece = await renderPiece(
    <ServicesContext value={services}>
      <RouterProvider router={router} />
    </ServicesContext>,
  )
  return { trend, element: piece.element }
}

it('tells what a planet is, and leads to its quiz and its memes (HM-07)', async () => {
  const { trend, element } = await open(1)
  expect(element.querySelector('h2')?.textContent).toBe(trend.name)
  expect(element.textContent).toContain(trend.description)
  const links = [...element.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toContainEqual(['Take Quiz', `/quiz/${trend.id}`])
  expect(links).toContainEqual(['Create Meme', `/meme/${trend.id}`])
})

it('counts as a view of its trend once it was looked at (OP-30)', async () => {
  vi.useFakeTimers()
  const { trend } = await open(2)
  expect(recordEvent).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(recordEvent.mock.calls).toEqual([[{ id: trend.id, kind: 'view' }]])
})

it('keeps its actions in one bar that a phone pins to the edge of the sheet, below what can be scrolled', async () => {
  const { element } = await open(3)
  const bar = element.querySelector('dialog')?.lastElementChild
  expect(bar?.classList).toContain('planet-actions')
  expect([...(bar?.children ?? [])].map((one) => one.textContent)).toEqual([
    'Take Quiz',
    'Create Meme',
    'The full story',
    'Copy link',
  ])
})
