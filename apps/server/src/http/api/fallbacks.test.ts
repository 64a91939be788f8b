import type { ChatModel } from '@trendverse/application/ports/ai'
import { placeOfApiKey } from '@trendverse/application/upkeep/sealed-places'
import { openedAt } from '@trendverse/domain/ai/circuit-breaker'
import { KEY_TYPES, type KeyType } from '@trendverse/domain/ai/key-type'
import { QUEUE_CAPACITY } from '@trendverse/domain/ai/request-queue'
import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import { transparentBox } from '@trendverse/test-support/transparent-box'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { finishBackground, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { arriveAt, MEME_TREND, startMemeServer } from '../../testing/meme-scene'
import type { TestServer } from '../../testing/start-test-server'

/** What asks a provider. */
const complete = vi.fn<ChatModel['complete']>()

let server: TestServer
let ada: Awaited<ReturnType<typeof arriveAt>>
beforeEach(async () => {
  complete.mockReset().mockImplementation(() => new Promise(() => undefined))
  server = await startMemeServer({ chatModel: { complete } })
  ada = await arriveAt(server, 1)
})
afterEach(async () => {
  await finishBackground(server.world)
  await server.stop(0)
})

type Made = { readonly generatedBy: string; readonly fallback: boolean; readonly fallbackReason: string | null }
type Ordered = {
  readonly meme?: Made | null
  readonly attempt?: { readonly quiz: Made } | null
  readonly job: { readonly id: string; readonly stage: string } | null
}

const madeOf = ({ meme, attempt }: Ordered): Made | null => meme ?? attempt?.quiz ?? null
const order = async (kind: KeyType): Promise<Ordered> =>
  kind === 'meme'
    ? ((await ada.order()).data as unknown as Ordered)
    : (await ada.call<Ordered>('POST', '/quizzes/generate', { trendId: MEME_TREND.id, count: 5 })).data

/** Orders one and waits until it is there. */
async function make(kind: KeyType): Promise<Made | null> {
  const ordered = await order(kind)
  let made = madeOf(ordered)
  const path = kind === 'meme' ? 'memes' : 'quizzes'
  await vi.waitFor(async () => {
    if (made !== null) return
    server.world.nowMs += 250
    made = madeOf((await ada.call<Ordered>('GET', `/${path}/jobs/${ordered.job?.id}`)).data)
    expect(made).not.toBeNull()
  }, 20_000)
  return made
}

const KEY_ID = testUuid(95_000)
const addKey = async (keyType: KeyType, status: 'active' | 'demo' = 'active') =>
  portsOfWorld(server.world).aiKeys.save({
    id: KEY_ID,
    name: 'Main',
    provider: 'OpenAI',
    keyType,
    status,
    sealedKey: status === 'demo' ? null : await transparentBox.seal('sk-canary', placeOfApiKey(KEY_ID)),
    keyEnd: '',
    priority: 1,
    dailyLimit: 100,
    monthlyLimit: 1_000,
    maxConcurrent: 1,
    createdAtMs: server.world.nowMs,
  })

/** ER-43, ER-44: what is due, and why. */
const instead = (fallbackReason: string) => ({ generatedBy: 'built-in', fallback: true, fallbackReason })

it.each(KEY_TYPES)('a %s says that only a demo key is there (OP-46)', async (kind) => {
  await addKey(kind, 'demo')
  server.world.nowMs += MINUTE_MS
  expect(await make(kind)).toMatchObject(instead('demo_key'))
  expect(complete).not.toHaveBeenCalled()
})

it.each(KEY_TYPES)('a %s says that no model answered while the breaker of every key is open (KP-09)', async (kind) => {
  await addKey(kind)
  const { aiKeys } = portsOfWorld(server.world)
  await aiKeys.update(KEY_ID, ({ health, restsUntilMs, avgResponseMs, history, notes, ...settings }) => ({
    settings,
    condition: {
      health,
      restsUntilMs,
      avgResponseMs,
      history,
      notes,
      breaker: openedAt(server.world.nowMs + 10 * MINUTE_MS),
    },
  }))
  expect(await make(kind)).toMatchObject(instead('no_answer'))
  expect(complete).not.toHaveBeenCalled()
})

it.each(KEY_TYPES)('a %s says that no model answered while the queue is full (KP-14)', async (kind) => {
  await addKey(kind)
  const { aiQueue } = portsOfWorld(server.world)
  for (let n = 0; n < QUEUE_CAPACITY; n += 1) {
    const place = { jobId: testUuid(96_000 + n), keyType: kind, expiresAtMs: server.world.nowMs + 10 * MINUTE_MS }
    expect(await aiQueue.admit(place, QUEUE_CAPACITY, server.world.nowMs)).toBe(true)
  }
  expect(await make(kind)).toMatchObject(instead('no_answer'))
  expect(complete).not.toHaveBeenCalled()
})

it('a meme says that its account asked too often: thirty an hour are a model’s, and this one costs nothing', async () => {
  await addKey('meme')
  for (let n = 0; n < 30; n += 1) {
    const { job } = await order('meme')
    await ada.call('DELETE', `/memes/jobs/${job?.id}`)
  }
  expect(madeOf(await order('meme'))).toMatchObject(instead('too_often'))
  expect(await ada.spent()).toBe(0)
})
