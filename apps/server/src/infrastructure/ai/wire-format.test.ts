import { type AiReply, chatReply, imageReply } from '@trendverse/test-support/ai/ai-replies'
import { type OpenAiServer, startOpenAiServer } from '@trendverse/test-support/ai/openai-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOpenAiChatModel } from './openai-chat-model'
import { createOpenAiEmbeddings } from './openai-embeddings'
import { createOpenAiImageModel } from './openai-image-model'
import { createOpenAiModeration } from './openai-moderation'

const KEY = 'sk-canary-0123456789abcdef'
const REQUEST = { model: 'mine', system: 'You write.', user: 'Write.', temperature: 0.7, maxTokens: 3_000 }
const WISH = { model: 'mine', prompt: 'A planet with a hat' }
const JSON_TYPE = { 'content-type': 'application/json' }
const STREAM_TYPE = { 'content-type': 'text/event-stream; charset=utf-8' }

let server: OpenAiServer
let writer: ReturnType<typeof createOpenAiChatModel>
let painter: ReturnType<typeof createOpenAiImageModel>
const { signal } = new AbortController()

beforeAll(async () => {
  server = await startOpenAiServer()
  const address = { name: 'OpenAI', baseUrl: server.baseUrl, limitMs: 5_000 }
  writer = createOpenAiChatModel(address)
  painter = createOpenAiImageModel(address)
})
afterAll(async () => {
  await Promise.all([writer.close(), painter.close(), server.close()])
})

async function answerTo(reply: AiReply) {
  server.behave(KEY, () => reply)
  return writer.complete(KEY, REQUEST, signal)
}
async function paintedFrom(body: unknown, headers: Readonly<Record<string, string>> = JSON_TYPE, status = 200) {
  server.behave(KEY, () => ({ status, headers, body: typeof body === 'string' ? body : JSON.stringify(body) }))
  return painter.paint(KEY, WISH, signal)
}

const choosing = (choice: object): AiReply => ({ headers: JSON_TYPE, body: JSON.stringify({ choices: [choice] }) })
const saying = (message: object): AiReply => choosing({ index: 0, message, finish_reason: 'stop' })
const text = (words: string) => ({ type: 'text', text: words })
const chunk = (delta: object, more: object = {}): string =>
  `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta, ...more }] })}`
const stream = (lines: readonly string[], end = '\n\n', headers: Readonly<Record<string, string>> = STREAM_TYPE) => ({
  headers,
  body: lines.join(end) + end,
})
const HELLO = [chunk({ role: 'assistant', content: '' }), chunk({ content: 'Hel' }), chunk({ content: 'lo' })]
const ENDED = [...HELLO, chunk({}, { finish_reason: 'stop' }), 'data: [DONE]']

