import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { Trend } from '@trendverse/domain/trends/trend'
import { buildTrendRecord } from '@trendverse/test-support/trends/build-trend'
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { type RenderedPiece, renderPiece } from '../../test-support/render-piece'
import { PlanetStrip } from './planet-strip'

const trends = [1, 2, 3].map((number): Trend => {
  const { featuredByAdmin: _, ...record } = buildTrendRecord(number)
  return { ...record, featured: false }
})

let piece: RenderedPiece | undefined
afterEach(() => piece?.remove())

it('leads to each story by its name, and is walked by arrow keys from end to end', async () => {
  const rootRoute = createRootRoute({ component: () => <PlanetStrip trends={trends} /> })
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() })
  await router.load()
  piece = await renderPiece(<RouterProvider router={router} />)
  const links = [...piece.element.querySelectorAll('a')]
  expect(links.map((link) => link.textContent)).toEqual(['Trend 1', 'Trend 2', 'Trend 3'])
  expect(links.map((link) => link.getAttribute('href'))).toEqual(trends.map(({ id }) => `/trends/${id}`))

  const press = async (key: string, held: KeyboardEventInit = {}) => {
    await act(async () => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...held }))
    })
    return links.findIndex((link) => link === document.activeElement)
  }
  links[0]?.focus()
  expect(await press('ArrowLeft')).toBe(0)
  expect(await press('ArrowRight')).toBe(1)
  expect(await press('ArrowRight')).toBe(2)
  expect(await press('ArrowRight')).toBe(2)
  expect(await press('ArrowLeft', { altKey: true })).toBe(2)
  expect(await press('ArrowLeft')).toBe(1)
})
