import type { AiReply } from '@trendverse/test-support/ai/ai-replies'
import {
  errorReply,
  htmlReply,
  imageReply,
  inlineImageReply,
  limitedReply,
  verdictReply,
} from '@trendverse/test-support/ai/ai-replies'
import { type OpenAiServer, startOpenAiServer } from '@trendverse/test-support/ai/openai-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createOpenAiImageModel } from './openai-image-model'
import { createOpenAiModeration } from './openai-moderation'

const KEY = 'sk-canary-0123456789abcdef'
const WISH = { model: 'dall-e-3', prompt: 'A planet with a hat' }

let server: OpenAiServer
let model: ReturnType<typeof createOpenAiImageModel>
let moderation: ReturnType<typeof createOpenAiModeration>

beforeAll(async () => {
  server = await startOpenAiServer()
  model = createOpenAiImageModel({ name: 'OpenAI', baseUrl: server.baseUrl, limitMs: 2_000 })
  moderation = createOpenAiModeration({ name: 'OpenAI', baseUrl: server.baseUrl, limitMs: 2_000 })
})
afterAll(async () => {
  await Promise.all([model.close(), moderation.close(), server.close()])
})

const { signal } = new AbortController()
const answering = (reply: AiReply) => server.behave(KEY, () => reply)
const json = (body: unknown): AiReply => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

it('asks for one large vivid picture, as the API documents it (AI-07)', async () => {
  answering(imageReply('https://pictures.example/1.png'))
  expect(await model.paint(KEY, WISH, signal)).toEqual({
    ok: true,
    value: { kind: 'address', address: 'https://pictures.example/1.png' },
  })
  expect(server.requests.at(-1)).toEqual({
    apiKey: KEY,
    path: '/v1/images/generations',
    body: { ...WISH, n: 1, size: '1024x1024', quality: 'hd', style: 'vivid' },
  })
})

it('reads a picture that comes with the answer, a large one too', async () => {
  const bytes = new Uint8Array(3 * 1024 * 1024).fill(7)
  answering(inlineImageReply(Buffer.from(bytes).toString('base64')))
  const painted = await model.paint(KEY, WISH, signal)
  expect(painted.ok && painted.value.kind === 'bytes' && painted.value.bytes.length).toBe(bytes.length)
})

it('tells an answer without a picture from a refusal, and never its key (AI-08, ER-40)', async () => {
  const none = { ok: false, failure: { kind: 'malformed', message: 'Image generation failed' } }
  for (const body of [{}, { data: [] }, { data: [{}] }, { data: [{ url: null }] }, { data: [{ url: 7 }] }, null, []]) {
    answering(json(body))
    expect(await model.paint(KEY, WISH, signal), JSON.stringify(body)).toMatchObject(none)
  }
  answering(htmlReply)
  expect(await model.paint(KEY, WISH, signal)).toMatchObject(none)
  answering(errorReply(400, `Your request was rejected by our safety system, ${KEY}.`))
  const refused = await model.paint(KEY, WISH, signal)
  expect(refused).toMatchObject({ ok: false, failure: { kind: 'content_refused', status: 400 } })
  expect(JSON.stringify(refused)).not.toContain('canary')
})

it('asks whether a text may be shown (OP-54)', async () => {
  answering(verdictReply(false))
  expect(await moderation.isAllowed(KEY, 'A planet', signal)).toEqual({ ok: true, value: true })
  expect(server.requests.at(-1)).toEqual({ apiKey: KEY, path: '/v1/moderations', body: { input: 'A planet' } })
  answering(verdictReply(true))
  expect(await moderation.isAllowed(KEY, 'A threat', signal)).toEqual({ ok: true, value: false })
})

it('knows a provider without moderation, which is no fault of the key, from one that fails', async () => {
  answering(errorReply(404, 'Unknown request URL'))
  expect(await moderation.isAllowed(KEY, 'A planet', signal)).toEqual({ ok: true, value: null })
  answering(limitedReply(7))
  expect(await moderation.isAllowed(KEY, 'A planet', signal)).toMatchObject({
    ok: false,
    failure: { kind: 'rate_limited', restMs: 7_000 },
  })
  answering(json({ results: [] }))
  expect(await moderation.isAllowed(KEY, 'A planet', signal)).toMatchObject({ ok: false })
})
