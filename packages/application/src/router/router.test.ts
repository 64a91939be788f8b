import { createRouterClient, ORPCError } from '@orpc/server'
import type { Backend } from '@trendverse/contract/contract'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { buildTrendDetail, buildTrendRecord, testUuid } from '@trendverse/test-support/trends/build-trend'
import { createFakeWorld, type FakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { describe, expect, it } from 'vitest'
import type { RouterContext } from './context'
import { router } from './router'

function backendOf(world: FakeWorld, extra: Partial<RouterContext> = {}): Backend {
  const origin = { bearerToken: null, network: '192.0.2.1', userAgent: 'test', guestId: null }
  const context = {
    ...portsOfWorld(world),
    origin,
    about: { version: '1.2.3', startedAtMs: world.nowMs - 5_000 },
    isStopping: () => false,
    ...extra,
  }
  return createRouterClient(router, { context: () => context })
}

async function failureOf(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ORPCError)) throw new Error('the call should have been refused')
  return {
    code: error.code,
    status: error.status,
    message: error.message,
    data: error.data,
    text: JSON.stringify(error),
  }
}

describe('router', () => {
  const world = createFakeWorld({
    trends: [buildTrendRecord(1), buildTrendRecord(2)],
    details: new Map([[testUuid(1), buildTrendDetail(1)]]),
  })

  it('answers every call of the contract in process, as browser mode needs it', async () => {
    const backend = backendOf(world)
    expect((await backend.trends.listCurrent({})).total).toBe(2)
    expect((await backend.trends.get({ id: testUuid(1) })).data.id).toBe(testUuid(1))
    expect((await backend.trends.news({})).data).toEqual([])
    expect((await backend.settings.public()).data.siteName).toBe('Trendverse')
    expect((await backend.health.get()).data).toEqual({ status: 'ok', version: '1.2.3' })
  })

  it('reads filters as they come from an address: text numbers and text booleans', async () => {
    const input = { page: '1', pageSize: '1', featured: 'false' }
    // An address carries text only.
    const answer = await backendOf(world).trends.listCurrent(input)
    expect(answer).toMatchObject({ page: 1, pageSize: 1 })
  })

  it('takes attention and momentum for one order, and refuses others', async () => {
    const trends = [1, 2, 3].map((one) =>
      buildTrendRecord(one, { attention: one === 2 ? 9 : one, momentum: -one, sources: ['feeds'] }),
    )
    const backend = backendOf(createFakeWorld({ trends }))
    const idsBy = async (sort: 'attention' | 'momentum') =>
      (await backend.trends.listCurrent({ sort })).data.map(({ id }) => id)
    expect(await idsBy('attention')).toEqual([testUuid(2), testUuid(3), testUuid(1)])
    expect(await idsBy('momentum')).toEqual(await idsBy('attention'))
    // An address carries any text.
    const sort = 'attentions' as 'attention'
    expect(await failureOf(backend.trends.listCurrent({ sort }))).toMatchObject({ code: 'invalid_input' })
  })

  it('refuses unknown fields by name', async () => {
    const input = { role: 'owner', pageSize: 0 }
    const failure = await failureOf(backendOf(world).trends.listCurrent(input))
    expect(failure).toMatchObject({ code: 'invalid_input', status: 422 })
    expect(Object.keys(failure.data.fields).sort()).toEqual(['pageSize', 'role'])
  })

  it('says "Trend Not Found" for an unknown id and for an id that cannot be one (OP-31)', async () => {
    const expected = { code: 'trend_not_found', status: 404, message: 'Trend Not Found' }
    expect(await failureOf(backendOf(world).trends.get({ id: testUuid(9) }))).toMatchObject(expected)
    expect(await failureOf(backendOf(world).trends.get({ id: "1' OR '1'='1" }))).toMatchObject(expected)
    expect(await failureOf(backendOf(world).trends.recordEvent({ id: testUuid(9), kind: 'view' }))).toMatchObject(
      expected,
    )
  })

  it('blames the field, not the id, when both an id and a field are wrong', async () => {
    const call = backendOf(world).trends.recordEvent({ id: 'x', kind: 'steal' as 'view' })
    expect(await failureOf(call)).toMatchObject({ code: 'invalid_input' })
  })

  it('keeps the text of unforeseen faults to itself', async () => {
    const broken = {
      ...portsOfWorld(world).trends,
      listActive: () => Promise.reject(new Error('ECONNREFUSED 10.0.0.7')),
    }
    const failure = await failureOf(backendOf(world, { trends: broken }).trends.listCurrent({}))
    expect(failure).toMatchObject({ code: 'internal_error', status: 500 })
    expect(failure.text).not.toContain('ECONNREFUSED')
  })

  it('counts a view and an interaction, unless the caller has had enough (OP-30)', async () => {
    const own = createFakeWorld({ trends: [buildTrendRecord(1, { views: 4, interactions: 0 })] })
    const counted = await backendOf(own).trends.recordEvent({ id: testUuid(1), kind: 'view' })
    expect(counted.data).toEqual({ views: 5, interactions: 0 })
    const refused = backendOf(own, {
      admitTrendEvent: () => Promise.reject(new AppError('rate_limited', 'Too many attempts. Please try again later.')),
    }).trends.recordEvent({ id: testUuid(1), kind: 'view' })
    expect(await failureOf(refused)).toMatchObject({ code: 'rate_limited', status: 429 })
    expect(own.trends[0]?.views).toBe(5)
  })
})
