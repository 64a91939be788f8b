import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderPiece } from '../../test-support/render-piece'
import { TrendsFilters } from './trends-filters'

const SEARCH = { page: 1, sort: 'name', category: 'Music' } as const

/** The filters on `/trends`, and a story whose code does not arrive. */
async function openFilters() {
  const rootRoute = createRootRoute()
  const trendsRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: '/trends',
    component: () => <TrendsFilters search={SEARCH} />,
  })
  const storyRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: '/trends/$trendId',
    loader: () => new Promise<void>(() => undefined),
  })
  const router = createRouter({
    routeTree: rootRoute.addChildren([trendsRoute, storyRoute]),
    history: createMemoryHistory({ initialEntries: ['/trends'] }),
  })
  await router.load()
  const page = await renderPiece(<RouterProvider router={router} />)
  await act(() => vi.advanceTimersByTimeAsync(0))
  const input = page.element.querySelector('input')
  if (!input) throw new Error('The filters have no search box.')
  return {
    remove: page.remove,
    element: page.element,
    type: (text: string) => {
      // React follows the value through the element's own setter.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
      act(() => void input.dispatchEvent(new Event('input', { bubbles: true })))
    },
    openStory: () => act(async () => void router.navigate({ to: '/trends/$trendId', params: { trendId: 'jazz' } })),
    address: () => router.latestLocation.href,
  }
}

describe('TrendsFilters', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    window.scrollTo = () => undefined
  })
  afterEach(() => vi.useRealTimers())

  it('takes a search that rests into the address (HM-10)', async () => {
    const { type, address, remove } = await openFilters()
    type('jazz')
    await act(() => vi.advanceTimersByTimeAsync(300))
    expect(address()).toBe('/trends?q=jazz')
    await remove()
  })

  it('does not call back whoever left for a story before the search rested', async () => {
    const { type, openStory, address, remove } = await openFilters()
    type('jazz')
    await openStory()
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(address()).toBe('/trends/jazz')
    await remove()
  })

  it('says how many filters are chosen on the button that opens and closes them on phones', async () => {
    const { element, remove } = await openFilters()
    const button = element.querySelector('button')
    expect([button?.textContent, button?.ariaExpanded]).toEqual(['Filters (2)', 'false'])
    act(() => button?.click())
    expect(button?.ariaExpanded).toBe('true')
    expect(element.querySelector('.trends-filters')?.hasAttribute('data-open')).toBe(true)
    act(() => button?.click())
    expect(element.querySelector('.trends-filters')?.hasAttribute('data-open')).toBe(false)
    await remove()
  })
})
