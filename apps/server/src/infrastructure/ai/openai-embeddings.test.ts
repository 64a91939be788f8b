import {
  type AiReply,
  brokenReply,
  cutReply,
  endlessReply,
  errorReply,
  htmlReply,
  hugeReply,
  redirectReply,
  silentReply,
} from '@trendverse/test-support/ai/ai-replies'
import { type OpenAiServer, startOpenAiServer } from '@trendverse/test-support/ai/openai-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOpenAiEmbeddings } from './openai-embeddings'

const KEY = 'key-canary-4f1c9b0123456789'
const TEXTS = ['Ferry capsizes', 'Comet seen']
/** For answers that never end. */
const LIMIT_MS = 400
const NEVER = new AbortController().signal

const json = (body: unknown): AiReply => ({
  headers: { 'content-type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})
const sending = (...vectors: readonly unknown[]): AiReply =>
  json({ object: 'list', data: vectors.map((embedding, index) => ({ object: 'embedding', index, embedding })) })

describe('embeddings over HTTP', () => {
  let server: OpenAiServer

  beforeAll(async () => {
    server = await startOpenAiServer()
  })

  afterAll(() => server.close())

  async function embed(
    reply: AiReply,
    options: { readonly apiKey?: string | undefined; readonly signal?: AbortSignal } = {},
  ) {
    const apiKey = 'apiKey' in options ? options.apiKey : KEY
    server.behave(apiKey ?? '', () => reply)
    const isEndless = reply.fault === 'silent' || reply.fault === 'endless'
    const limit = isEndless ? { limitMs: LIMIT_MS } : {}
    const address = { baseUrl: server.baseUrl, model: 'small', apiKey, ...limit }
    const embeddings = createOpenAiEmbeddings(address)
    try {
      return await embeddings.embed(TEXTS, options.signal ?? NEVER)
    } finally {
      await embeddings.close()
    }
  }

  it('posts the texts with the key and reads one unit vector each, in their order', async () => {
    const vectors = await embed(
      json({
        data: [
          { index: 1, embedding: [0, 2] },
          { index: 0, embedding: [5, 0] },
        ],
      }),
    )
    expect(vectors.map((vector) => [...vector])).toEqual([
      [1, 0],
      [0, 1],
    ])
    expect(server.requests.at(-1)).toEqual({
      apiKey: KEY,
      path: '/v1/embeddings',
      body: { model: 'small', input: TEXTS, encoding_format: 'float' },
    })
  })

  it('sends no key where there is none', async () => {
    expect(await embed(sending([1, 0], [0, 1]), { apiKey: undefined })).toHaveLength(2)
    expect(server.requests.at(-1)?.apiKey).toBe('')
  })

  it.each([
    ['of different lengths', [1, 0], [0, 1, 0]],
    ['without a length', [1, 0], [0, 0]],
    ['that are empty', [], []],
    ['with text in them', [1, 0], ['0', 1]],
    ['with nothing in them', [1, 0], [null, 1]],
    ['of endless length', [1, 0], Array.from({ length: 8_193 }, () => 1)],
    ['too large to be numbers', [1, 0], [1e300, 1]],
  ])('refuses vectors %s', async (_, ...vectors) => {
    await expect(embed(sending(...vectors))).rejects.toMatchObject({
      code: 'ai_failed',
      message: 'The embedding address sent vectors that cannot be used.',
    })
  })

  it('refuses two vectors for the same text', async () => {
    const twice = json({ data: [1, 1].map((index) => ({ index, embedding: [1, 0] })) })
    await expect(embed(twice)).rejects.toThrow('sent vectors that cannot be used')
  })

  it.each([
    ['too few', sending([1, 0])],
    ['too many', sending([1, 0], [1, 0], [1, 0])],
    ['NaN', json('{"data":[{"index":0,"embedding":[NaN]},{"index":1,"embedding":[1]}]}')],
    ['text instead of a vector', sending('AAAA', 'AAAA')],
    ['a page', htmlReply],
    ['half an answer', brokenReply],
    ['nothing', json('null')],
    ['another index', json({ data: [{ index: -1, embedding: [1] }] })],
  ])('refuses %s', async (_, reply) => {
    await expect(embed(reply)).rejects.toMatchObject({
      code: 'ai_failed',
      message: 'The embedding address did not send one vector per text.',
    })
  })

  it.each([
    ['too slow', silentReply, 'The embedding address: Request timeout'],
    ['endless', endlessReply, 'The embedding address: Request timeout'],
    ['huge', hugeReply(), 'more than 4194304 bytes'],
    ['cut off', cutReply, 'The embedding address: The provider cannot be asked: it broke off the connection'],
    ['an error', errorReply(404, 'no such model'), 'Embeddings API error: 404 - no such model'],
    ['a redirect', redirectReply('http://127.0.0.1:1/v1/embeddings'), 'Embeddings API error: 307 - Unknown'],
  ])('fails in one sentence when the answer is %s', async (_, reply, message) => {
    await expect(embed(reply)).rejects.toThrow(message)
  })

  it('never repeats the key', async () => {
    await expect(embed(errorReply(401, `Incorrect API key provided: ${KEY}.`))).rejects.toThrow(
      'Invalid API key: Incorrect API key provided: [hidden].',
    )
  })

  it('ends with the process', async () => {
    const stop = new AbortController()
    const asked = embed(silentReply, { signal: stop.signal })
    stop.abort()
    await expect(asked).rejects.toMatchObject({ code: 'ai_failed' })
  })
})
