import { expect, it, vi } from 'vitest'
import type { Services } from '../../backend/services'
import type { createAppRouter } from '../routes/router'
import { startPage } from './start-page'

vi.mock('./run-beside-page', () => ({ runBesidePage: () => undefined }))

it('loads the pages of trends and games before they are asked for, once the browser is idle (RT-18)', () => {
  const idle: (() => void)[] = []
  Object.assign(window, { requestIdleCallback: (task: () => void) => idle.push(task) })
  const router = { subscribe: () => () => undefined, preloadRoute: vi.fn(async () => undefined) }
  const services = {
    session: { watch: () => () => undefined },
    trendStore: { startPolling: () => () => undefined },
    watchHealth: async () => undefined,
  }
  // What starting a page reaches for.
  startPage(router as unknown as ReturnType<typeof createAppRouter>, services as unknown as Services)
  expect(router.preloadRoute).not.toHaveBeenCalled()
  for (const task of idle.splice(0)) task()
  expect(router.preloadRoute.mock.calls).toEqual([[{ to: '/trends' }], [{ to: '/games' }]])
})
