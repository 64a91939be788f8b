import { placeOfApiKey } from '@trendverse/application/upkeep/sealed-places'
import { settleKey } from '@trendverse/domain/ai/settle-key'
import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import { memoryAiQueue } from '@trendverse/storage/memory/memory-ai'
import { signInAs } from '@trendverse/test-support/accounts/sign-in-as'
import { portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/start-test-server'

const CANARY = 'sk-canary-4711-9f3e2b7a1e4c60d5aXYZ'
const ID = '00000000-0000-7000-8000-000000000001'
const KEYS = '/api/admin/api-keys'

/** What tests look at; whatever they name must be there. */
type Body = {
  readonly status: number
  readonly data: Record<string, unknown> & { readonly id: string }
  readonly code: string
  readonly message: string
  readonly fields: Record<string, string>
}

let server: TestServer
let token: string

beforeEach(async () => {
  server = await startTestServer()
  token = (await signInAs(portsOfWorld(server.world), 1, 'admin')).token
})
afterEach(() => server.stop(0))

async function call(method: string, path: string, body?: unknown, as: string | null = token): Promise<Body> {
  server.world.nowMs += 1
  const answer = await server.request(path, {
    method,
    headers: { 'content-type': 'application/json', ...(as !== null && { authorization: `Bearer ${as}` }) },
    ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
  })
  return { ...((await answer.json()) as Body), status: answer.status }
}

const create = (changes = {}) => call('POST', KEYS, { name: 'Main', keyType: 'quiz', apiKey: CANARY, ...changes })
const put = (id: string, body: unknown) => call('PUT', `${KEYS}/${id}`, body)
const kept = async (id: string) => portsOfWorld(server.world).ai.aiKeys.find(id)
const opened = async (id: string) =>
  portsOfWorld(server.world).secretBox.open((await kept(id))?.sealedKey ?? '', placeOfApiKey(id))

/** Lets the key do a call that went like this. */
async function use(id: string, outcome: Parameters<typeof settleKey>[1], times = 1): Promise<void> {
  const { aiKeys } = portsOfWorld(server.world).ai
  const { nowMs } = server.world
  for (let n = 1; n <= times; n += 1) {
    const job = { jobId: ID, keyType: 'quiz' as const, leaseMs: MINUTE_MS, nowMs }
    const answer = await aiKeys.lease(job, () => ({ kind: 'key', keyId: id }))
    if (answer.kind === 'leased') await aiKeys.settle(answer.lease, (state) => settleKey(state, outcome, nowMs))
  }
}
const WELL = { succeeded: true, durationMs: 400, restMs: null }
const BADLY = { succeeded: false, durationMs: 10, restMs: null }

describe('AI keys over HTTP (API-12)', () => {
  it.each([
    ['GET', KEYS],
    ['GET', `${KEYS}/quiz`],
    ['GET', `${KEYS}/status`],
    ['GET', `${KEYS}/${ID}`],
    ['POST', KEYS],
    ['PUT', `${KEYS}/${ID}`],
    ['DELETE', `${KEYS}/${ID}`],
    ['POST', `${KEYS}/${ID}/test`],
  ])('%s %s is for administrators', async (method, path) => {
    const user = (await signInAs(portsOfWorld(server.world), 2, 'user')).token
    expect(await call(method, path, {}, null)).toMatchObject({ status: 401, code: 'authentication_required' })
    expect(await call(method, path, {}, user)).toMatchObject({ status: 403, code: 'admin_required' })
  })

  it('are shown masked, with their counters and how they do (KP-01, KP-04, OP-43)', async () => {
    const created = await create({ dailyLimit: 50 })
    expect(created.status).toBe(201)
    const { id } = created.data
    await use(id, WELL, 2)
    await use(id, BADLY)
    expect((await call('GET', `${KEYS}/${id.toUpperCase()}`)).data).toEqual({
      id,
      name: 'Main',
      apiKey: '••••aXYZ',
      provider: 'OpenAI',
      keyType: 'quiz',
      status: 'active',
      priority: 1,
      dailyLimit: 50,
      monthlyLimit: 20_000,
      usageToday: 3,
      usageThisMonth: 3,
      errorCount: 1,
      lastUsed: expect.stringMatching(/Z$/) as string,
      maxConcurrent: 3,
      avgResponseTime: 400,
      successRate: 66.7,
      errorRate: 33.3,
      health: 90,
      breaker: 'closed',
      lastCalls: [],
      createdAt: expect.stringMatching(/Z$/) as string,
    })
    server.world.nowMs = Date.UTC(2026, 1, 1)
    token = (await signInAs(portsOfWorld(server.world), 3, 'admin')).token
    expect((await call('GET', `${KEYS}/${id}`)).data).toMatchObject({ usageToday: 0, usageThisMonth: 0 })
  })

  it('are listed in the order of their priority, all or those of one type (KP-03, OP-44)', async () => {
    const names = async (path: string) => {
      const { data } = await call('GET', KEYS + path)
      return (data as unknown as { name: string }[]).map(({ name }) => name)
    }
    await create({ name: 'Third', priority: 2 })
    await create({ name: 'First' })
    await create({ name: 'Second', keyType: 'meme' })
    expect(await names('')).toEqual(['First', 'Second', 'Third'])
    expect([await names('/quiz'), await names('/meme')]).toEqual([['First', 'Third'], ['Second']])
  })

  it('have the limits of KP-12 and KP-13 when they are demo keys, and no secret', async () => {
    const demo = { status: 'demo', apiKey: '' }
    const limits = { dailyLimit: 5, monthlyLimit: 50, maxConcurrent: 1, apiKey: null, health: 0, breaker: 'open' }
    const { data } = await create({ ...demo, keyType: 'meme' })
    expect(data).toMatchObject(limits)
    expect((await create(demo)).data).toMatchObject({ dailyLimit: 10, monthlyLimit: 100 })
    expect((await create({ status: 'demo' })).fields).toHaveProperty('apiKey')
    expect((await call('POST', `${KEYS}/${data.id}/test`)).code).toBe('conflict')
  })

  it.each([
    ['quiz', 10, 100],
    ['meme', 5, 50],
  ])('never have higher limits than KP-13 as demo keys: %s', async (keyType, daily, monthly) => {
    const demo = { keyType, status: 'demo', apiKey: '' }
    for (const limit of [{ dailyLimit: daily + 1 }, { monthlyLimit: monthly + 1 }]) {
      const refused = await create({ ...demo, ...limit })
      expect([refused.status, Object.keys(refused.fields)]).toEqual([422, Object.keys(limit)])
    }
    const highest = { dailyLimit: daily, monthlyLimit: monthly }
    const { id } = (await create({ ...demo, ...highest })).data
    expect((await put(id, { dailyLimit: daily + 1 })).fields).toEqual({
      dailyLimit: `A ${keyType} demo key can be used at most ${daily} times a day.`,
    })
    expect((await put(id, { dailyLimit: 1, monthlyLimit: 2 })).data).toMatchObject({ dailyLimit: 1, monthlyLimit: 2 })
    const active = (await create({ keyType, dailyLimit: 500, monthlyLimit: 5_000 })).data
    expect((await put(active.id, { status: 'demo', monthlyLimit: monthly + 1 })).status).toBe(422)
    expect((await put(active.id, { status: 'demo', name: 'Last resort' })).data).toMatchObject(highest)
    expect(await kept(active.id)).toMatchObject(highest)
  })

  it('keep their secret when it comes back empty or masked, and begin anew with another (OP-43)', async () => {
    const { id } = (await create()).data
    await use(id, BADLY, 5)
    expect((await put(id, { apiKey: '', name: 'Renamed' })).data).toMatchObject({ name: 'Renamed', breaker: 'open' })
    expect((await put(id, { apiKey: '••••aXYZ' })).data).toMatchObject({ apiKey: '••••aXYZ', health: 50 })
    expect(await opened(id)).toBe(CANARY)
    const renewed = (await put(id, { apiKey: ' sk-another-one-1234\n' })).data
    expect(renewed).toMatchObject({ apiKey: '••••1234', health: 100, breaker: 'closed', errorCount: 5, usageToday: 5 })
    expect(await opened(id)).toBe('sk-another-one-1234')
  })

  it('become demo keys and cease to be, losing their secret and needing one', async () => {
    const { id } = (await create()).data
    expect((await put(id, { status: 'demo' })).data).toMatchObject({ apiKey: null, maxConcurrent: 1, health: 0 })
    expect((await kept(id))?.sealedKey).toBeNull()
    expect((await put(id, { status: 'active' })).fields).toHaveProperty('apiKey')
    const { dailyLimit, monthlyLimit } = (await call('GET', `${KEYS}/${id}`)).data
    expect([dailyLimit, monthlyLimit]).toEqual([10, 100])
    const active = { status: 'active', apiKey: CANARY, maxConcurrent: 3 }
    expect((await put(id, active)).data).toMatchObject({ maxConcurrent: 3, health: 100, breaker: 'closed' })
  })

  it.each([
    [{ apiKey: '' }, 'apiKey'],
    [{ apiKey: '••••aXYZ' }, 'apiKey'],
    [{ apiKey: 'sk with spaces' }, 'apiKey'],
    [{ apiKey: 'sk-1234' }, 'apiKey'],
    [{ apiKey: 'x'.repeat(501) }, 'apiKey'],
    [{ name: ' ' }, 'name'],
    [{ name: 'two\nlines' }, 'name'],
    [{ provider: 'x'.repeat(61) }, 'provider'],
    [{ keyType: 'image' }, 'keyType'],
    [{ status: 'limited' }, 'status'],
    [{ priority: 0 }, 'priority'],
    [{ priority: 11 }, 'priority'],
    [{ dailyLimit: 0 }, 'dailyLimit'],
    [{ monthlyLimit: 1.5 }, 'monthlyLimit'],
    [{ maxConcurrent: 4 }, 'maxConcurrent'],
    [{ keyType: 'meme', maxConcurrent: 3 }, 'maxConcurrent'],
    [{ sealedKey: 'x' }, 'sealedKey'],
  ])('are refused with %j', async (changes, field) => {
    const refused = await create(changes)
    expect(refused).toMatchObject({ status: 422, code: 'invalid_input' })
    expect(Object.keys(refused.fields)).toEqual([field])
    expect((await call('GET', KEYS)).data).toEqual([])
  })

  it('never change what they are for', async () => {
    const { id } = (await create()).data
    expect((await put(id, { keyType: 'meme' })).fields).toHaveProperty('keyType')
    expect((await put(id, { maxConcurrent: 4 })).fields).toHaveProperty('maxConcurrent')
  })

  it('answer 404 where there is none, and words are never taken for ids (OP-43)', async () => {
    for (const path of [`${KEYS}/${ID}`, `${KEYS}/image`]) {
      for (const method of ['GET', 'PUT', 'DELETE']) expect((await call(method, path)).code).toBe('not_found')
      expect((await call('POST', `${path}/test`)).code).toBe('not_found')
    }
  })
})

describe('the pool over HTTP (KP-23)', () => {
  it('tells who waits, how keys do, and what to do about it', async () => {
    const { id } = (await create()).data
    const { ai } = portsOfWorld(server.world)
    const { nowMs } = server.world
    for (let n = 0; n < 21; n += 1) {
      const place = {
        jobId: ID.slice(0, -2) + String(10 + n),
        keyType: 'quiz' as const,
        expiresAtMs: nowMs + MINUTE_MS,
      }
      await memoryAiQueue(server.world.store).admit(place, 50, nowMs)
    }
    await use(id, { ...BADLY, restMs: 2 * MINUTE_MS }, 6)
    const job = { jobId: ID, keyType: 'quiz' as const, leaseMs: MINUTE_MS, nowMs }
    await ai.aiKeys.lease(job, () => ({ kind: 'key', keyId: id }))
    expect((await call('GET', `${KEYS}/status`)).data).toEqual({
      types: [
        {
          keyType: 'quiz',
          waiting: 21,
          capacity: 50,
          keys: [
            {
              id,
              name: 'Main',
              status: 'active',
              health: 40,
              breaker: 'open',
              active: 1,
              maxConcurrent: 3,
              available: false,
              restsUntil: new Date(nowMs + 2 * MINUTE_MS).toISOString(),
            },
          ],
        },
        { keyType: 'meme', waiting: 0, capacity: 50, keys: [] },
      ],
      advice: [
        { kind: 'long_queue', keyType: 'quiz', message: '21 jobs are waiting for a quiz key. Add another quiz key.' },
        {
          kind: 'poor_health',
          keyType: 'quiz',
          message: expect.stringContaining('"Main" is at 40 of 100 health') as string,
        },
        { kind: 'breaker_open', keyType: 'quiz', message: expect.stringContaining('is paused') as string },
      ],
    })
  })
})
