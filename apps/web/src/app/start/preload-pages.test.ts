import { expect, it, vi } from 'vitest'
import { preloadPages } from './preload-pages'

const loaded = vi.hoisted((): string[] => [])
vi.mock('../../components/trend/trend-cards', () => {
  loaded.push('list')
  return {}
})
vi.mock('../../features/trends/trends-end', () => {
  loaded.push('end of the list')
  throw new TypeError('Failed to fetch dynamically imported module')
})

it('loads the pages of trends and games before they are asked for, with the list of the first (RT-18)', async () => {
  const preloadRoute = vi.fn(async () => undefined)
  preloadPages({ preloadRoute })
  expect(preloadRoute.mock.calls).toEqual([[{ to: '/trends' }], [{ to: '/games' }]])
  await vi.waitFor(() => expect(loaded.toSorted()).toEqual(['end of the list', 'list']))
})
