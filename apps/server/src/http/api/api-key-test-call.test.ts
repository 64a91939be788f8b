import { KEY_TEST_LIMIT_MS } from '@trendverse/application/ai/test-api-key'
import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import { signInAs } from '@trendverse/test-support/accounts/sign-in-as'
import {
  type AiReply,
  chatReply,
  cutReply,
  endlessReply,
  errorReply,
  htmlReply,
  limitedReply,
  silentReply,
} from '@trendverse/test-support/ai/ai-replies'
import { type OpenAiServer, saying, startOpenAiServer } from '@trendverse/test-support/ai/openai-server'
import { portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createOpenAiChatModel } from '../../infrastructure/ai/openai-chat-model'
import { startTestServer, type TestServer } from '../../testing/start-test-server'
import { CALL_TIMEOUT_MS } from './api'

const CANARY = 'sk-canary-4711-9f3e2b7a1e4c60d5aXYZ'
const ID = '00000000-0000-7000-8000-000000000001'
const KEYS = '/api/admin/api-keys'

/** What tests look at; whatever they name must be there. */
type Body = {
  readonly status: number
  readonly retryAfter: string | null
  readonly data: Record<string, unknown> & { readonly id: string }
  readonly code: string
  readonly message: string
}

let server: TestServer
let provider: OpenAiServer
let model: ReturnType<typeof createOpenAiChatModel>
let token: string
let answers: string[]

beforeEach(async () => {
  provider = await startOpenAiServer({ [CANARY]: saying('OK') })
  model = createOpenAiChatModel({ name: 'OpenAI', baseUrl: provider.baseUrl })
  server = await startTestServer({ chatModel: model })
  token = (await signInAs(portsOfWorld(server.world), 1, 'admin')).token
  answers = []
})
afterEach(async () => {
  await server.stop(0)
  await model.close()
  await provider.close()
})

