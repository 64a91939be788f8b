import { buildTrendDetail, testUuid } from '@trendverse/test-support/trends/build-trend'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openApp } from '../../app/testing/open-app'

const SURVIVOR = buildTrendDetail(1)
const MERGED_ID = testUuid(7)

const backend = {
  trends: { recordEvent: async () => ({ data: { views: 1, interactions: 0 } }) },
  quizzes: {
    leaderboard: async () => ({ data: { entries: [], own: null } }),
    running: async () => ({ data: { attemptId: null, ownQuestions: 5, topics: [] } }),
    shared: () => Promise.reject(new Error('not shared')),
  },
  memes: { shared: () => Promise.reject(new Error('not shared')) },
  auth: { usage: async () => ({ data: { trialUsed: false } }) },
}

let page: Awaited<ReturnType<typeof openApp>> | undefined
afterEach(async () => {
  await page?.remove()
})

describe('the address of a trend that became part of another one', () => {
  it.each(['trends', 'quiz', 'meme'])(
    'leads from /%s to the same page of that one, and back to where one came from',
    async (path) => {
      const readTrend = vi.fn(async () => ({ data: SURVIVOR }))
      const query = path === 'trends' ? '' : `?${path === 'quiz' ? 'r' : 'm'}=${testUuid(3)}`
      const on = await openApp({ path: `/${path}/${MERGED_ID}${query}`, readTrend, backend })
      page = on
      await on.until(() => expect(on.text()).toContain(SURVIVOR.name))
      expect(on.history.location.href).toBe(`/${path}/${SURVIVOR.id}${query}`)
      expect(readTrend.mock.calls).toEqual([[MERGED_ID], [SURVIVOR.id]])
      on.history.back()
      await on.until(() => expect(on.router.state.location.pathname).toBe('/about'))
    },
  )

  it('stays where only the spelling of the id differs', async () => {
    const id = '019a2b3c-4d5e-7f60-8a9b-0c1d2e3f4a5b'
    const address = `/trends/${id.toUpperCase()}`
    page = await openApp({ path: address, readTrend: async () => ({ data: { ...SURVIVOR, id } }), backend })
    expect(page.history.location.href).toBe(address)
    expect(page.text()).toContain(SURVIVOR.name)
  })
})
