import { starterTrendDetails } from '@trendverse/starter-content/to-trend-detail'
import { signInAs } from '@trendverse/test-support/accounts/sign-in-as'
import { portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/start-test-server'
import { visitorOf } from '../../testing/visitor'

let server: TestServer
const trends = starterTrendDetails()
const [trend, otherTrend] = trends

beforeEach(async () => {
  server = await startTestServer({
    trends: trends.map(({ featured, ...record }) => ({ ...record, featuredByAdmin: featured })),
    details: new Map(trends.map((detail) => [detail.id, detail])),
  })
})
afterEach(() => server.stop(1_000))

function visitor(token: string | null = null) {
  const call = visitorOf(server, token)
  return {
    begin: async () => {
      const body = { trendId: trend?.id, count: 5 }
      const { data } = await call<{ attempt: { id: string; deadline: string } }>('POST', '/quizzes/generate', body)
      return data.attempt
    },
    submit: (attemptId: string) => call('POST', '/quizzes/submit', { attemptId }),
    running: async (trendId = trend?.id) => {
      const { data } = await call<{ attemptId: string | null }>('GET', `/quizzes/running/${trendId}`)
      return data.attemptId
    },
  }
}
const person = async (n: number) => visitor((await signInAs(portsOfWorld(server.world), n, 'user')).token)

describe('the running quiz of a trend', () => {
  it('is found by its taker alone while it runs, whether or not more may be begun', async () => {
    server.world.settings.set('dailyQuizLimit', 1)
    const ada = await person(1)
    expect(await ada.running()).toBeNull()
    const { id, deadline } = await ada.begin()
    expect([await ada.running(), await ada.running(trend?.id.toUpperCase())]).toEqual([id, id])
    expect(await ada.running(otherTrend?.id)).toBeNull()
    expect(await (await person(2)).running()).toBeNull()
    expect(await visitor().running()).toBeNull()
    server.world.nowMs = Date.parse(deadline) + 5_000
    expect(await ada.running()).toBe(id)
    server.world.nowMs += 1
    expect(await ada.running()).toBeNull()
  })

  it('is none once it ended', async () => {
    const ada = await person(1)
    const { id } = await ada.begin()
    await ada.submit(id)
    expect(await ada.running()).toBeNull()
  })

  it('is found by the cookie of a guest; asking for it gives nobody one', async () => {
    const guest = visitor()
    expect(await guest.running()).toBeNull()
    const { id } = await guest.begin()
    expect(await guest.running()).toBe(id)
  })
})
