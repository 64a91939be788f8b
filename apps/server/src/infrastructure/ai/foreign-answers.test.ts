import { type OpenAiServer, startOpenAiServer } from '@trendverse/test-support/ai/openai-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOpenAiChatModel } from './openai-chat-model'
import { createOpenAiImageModel } from './openai-image-model'

const KEY = 'sk-canary-0123456789abcdef'
const REQUEST = { model: 'mine', system: 'You write.', user: 'Write.', temperature: 0.7, maxTokens: 3_000 }
const DRAFT = '{"questions":[]}'
const QUESTIONS = { questions: [] }

let server: OpenAiServer
let writer: ReturnType<typeof createOpenAiChatModel>
const { signal } = new AbortController()

beforeAll(async () => {
  server = await startOpenAiServer()
  writer = createOpenAiChatModel({ name: 'OpenAI', baseUrl: server.baseUrl, limitMs: 5_000 })
})
afterAll(async () => {
  await Promise.all([writer.close(), server.close()])
})

async function answerTo(body: unknown, status = 200, type = 'application/json') {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  server.behave(KEY, () => ({ status, headers: { 'content-type': type }, body: text }))
  return writer.complete(KEY, REQUEST, signal)
}
const saying = (message: object) => ({ choices: [{ index: 0, message, finish_reason: 'tool_calls' }] })
const calling = (given: unknown) => ({ id: 'c1', type: 'function', function: { name: 'quiz', arguments: given } })
const lines = (...events: readonly object[]) => events.map((event) => JSON.stringify(event)).join('\n')
const events = (...deltas: readonly object[]) =>
  deltas.map((delta) => `data: ${JSON.stringify({ choices: [{ index: 0, delta }] })}\n\n`).join('')

describe('an answer is read', () => {
  it.each<readonly [string, unknown]>([
    ['from the arguments of a call', saying({ content: null, tool_calls: [calling(DRAFT)] })],
    ['from arguments that are no text', saying({ content: '', tool_calls: [calling(QUESTIONS)] })],
    ['from an older call', saying({ content: null, function_call: { name: 'quiz', arguments: DRAFT } })],
    ['from content that is JSON itself', saying({ content: QUESTIONS })],
    ['from a part that is JSON', saying({ content: [{ type: 'json', json: QUESTIONS }] })],
    ['as Anthropic writes it', { type: 'message', content: [{ type: 'text', text: DRAFT }], stop_reason: 'end_turn' }],
    [
      'as Anthropic writes calls',
      { type: 'message', content: [{ type: 'tool_use', name: 'quiz', input: QUESTIONS }], stop_reason: 'tool_use' },
    ],
    [
      'as Gemini writes it',
      {
        candidates: [
          { content: { parts: [{ text: '{"no":1}', thought: true }, { text: DRAFT }] }, finishReason: 'STOP' },
        ],
      },
    ],
    [
      'as Gemini writes calls',
      { candidates: [{ content: { parts: [{ functionCall: { name: 'quiz', args: QUESTIONS } }] } }] },
    ],
    ['as Ollama writes it', { message: { role: 'assistant', content: DRAFT, thinking: 'Hm.' }, done: true }],
    ['as Ollama writes texts', { response: DRAFT, done: true }],
    [
      'as the Responses API writes it',
      {
        object: 'response',
        output: [{ type: 'reasoning' }, { type: 'message', content: [{ type: 'output_text', text: DRAFT }] }],
      },
    ],
    ['as Cohere writes it', { message: { content: [{ type: 'text', text: DRAFT }] }, finish_reason: 'COMPLETE' }],
    ['as Bedrock writes it', { output: { message: { content: [{ text: DRAFT }] } }, stopReason: 'end_turn' }],
    ['as Workers AI writes it', { result: { response: DRAFT }, success: true, errors: [] }],
    ['as a bare text', [{ generated_text: DRAFT }]],
  ])('%s', async (_, body) => {
    expect(await answerTo(body)).toEqual({ ok: true, value: DRAFT })
  })

  it('from a stream of a call', async () => {
    const [head, tail] = [DRAFT.slice(0, 5), DRAFT.slice(5)].map((given) => ({
      tool_calls: [{ function: { arguments: given } }],
    }))
    const stream = events({ content: null }, head ?? {}, tail ?? {})
    expect(await answerTo(stream, 200, 'text/event-stream')).toEqual({ ok: true, value: DRAFT })
  })

  it('from lines as Ollama streams them', async () => {
    const stream = lines(
      { message: { content: DRAFT.slice(0, 5) }, done: false },
      { message: { content: DRAFT.slice(5) }, done: false },
      { message: { content: '' }, done: true, done_reason: 'stop' },
    )
    expect(await answerTo(stream, 200, 'application/x-ndjson')).toEqual({ ok: true, value: DRAFT })
  })
})

