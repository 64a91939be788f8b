import { buildTrendDetail } from '@trendverse/test-support/trends/build-trend'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AppOptions, openApp } from '../../app/testing/open-app'

const STORY = buildTrendDetail(1)
const LATER_MS = 800
const backend = { trends: { recordEvent: async () => ({ data: { views: 1, interactions: 0 } }) } }

let page: Awaited<ReturnType<typeof openApp>> | undefined
const keptIds = () => {
  const kept = JSON.parse(window.localStorage.getItem('trendverse_trends_cache_details') ?? '{"details":[]}')
  return kept.details.map(({ id }: { id: string }) => id)
}
const open = async (options: Partial<AppOptions>) => {
  page = await openApp({ path: `/trends/${STORY.id}`, backend, ...options })
  return page
}

beforeEach(() => window.localStorage.clear())
afterEach(async () => {
  await page?.remove()
})

describe('stories for the day without a network (TR-06)', () => {
  it('keeps one that came with the document', async () => {
    const on = await open({ written: { [`trend:${STORY.id}`]: { data: STORY } } })
    expect(on.text()).toContain(STORY.name)
    await on.until(() => expect(keptIds()).toEqual([STORY.id]))
  })

  it('keeps one that was read while the page was open', async () => {
    const on = await open({ readTrend: async () => ({ data: STORY }) })
    await on.until(() => expect(keptIds()).toEqual([STORY.id]))
  })

  it('does not keep what this device told itself', async () => {
    await open({ readTrend: async () => ({ data: STORY }), runtime: 'browser' })
    await new Promise((resolve) => setTimeout(resolve, LATER_MS))
    expect(keptIds()).toEqual([])
  })

  it('does not keep one that was only fetched ahead', async () => {
    const readTrend = vi.fn(async () => ({ data: STORY }))
    const on = await open({ path: '/about', readTrend })
    await on.router.preloadRoute({ to: '/trends/$trendId', params: { trendId: STORY.id } })
    expect(readTrend).toHaveBeenCalledOnce()
    await new Promise((resolve) => setTimeout(resolve, LATER_MS))
    expect(keptIds()).toEqual([])
  })
})