describe('what the wire format allows of a chat completion is read', () => {
  it.each<readonly [string, AiReply]>([
    ['parts', saying({ content: [text('Hel'), text('lo')] })],
    ['a part alone', saying({ content: text('Hello') })],
    ['parts that are texts', saying({ content: ['Hel', 'lo'] })],
    ['parts of thought', saying({ content: [{ type: 'thinking', thinking: [text('no')] }, text('Hello')] })],
    ['parts of output', saying({ content: [{ type: 'output_text', text: 'Hello', annotations: [] }] })],
    ['a refusal of null', saying({ content: 'Hello', refusal: null, tool_calls: [] })],
    ['thoughts beside it', saying({ content: 'Hello', reasoning_content: '{"draft": 1}', reasoning: 'no' })],
    ['thoughts before it', saying({ content: '<think>{"draft": [1]}</think>\n\nHello' })],
    ['a text alone', choosing({ text: 'Hello', finish_reason: 'stop' })],
    [
      'a second choice',
      { headers: JSON_TYPE, body: '{"choices":[{"message":{"content":null}},{"message":{"content":"Hello"}}]}' },
    ],
    ['201', chatReply('Hello', { status: 201 })],
    ['202', chatReply('Hello', { status: 202 })],
    ['text/plain', chatReply('Hello', { headers: { 'content-type': 'text/plain; charset=utf-8' } })],
    ['no content type', chatReply('Hello', { headers: {} })],
    ['binary', chatReply('Hello', { headers: { 'content-type': 'application/octet-stream' } })],
    ['a wrong stream', chatReply('Hello', { headers: STREAM_TYPE })],
    ['a byte-order mark', { headers: JSON_TYPE, body: `\uFEFF${chatReply('Hello').body.toString()}` }],
    ['UTF-16', { headers: JSON_TYPE, body: Buffer.from(`\uFEFF${chatReply('Hello').body.toString()}`, 'utf16le') }],
    ['blank lines', { headers: JSON_TYPE, body: `\r\n\n  ${chatReply('Hello').body.toString()}\n` }],
    ['an error of null', { headers: JSON_TYPE, body: '{"error":null,"choices":[{"message":{"content":"Hello"}}]}' }],
    [
      'comments before it',
      { headers: JSON_TYPE, body: `: keep-alive\n\n: keep-alive\n\n${chatReply('Hello').body.toString()}` },
    ],
    [
      'an end of a stream behind it',
      { headers: JSON_TYPE, body: `${chatReply('Hello').body.toString()}\ndata: [DONE]\n` },
    ],
    [
      'pieces on lines',
      {
        headers: JSON_TYPE,
        body: ENDED.slice(0, -1)
          .map((line) => line.replace('data: ', ''))
          .join('\n'),
      },
    ],
    ['a stream', stream(ENDED)],
    ['a stream as JSON', stream(ENDED, '\n\n', JSON_TYPE)],
    ['a stream as text', stream(ENDED, '\n\n', { 'content-type': 'text/plain' })],
    ['a stream with other line ends', stream(ENDED, '\r\n\r\n')],
    ['a stream with old line ends', stream(ENDED, '\r\r')],
    ['a stream without empty lines', stream(ENDED, '\n')],
    ['a stream without its end', { headers: STREAM_TYPE, body: HELLO.join('\n\n') }],
    [
      'a stream with comments',
      stream([': OPENROUTER PROCESSING', '', 'event: message\nid: 7\nretry: 10', ...ENDED, ': ping']),
    ],
    ['a stream with a mark', { headers: STREAM_TYPE, body: `\uFEFF: hi\n\n${ENDED.join('\n\n')}\n\n` }],
    ['a stream without blanks', stream(ENDED.map((line) => line.replace('data: ', 'data:')))],
    ['a part of null', saying({ content: [null, text('Hello')] })],
    ['parts named in capitals', saying({ content: [{ type: 'TEXT', text: 'Hello' }] })],
    ['JSON in a string', { headers: JSON_TYPE, body: JSON.stringify(chatReply('Hello').body.toString()) }],
    [
      'a stream whose end repeats no content',
      stream([...HELLO, 'data: {"choices":[{"index":0,"delta":{},"message":{"role":"assistant","content":null}}]}']),
    ],
    ['a stream of thoughts', stream([chunk({ reasoning_content: '{"draft"' }), chunk({ content: null }), ...ENDED])],
    ['a stream of parts', stream([chunk({ content: [text('Hel')] }), chunk({ content: 'lo' }), 'data: [DONE]'])],
    ['a stream with usage', stream([...ENDED.slice(0, -1), 'data: {"choices":[],"usage":{}}', 'data: [DONE]'])],
    [
      'data over lines',
      { headers: STREAM_TYPE, body: 'data: {"choices":\ndata: [{"delta":{"content":"Hello"}}]}\n\ndata: [DONE]\n\n' },
    ],
  ])('%s', async (_, reply) => {
    expect(await answerTo(reply)).toEqual({ ok: true, value: 'Hello' })
  })

  it('a stream longer than an answer may be', async () => {
    const long = Array.from({ length: 8_000 }, () =>
      chunk({ content: 'word ' }, { logprobs: null, padding: 'x'.repeat(150) }),
    )
    const answer = await answerTo(stream([...long, 'data: [DONE]']))
    expect(answer.ok && answer.value.split(' ').length).toBe(8_000)
  })

  it.each<readonly [string, AiReply]>([
    ['in the middle', stream([...HELLO, 'data: {"error":{"message":"The model is overloaded","code":503}}'])],
    ['as an event', stream(['event: error\ndata: {"error":{"message":"The model is overloaded","code":503}}'])],
    ['in a choice', choosing({ error: { code: 503, message: 'The model is overloaded' }, message: { content: '' } })],
  ])('an error in a stream is told: %s', async (_, reply) => {
    expect(await answerTo(reply)).toMatchObject({
      ok: false,
      failure: { kind: 'unavailable', message: 'Service unavailable: The model is overloaded' },
    })
  })

  it.each<readonly [string, AiReply]>([
    ['numbers', saying({ content: 7 })],
    ['a list of numbers', saying({ content: [1] })],
    ['no choice', stream(['data: {"choices":[]}', 'data: [DONE]'])],
    ['nothing', { status: 204, headers: {}, body: '' }],
    ['a page', { headers: { 'content-type': 'text/html' }, body: '<p>[{"choices"' }],
  ])('what is none is still none: %s', async (_, reply) => {
    expect(await answerTo(reply)).toMatchObject({ failure: { message: 'OpenAI sent no chat completion' } })
  })
})