async function call(method: string, path: string, body: unknown = {}): Promise<Body> {
  server.world.nowMs += 1
  const answer = await server.request(path, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  answers.push(text, JSON.stringify([...answer.headers]))
  const retryAfter = answer.headers.get('retry-after')
  return { ...(JSON.parse(text) as Body), status: answer.status, retryAfter }
}

const create = async (changes = {}) =>
  (await call('POST', KEYS, { name: 'Main', keyType: 'quiz', apiKey: CANARY, ...changes })).data.id
const test = (id: string) => call('POST', `${KEYS}/${id}/test`)
const auditLog = async () => (await call('GET', '/api/admin/audit-log')).data

/** Answers with this from now on, in place of whatever was to come next. */
const reply = (answer: AiReply) => provider.behave(CANARY, () => answer)

/** Time that passes fifty times as fast. */
function hurry(): void {
  server.world.startTimer = (ms, ring) => {
    const timer = setTimeout(ring, ms / 50)
    return () => clearTimeout(timer)
  }
}

describe('the test of an AI key (KP-24)', () => {
  it('asks the test model something small, without the queue, and counts as any call', async () => {
    server.world.settings.set('aiTestModel', 'tiny-1')
    const id = await create({ status: 'inactive' })
    const tested = await test(id)
    expect(tested).toMatchObject({ status: 200, data: { model: 'tiny-1' }, message: 'The key works.' })
    expect(provider.requests).toMatchObject([{ apiKey: CANARY, body: { model: 'tiny-1', max_tokens: 16 } }])
    const counted = { usageToday: 1, errorCount: 0, successRate: 100 }
    expect((await call('GET', `${KEYS}/${id}`)).data).toMatchObject(counted)
    expect(await auditLog()).toMatchObject([
      { action: 'api_key.tested', subjectId: id, details: { name: 'Main', provider: 'OpenAI', model: 'tiny-1' } },
      { action: 'api_key.created' },
    ])
  })

  it.each([
    ['quiz', 'writer-1'],
    ['meme', 'joker-1'],
  ] as const)('asks the model a %s key is used for (OP-89)', async (keyType, asked) => {
    server.world.settings.set('aiQuizModel', 'writer-1')
    server.world.settings.set('aiMemeModel', 'joker-1')
    provider.behave(CANARY, ({ body }) => {
      const { model: name } = body as { readonly model: string }
      return name === asked ? chatReply('OK') : errorReply(404, `The model \`${name}\` has been deprecated`)
    })
    expect(await test(await create({ keyType }))).toMatchObject({ status: 200, data: { model: asked } })
    expect(provider.requests).toHaveLength(1)
  })

  it('tells a refusal of content, which says nothing about the key', async () => {
    const id = await create()
    reply(chatReply(null))
    for (let n = 0; n < 6; n += 1) {
      expect((await test(id)).message).toBe('The provider refused the content: I cannot help with that.')
    }
    expect((await call('GET', `${KEYS}/${id}`)).data).toMatchObject({
      errorCount: 0,
      health: 100,
      breaker: 'closed',
      usageToday: 6,
      lastCalls: [{ succeeded: false, words: 'The provider refused the content: I cannot help with that.' }],
    })
  })

  it('names the model that answered in place of one that is gone, and so does the key', async () => {
    server.world.settings.set('aiTestModel', 'gpt-3.5-turbo')
    provider.offer(['gpt-7'])
    provider.behave(CANARY, ({ body }) =>
      (body as { readonly model: string }).model === 'gpt-7' ? chatReply('OK') : errorReply(404, 'No such model'),
    )
    const id = await create()
    expect(await test(id)).toMatchObject({ status: 200, data: { model: 'gpt-7' } })
    expect((await call('GET', `${KEYS}/${id}`)).data.lastCalls).toMatchObject([
      {
        model: 'gpt-3.5-turbo',
        succeeded: true,
        words: 'It answered. gpt-3.5-turbo is not offered any more, so gpt-7 was asked.',
      },
    ])
  })

  it('names the provider of the key itself in what went wrong', async () => {
    const id = await create({ provider: 'Another AI' })
    reply(errorReply(404, 'no such model'))
    expect((await test(id)).message).toBe('Another AI API error: 404 - no such model')
    reply(htmlReply)
    expect((await test(id)).message).toBe('Another AI sent no chat completion')
  })

  it.each([
    [limitedReply(20), 'Rate limit exceeded: Rate limit reached for requests'],
    [errorReply(401, ''), 'Invalid API key: Authentication failed'],
    [errorReply(503, ''), 'Service unavailable: Please try again later'],
    [errorReply(404, 'The model does not exist'), 'OpenAI API error: 404 - The model does not exist'],
    [chatReply(''), 'Empty response from API'],
    [htmlReply, 'OpenAI sent no chat completion'],
    [cutReply, 'The provider cannot be asked'],
  ])('says in the words of ER-32 to ER-35 and ER-39 what went wrong (%#)', async (answer, words) => {
    const id = await create()
    reply(answer)
    const failed = await test(id)
    expect(failed).toMatchObject({ status: 502, code: 'ai_failed' })
    expect(failed.message).toContain(words)
    expect((await call('GET', `${KEYS}/${id}`)).data).toMatchObject({ errorCount: 1, health: 90 })
  })

  it('says when to come again where the provider does', async () => {
    const id = await create()
    reply(limitedReply(20))
    expect((await test(id)).retryAfter).toBe('20')
  })

  it.each([silentReply, endlessReply])('gives up while whoever asked still waits (ER-38, %#)', async (answer) => {
    expect(KEY_TEST_LIMIT_MS).toBeLessThan(CALL_TIMEOUT_MS - 2_000)
    const id = await create()
    reply(answer)
    hurry()
    expect(await test(id)).toMatchObject({ status: 502, code: 'ai_failed', message: 'Request timeout' })
  })

  it('never has more calls under way than the key may (KP-12)', async () => {
    const id = await create({ maxConcurrent: 1 })
    reply({ ...chatReply('OK'), delayMs: 50 })
    const both = await Promise.all([test(id), test(id)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(provider.requests).toHaveLength(1)
  })

  it('comes to its end with a key that is removed meanwhile, and leaves nothing of it', async () => {
    const id = await create()
    let removed: Promise<Body> | undefined
    provider.behave(CANARY, () => {
      removed = call('DELETE', `${KEYS}/${id}`)
      return { ...chatReply('OK'), delayMs: 50 }
    })
    expect((await test(id)).status).toBe(200)
    expect((await removed)?.status).toBe(200)
    expect((await call('GET', KEYS)).data).toEqual([])
    expect((await test(id)).code).toBe('not_found')
  })

  it('says so when the key cannot be opened any more', async () => {
    const id = await create()
    const { aiKeys } = portsOfWorld(server.world).ai
    const key = await aiKeys.find(id)
    if (key === null) throw new Error('there should be a key')
    await aiKeys.save({ ...key, sealedKey: 'sealed with another key' })
    expect((await test(id)).message).toMatch(/^Invalid API key: it cannot be decrypted/)
    expect(provider.requests).toEqual([])
  })
})

describe('the secret of an AI key', () => {
  it('is in no answer, no line of the log, no audit entry and no row, whatever the provider does (KP-02)', async () => {
    const id = await create({ priority: 3 })
    const behaviours: readonly AiReply[] = [
      errorReply(401, `Incorrect API key provided: ${CANARY}. You can find your key at https://keys.example.`),
      errorReply(400, `Bearer ${Buffer.from(CANARY).toString('base64')} and ${CANARY.toUpperCase()}`),
      { ...htmlReply, body: `<p>${CANARY}</p>` },
      { ...chatReply(CANARY), headers: { 'content-type': 'application/json', 'x-echo': CANARY } },
      { ...limitedReply(1), headers: { 'retry-after': CANARY } },
    ]
    for (const answer of behaviours) {
      reply(answer)
      await test(id)
      server.world.nowMs += 2 * MINUTE_MS
    }
    hurry()
    reply(silentReply)
    await test(id)
    await call('PUT', `${KEYS}/${id}`, { apiKey: CANARY, name: 'Renamed' })
    await call('PUT', `${KEYS}/${id}`, { apiKey: [CANARY] })
    await call('PUT', `${KEYS}/${id}`, { apiKey: `${CANARY} and more` })
    await call('POST', KEYS, { name: 'Second', keyType: 'quiz', apiKey: CANARY, more: 1 })
    for (const path of [KEYS, `${KEYS}/quiz`, `${KEYS}/status`, `${KEYS}/${id}`]) await call('GET', path)
    const stored = JSON.stringify([...server.world.store.aiKeys.values()])
    await call('DELETE', `${KEYS}/${id}`)
    await call('GET', `${KEYS}/${ID}`)
    const audit = await auditLog()
    expect(audit).toMatchObject([
      { action: 'api_key.removed' },
      { action: 'api_key.updated', details: { changed: ['name', 'apiKey'], name: 'Renamed', priority: 3 } },
      ...Array.from({ length: 6 }, () => ({ action: 'api_key.tested' })),
      { action: 'api_key.created' },
    ])
    expect(JSON.stringify(audit)).not.toMatch(/aXYZ|sealed/)
    const seen = answers.join() + JSON.stringify([server.logged, server.world.warnings]) + stored
    expect(seen).toContain('••••aXYZ')
    expect(stored).not.toContain(CANARY)
    for (const form of [CANARY, CANARY.slice(3, -4), Buffer.from(CANARY).toString('base64').slice(0, 20)])
      expect(seen.replaceAll(/"sealedKey":"[^"]*"/g, '').toLowerCase()).not.toContain(form.toLowerCase())
  })
})
