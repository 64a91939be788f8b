import type { ChatModel } from '@trendverse/application/ports/ai'
import { EMPTY_RESPONSE, REQUEST_TIMEOUT } from '@trendverse/domain/ai/provider-failure'
import {
  type AiReply,
  brokenReply,
  chatReply,
  cutReply,
  endlessReply,
  errorReply,
  htmlReply,
  hugeReply,
  limitedReply,
  redirectReply,
  silentReply,
} from '@trendverse/test-support/ai/ai-replies'
import { type OpenAiServer, saying, startOpenAiServer } from '@trendverse/test-support/ai/openai-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOpenAiChatModel } from './openai-chat-model'

const KEY = 'sk-canary-4f1c/9+ÄB.0123456789'
// fetch allows Latin-1 in headers, and so do keys of other providers
const HEADER_KEY = 'sk-canary-4f1c/9+B.0123456789'
const REQUEST = { model: 'gpt-4o', system: 'You write.', user: 'Write.', temperature: 0.7, maxTokens: 3_000 }
/** Long enough for an answer on a busy machine, short enough to wait for. */
const LIMIT_MS = 400

describe('a chat model over HTTP', () => {
  let server: OpenAiServer
  let model: ReturnType<typeof createOpenAiChatModel>

  beforeAll(async () => {
    server = await startOpenAiServer()
    model = createOpenAiChatModel({ name: 'OpenAI', baseUrl: server.baseUrl })
  })

  afterAll(async () => {
    await model.close()
    await server.close()
  })

  const ask = (apiKey = HEADER_KEY, asked: ChatModel = model) =>
    asked.complete(apiKey, REQUEST, new AbortController().signal)

  async function askAnd(reply: AiReply, limitMs?: number) {
    server.behave(HEADER_KEY, () => reply)
    if (limitMs === undefined) return ask()
    const hasty = createOpenAiChatModel({ name: 'OpenAI', baseUrl: server.baseUrl, limitMs })
    try {
      return await ask(HEADER_KEY, hasty)
    } finally {
      await hasty.close()
    }
  }

  const failureTo = async (reply: AiReply, limitMs?: number) => {
    const answer = await askAnd(reply, limitMs)
    return answer.ok ? null : answer.failure
  }

  it('posts one system and one user message with a bearer key (AI-01, AI-02) and reads the text (AI-06)', async () => {
    server.behave(HEADER_KEY, saying('Hello\nthere'))
    expect(await ask()).toEqual({ ok: true, value: 'Hello\nthere' })
    expect(server.requests.at(-1)).toEqual({
      apiKey: HEADER_KEY,
      path: '/v1/chat/completions',
      body: {
        model: 'gpt-4o',
        messages: [
          { role: 'system', content: 'You write.' },
          { role: 'user', content: 'Write.' },
        ],
        temperature: 0.7,
        max_tokens: 3_000,
      },
    })
  })

  it('waits for a slow answer', async () => {
    expect(await askAnd(chatReply('at last', { delayMs: 120 }))).toEqual({ ok: true, value: 'at last' })
  })

  it('tells the refusals of a provider apart (AI-11, ER-32 to ER-35)', async () => {
    expect(await failureTo(limitedReply(20))).toEqual({
      kind: 'rate_limited',
      status: 429,
      message: 'Rate limit exceeded: Rate limit reached for requests',
      restMs: 20_000,
    })
    expect(await failureTo(errorReply(503, 'overloaded', { 'retry-after': '7' }))).toEqual({
      kind: 'unavailable',
      status: 503,
      message: 'Service unavailable: overloaded',
      restMs: 7_000,
    })
    expect(await failureTo(errorReply(401, ''))).toMatchObject({ kind: 'unauthorised', status: 401 })
    expect(await failureTo(errorReply(404, 'no such model'))).toMatchObject({
      kind: 'refused',
      message: 'OpenAI API error: 404 - no such model',
    })
    expect(await failureTo({ status: 502, headers: { 'content-type': 'text/html' }, body: '<p>Bad' })).toMatchObject({
      kind: 'unavailable',
      message: 'OpenAI API error: 502 - Unknown',
    })
    const inside = { headers: { 'content-type': 'application/json' }, body: '{"error":"model is loading"}' }
    expect(await failureTo(inside)).toMatchObject({
      kind: 'malformed',
      message: 'OpenAI API error: 200 - model is loading',
    })
  })

  it('ends calls of a provider that never answers, or never ends (ER-38)', async () => {
    const timeout = { kind: 'timeout', status: null, message: REQUEST_TIMEOUT, restMs: null }
    expect(await failureTo(silentReply, LIMIT_MS)).toEqual(timeout)
    expect(await failureTo(endlessReply, LIMIT_MS)).toEqual(timeout)
  })

  it('takes what is no chat completion for none', async () => {
    const notOne = { kind: 'malformed', status: null, message: 'OpenAI sent no chat completion' }
    expect(await failureTo(htmlReply)).toMatchObject(notOne)
    expect(await failureTo(brokenReply)).toMatchObject(notOne)
    const json = (body: string): AiReply => ({ headers: { 'content-type': 'application/json' }, body })
    for (const body of ['null', '[]', '{}', '{"choices":[]}', '{"choices":[{"message":{"content":[1]}}]}', '']) {
      expect(await failureTo(json(body)), body).toMatchObject(notOne)
    }
  })

  it('knows an answer without content (ER-39)', async () => {
    for (const content of ['', ' \n ']) {
      expect(await failureTo(chatReply(content))).toMatchObject({ kind: 'malformed', message: EMPTY_RESPONSE })
    }
  })

  it('reads no more than a megabyte', async () => {
    const tooLarge = { kind: 'malformed', message: expect.stringContaining('more than 1048576 bytes') }
    expect(await failureTo(hugeReply())).toMatchObject(tooLarge)
  })

  it('notices a line that breaks in the middle, and one that is not there', async () => {
    expect(await failureTo(cutReply)).toMatchObject({ kind: 'network' })
    const gone = await startOpenAiServer()
    await gone.close()
    const lost = createOpenAiChatModel({ name: 'OpenAI', baseUrl: gone.baseUrl })
    expect(await ask(HEADER_KEY, lost)).toMatchObject({
      failure: { kind: 'network', message: 'The provider cannot be asked: it refused the connection' },
    })
    await lost.close()
  })

  it('takes its key to the chosen address only', async () => {
    const elsewhere = await startOpenAiServer()
    try {
      const failure = await failureTo(redirectReply(`${elsewhere.baseUrl}/chat/completions`))
      expect(failure).toMatchObject({ kind: 'malformed', message: 'OpenAI API error: 307 - Unknown' })
      expect(elsewhere.requests).toEqual([])
    } finally {
      await elsewhere.close()
    }
  })

  it('ends when nobody waits any longer', async () => {
    server.behave(HEADER_KEY, () => silentReply)
    const leaving = new AbortController()
    const answer = model.complete(HEADER_KEY, REQUEST, leaving.signal)
    await expect.poll(() => server.requests.at(-1)?.apiKey).toBe(HEADER_KEY)
    leaving.abort()
    expect(await answer).toMatchObject({ ok: false, failure: { kind: 'timeout' } })
    expect(await model.complete(HEADER_KEY, REQUEST, leaving.signal)).toMatchObject({ ok: false })
  })

  it('never repeats its key, however a provider does (canary)', async () => {
    const forms = [
      HEADER_KEY,
      encodeURIComponent(HEADER_KEY),
      Buffer.from(HEADER_KEY).toString('base64'),
      HEADER_KEY.toUpperCase(),
      `"Bearer ${HEADER_KEY}"`,
    ]
    for (const form of forms) {
      for (const reply of [errorReply(401, `Incorrect API key provided: ${form}.`), chatReply(`It is ${form}.`)]) {
        const answer = JSON.stringify(await askAnd(reply))
        expect(answer).toContain('[hidden]')
        for (const known of forms) expect(answer).not.toContain(known)
        expect(answer.toLowerCase()).not.toContain('canary')
      }
    }
  })

  it('hides what looks like a key in complaints, not in what a model writes', async () => {
    const complaint = errorReply(401, 'Incorrect API key provided: sk-proj-*****wxyz.')
    expect(await failureTo(complaint)).toMatchObject({
      message: 'Invalid API key: Incorrect API key provided: [hidden].',
    })
    expect(await askAnd(chatReply('About sk-learn-contrib'))).toEqual({ ok: true, value: 'About sk-learn-contrib' })
  })

  it('fails in peace with a key that no header can carry', async () => {
    for (const apiKey of [KEY, 'two\r\nlines: yes', '']) {
      const answer = await ask(apiKey)
      expect(answer.ok).toBe(false)
      expect(JSON.stringify(answer)).not.toContain('canary')
    }
  })
})