it.each<readonly [unknown, string]>([
  [{ success: false, code: 40001, message: 'Token invalid' }, 'Token invalid'],
  [{ base_resp: { status_code: 1008, status_msg: 'insufficient balance' }, choices: null }, 'insufficient balance'],
  ['event: error\ndata: {"message":"Overloaded"}\n\n', 'Overloaded'],
  [{ msg: `No ${KEY}` }, 'No [hidden]'],
])('says why an answer is none, without the key: %j', async (body, reason) => {
  const answer = await answerTo({ headers: JSON_TYPE, body: typeof body === 'string' ? body : JSON.stringify(body) })
  expect(answer).toMatchObject({ ok: false, failure: { kind: 'malformed', status: null } })
  expect(!answer.ok && answer.failure.message).toBe(`OpenAI sent no chat completion: ${reason}`)
})

describe('what the wire format allows of a picture is read', () => {
  const PIXELS = Buffer.from([137, 80, 78, 71, 1, 2, 3])
  const BASE64 = PIXELS.toString('base64')
  const inline = { ok: true, value: { kind: 'bytes', bytes: new Uint8Array(PIXELS) } }

  it.each<readonly [string, unknown]>([
    ['base64', { data: [{ b64_json: BASE64 }] }],
    ['base64 beside no address', { data: [{ url: null, b64_json: BASE64, revised_prompt: 'x' }] }],
    ['an empty address', { data: [{ url: '', b64_json: BASE64 }] }],
    ['a data address', { data: [{ b64_json: `data:image/png;base64,${BASE64}` }] }],
    ['a data address as address', { data: [{ url: `data:image/png;charset=binary;base64,${BASE64}` }] }],
    ['base64 over lines', { data: [{ b64_json: `${BASE64.slice(0, 4)}\n${BASE64.slice(4)}` }] }],
    [
      'base64 for addresses',
      { data: [{ b64_json: BASE64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') }] },
    ],
    ['a second picture', { data: [{}, { b64_json: BASE64 }] }],
    ['a single object', { data: { b64_json: BASE64 } }],
    ['a list of images', { images: [{ b64_json: BASE64 }] }],
  ])('%s', async (_, body) => {
    expect(await paintedFrom(body)).toEqual(inline)
  })

  it('a stream of drafts and the picture', async () => {
    const events = [
      'event: image_generation.partial_image\ndata: {"type":"image_generation.partial_image","b64_json":"AAAA"}',
      `event: image_generation.completed\ndata: {"type":"image_generation.completed","b64_json":"${BASE64}"}`,
    ]
    expect(await paintedFrom(`${events.join('\n\n')}\n\n`, STREAM_TYPE)).toEqual(inline)
  })

  it('an address, also on the provider itself, and with other codes and types', async () => {
    const address = { ok: true, value: { kind: 'address', address: 'https://pictures.example/1.png' } }
    const body = imageReply('https://pictures.example/1.png').body.toString()
    expect(await paintedFrom(body, { 'content-type': 'text/plain' }, 201)).toEqual(address)
    expect(await paintedFrom({ data: ['https://pictures.example/1.png'] })).toEqual(address)
    expect(await paintedFrom({ data: [{ url: '/files/1.png' }] })).toEqual({
      ok: true,
      value: { kind: 'address', address: new URL('/files/1.png', server.baseUrl).href },
    })
  })

  it.each<readonly [string, unknown]>([
    ['no base64', { data: [{ url: 'data:image/svg+xml,<svg/>' }] }],
    ['another protocol', { data: [{ url: 'file:///etc/passwd' }] }],
    ['an empty data address', { data: [{ url: 'data:' }] }],
  ])('what is none is still none: %s', async (_, body) => {
    expect(await paintedFrom(body)).toMatchObject({ failure: { message: 'Image generation failed' } })
  })
})

it('keeps the query of its address on every call, with the header that older Azure addresses read', async () => {
  const baseUrl = `${server.baseUrl}?api-version=2024-06-01`
  const asked: string[] = []
  const [writes, paints, judges, embeds] = [
    createOpenAiChatModel({ name: 'OpenAI', baseUrl }),
    createOpenAiImageModel({ name: 'OpenAI', baseUrl }),
    createOpenAiModeration({ name: 'OpenAI', baseUrl }),
    createOpenAiEmbeddings({ baseUrl, model: 'm', apiKey: KEY }),
  ]
  server.behave(KEY, ({ path }) => {
    asked.push(path)
    return chatReply('Hello')
  })
  expect(await writes.complete(KEY, REQUEST, signal)).toEqual({ ok: true, value: 'Hello' })
  await paints.paint(KEY, WISH, signal)
  await judges.isAllowed(KEY, 'A planet', signal)
  await expect(embeds.embed(['a'], signal)).rejects.toThrow('one vector per text')
  expect(asked).toEqual(
    ['chat/completions', 'images/generations', 'moderations', 'embeddings'].map(
      (path) => `/v1/${path}?api-version=2024-06-01`,
    ),
  )
  expect(server.requests.at(-1)?.azureKey).toBe(KEY)
  await writer.complete(KEY, REQUEST, signal)
  expect(server.requests.at(-1)?.azureKey).toBeUndefined()
  await Promise.all([writes, paints, judges, embeds].map((one) => one.close()))
})