it.each<readonly [object, string, RegExp]>([
  [{ type: 'message', content: [], stop_reason: 'refusal' }, 'content_refused', /refused/],
  [{ type: 'message', content: [], stop_reason: 'max_tokens' }, 'malformed', /budget/],
  [{ candidates: [{ finishReason: 'SAFETY' }] }, 'content_refused', /refused/],
  [{ candidates: [{ content: { role: 'model' }, finishReason: 'MAX_TOKENS' }] }, 'malformed', /budget/],
  [
    { output: [{ type: 'message', content: [{ type: 'refusal', refusal: 'No.' }] }] },
    'content_refused',
    /content: No\.$/,
  ],
  [{ output: [{ type: 'reasoning' }], incomplete_details: { reason: 'max_output_tokens' } }, 'malformed', /budget/],
])('an answer of another form says why it is empty: %j', async (body, kind, message) => {
  expect(await answerTo(body)).toMatchObject({ ok: false, failure: { kind, message: expect.stringMatching(message) } })
})

describe('the reason for a failure', () => {
  it.each<readonly [number, string, string]>([
    [502, 'api.example | 502: Bad gateway', 'OpenAI API error: 502 - api.example | 502: Bad gateway'],
    [503, '503 Service Temporarily Unavailable', 'Service unavailable: 503 Service Temporarily Unavailable'],
    [403, 'Just a moment...', 'OpenAI API error: 403 - Just a moment...'],
    [401, '401 Authorization Required', 'Invalid API key: 401 Authorization Required'],
    [200, 'Open &amp; WebUI', 'OpenAI sent no chat completion: Open & WebUI'],
  ])('by the title of a page: %i %s', async (status, title, message) => {
    const page = `<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">\n<title>${title}</title></head></html>`
    expect(await answerTo(page, status, 'text/html')).toMatchObject({ ok: false, failure: { message } })
  })

  it('by the words of an answer without a form', async () => {
    expect(await answerTo('Ollama is running', 200, 'text/plain')).toMatchObject({
      failure: { message: 'OpenAI sent no chat completion: Ollama is running' },
    })
  })

  it.each<readonly [object, string]>([
    [{ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }, 'unavailable'],
    [{ error: { message: 'Incorrect API key provided', code: 'invalid_api_key' } }, 'unauthorised'],
    [{ error: { message: 'Too many.', code: '429' } }, 'rate_limited'],
    [{ error: { message: 'Too many.', type: 'rate_limit_error' } }, 'rate_limited'],
  ])('by its code where the status is a good one: %j', async (body, kind) => {
    expect(await answerTo(body)).toMatchObject({ ok: false, failure: { kind } })
    const stream = `event: error\ndata: ${JSON.stringify(body)}\n\n`
    expect(await answerTo(stream, 200, 'text/event-stream')).toMatchObject({ ok: false, failure: { kind } })
  })

  it.each([408, 409, 425, 498])('as one that passes: %i', async (status) => {
    const body = { error: { message: 'Not now.' } }
    expect(await answerTo(body, status)).toMatchObject({ ok: false, failure: { kind: 'unavailable', status } })
  })

  it.each([
    'Your API key was reported as leaked. Please use another API key.',
    "Permission denied: Consumer 'api_key:x' has been suspended.",
    'Authorization failed',
  ])('as one of the key, where it is good for nothing: %s', async (message) => {
    expect(await answerTo({ error: { code: 403, message } }, 403)).toMatchObject({ failure: { kind: 'unauthorised' } })
  })
})

describe('a picture is found', () => {
  const PICTURE = 'iVBORw0KGgoAAAANSUhEUg=='
  const bytes = { kind: 'bytes', bytes: new Uint8Array(Buffer.from(PICTURE, 'base64')) }
  const ADDRESS = 'https://pictures.example/1.png'
  const address = { kind: 'address', address: ADDRESS }
  const content = { parts: [{ text: 'Here it is.' }, { inlineData: { mimeType: 'image/png', data: PICTURE } }] }
  const images = [{ type: 'image_url', image_url: { url: `data:image/png;base64,${PICTURE}` } }]

  it.each<readonly [string, object, object]>([
    ['in a chat completion', { choices: [{ message: { content: '', images } }] }, bytes],
    ['as Gemini writes it', { candidates: [{ content }] }, bytes],
    ['as Vertex writes it', { predictions: [{ mimeType: 'image/png', bytesBase64Encoded: PICTURE }] }, bytes],
    ['as Stability writes it', { artifacts: [{ base64: PICTURE, finishReason: 'SUCCESS' }] }, bytes],
    ['as the Responses API writes it', { output: [{ type: 'image_generation_call', result: PICTURE }] }, bytes],
    ['as Workers AI writes it', { result: { image: PICTURE }, success: true }, bytes],
    ['as a bare text in a list', { images: [PICTURE] }, bytes],
    ['as a bare address', { output: ADDRESS }, address],
    ['within an answer of another', { data: { data: [{ url: ADDRESS }] } }, address],
    ['without a list', { url: ADDRESS }, address],
  ])('%s', async (_, body, value) => {
    const painter = createOpenAiImageModel({ name: 'OpenAI', baseUrl: server.baseUrl })
    server.behave(KEY, () => ({ body: JSON.stringify(body) }))
    expect(await painter.paint(KEY, { model: 'mine', prompt: 'A hat' }, signal)).toEqual({ ok: true, value })
    await painter.close()
  })
})
