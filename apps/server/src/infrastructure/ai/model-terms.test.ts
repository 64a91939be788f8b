import { type AiReply, chatReply, imageReply, limitedReply, paramReply } from '@trendverse/test-support/ai/ai-replies'
import { type AiRequest, type OpenAiServer, startOpenAiServer } from '@trendverse/test-support/ai/openai-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createOpenAiChatModel } from './openai-chat-model'
import { createOpenAiImageModel } from './openai-image-model'

const KEY = 'sk-canary-0123456789abcdef'
const OTHER_KEY = 'sk-canary-fedcba9876543210'
const WISH = { model: 'dall-e-3', prompt: 'A planet with a hat' }
const PAINTED = imageReply('https://pictures.example/1.png')
const ADDRESS = { kind: 'address', address: 'https://pictures.example/1.png' }

let server: OpenAiServer
let painter: ReturnType<typeof createOpenAiImageModel>
let writer: ReturnType<typeof createOpenAiChatModel>
const { signal } = new AbortController()

beforeEach(async () => {
  server = await startOpenAiServer()
  painter = createOpenAiImageModel({ name: 'OpenAI', baseUrl: server.baseUrl, limitMs: 2_000 })
  writer = createOpenAiChatModel({ name: 'OpenAI', baseUrl: server.baseUrl, limitMs: 2_000 })
})
afterEach(async () => {
  await Promise.all([painter.close(), writer.close(), server.close()])
})

type Sent = Readonly<Record<string, unknown>>
const sentBy = (request: AiRequest): Sent => request.body as Sent
const bodies = (): readonly Sent[] => server.requests.map(sentBy)

const gone = (model: string): AiReply =>
  paramReply(`The model '${model}' has been deprecated, learn more here.`, 'model', 'model_not_found', 404)

/** A provider that has these models, and refuses such parameters by name, one at a time. */
function provider(models: readonly string[], refuses: readonly string[], good: AiReply, apiKey = KEY): void {
  server.behave(apiKey, (request) => {
    const sent = sentBy(request)
    const model = String(sent.model)
    if (!models.includes(model)) return gone(model)
    const refused = refuses.find((name) => name in sent)
    return refused === undefined ? good : paramReply(`Unknown parameter: '${refused}'.`, refused, 'unknown_parameter')
  })
}

describe('a picture by a newer model', () => {
  it('is painted by a model that exists, without what that refuses, and both are remembered', async () => {
    provider(['gpt-image-1'], ['style', 'quality'], PAINTED)
    const painted = await painter.paint(KEY, WISH, signal)
    expect(painted).toMatchObject({ ok: true, value: ADDRESS })
    expect(painted.adapted?.words).toBe(
      'dall-e-3 is not offered any more, so gpt-image-1 was asked. It does not take style and quality, so it was asked without.',
    )
    expect(bodies()[0]).toEqual({ ...WISH, n: 1, size: '1024x1024', quality: 'hd', style: 'vivid' })
    const before = server.requests.length
    expect(before).toBe(4)
    expect(await painter.paint(KEY, WISH, signal)).toEqual(painted)
    expect(bodies().slice(before)).toEqual([{ model: 'gpt-image-1', prompt: WISH.prompt, n: 1, size: '1024x1024' }])
  })

  it('is by the model the provider lists, the newest where none is known', async () => {
    server.offer(['gpt-image-7-mini', 'gpt-image-8', 'gpt-9-audio', 'gpt-9'])
    provider(['gpt-image-8'], [], PAINTED)
    expect(await painter.paint(KEY, WISH, signal)).toMatchObject({ ok: true })
    expect(bodies().map(({ model }) => model)).toEqual(['dall-e-3', 'gpt-image-8'])
  })

  it('is remembered for one key and one model alone', async () => {
    provider(['dall-e-3'], ['style'], PAINTED)
    provider(['dall-e-3', 'mine'], [], PAINTED, OTHER_KEY)
    await painter.paint(KEY, WISH, signal)
    await painter.paint(OTHER_KEY, WISH, signal)
    expect(bodies().at(-1)).toHaveProperty('style', 'vivid')
    provider(['mine'], [], PAINTED)
    await painter.paint(KEY, { ...WISH, model: 'mine' }, signal)
    expect(bodies().at(-1)).toMatchObject({ model: 'mine', style: 'vivid' })
  })

  it.each([
    [{ error: { message: "Invalid value: 'hd'. Supported values are: 'low', 'high'." } }, 'quality'],
    [{ error: { message: 'Unrecognized request argument supplied: style' } }, 'style'],
    [{ detail: [{ type: 'extra_forbidden', loc: ['body', 'style'], msg: 'Extra inputs are not permitted' }] }, 'style'],
    [{ message: '`size` is not supported by this model' }, 'size'],
    [{ error: { name: 'ZodError', issues: [{ message: "Unrecognized key(s) in object: 'style'" }] } }, 'style'],
    [{ title: 'One or more validation errors occurred.', errors: { style: ['The style field is unknown.'] } }, 'style'],
    [{ message: 'Validation failed', errors: [{ path: ['style'], message: 'Unrecognized key' }] }, 'style'],
    [{ detail: 'style is not a valid parameter' }, 'style'],
    [{ error: { code: '1210', message: 'API 调用参数有误，请检查文档: style' } }, 'style'],
    [{ error: { message: 'quality: Input should be "standard"' } }, 'quality'],
    [[{ error: { code: 400, message: 'Invalid JSON payload received. Unknown name "n": Cannot find field.' } }], 'n'],
  ])('leaves out what a refusal names in its own way: %j', async (body, name) => {
    server.behave(KEY, (request) =>
      name in sentBy(request)
        ? { status: 400, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
        : PAINTED,
    )
    expect(await painter.paint(KEY, WISH, signal)).toMatchObject({ ok: true, value: ADDRESS })
    expect(server.requests).toHaveLength(2)
  })

  it('tries what a refusal names once, and never without the order itself', async () => {
    for (const param of ['style', 'prompt', 'model', 'elsewhere']) {
      server.behave(KEY, () => paramReply(`Invalid '${param}'.`, param))
      const before = server.requests.length
      expect(await painter.paint(KEY, { ...WISH, model: `of-${param}` }, signal)).toMatchObject({
        ok: false,
        failure: { kind: 'refused', status: 400 },
      })
      expect(server.requests.length - before, param).toBe(param === 'style' ? 2 : 1)
    }
  })

  it('asks no other model where somebody chose one, nor for another reason', async () => {
    provider([], [], PAINTED)
    const answer = await painter.paint(KEY, { ...WISH, model: 'my-own' }, signal)
    expect(answer).toMatchObject({ ok: false, failure: { message: expect.stringContaining("'my-own'") } })
    server.behave(KEY, () => limitedReply(3))
    expect(await painter.paint(KEY, WISH, signal)).toMatchObject({ ok: false, failure: { kind: 'rate_limited' } })
    expect(bodies().map(({ model }) => model)).toEqual(['my-own', 'dall-e-3'])
  })

  it('gives up after a few models, and begins with the first the next time', async () => {
    provider([], [], PAINTED)
    expect(await painter.paint(KEY, WISH, signal)).toMatchObject({ ok: false, failure: { status: 404 } })
    const asked = bodies().map(({ model }) => model)
    expect(new Set(asked).size).toBe(asked.length)
    expect(asked.length).toBeLessThanOrEqual(4)
    provider(['dall-e-3'], [], PAINTED)
    expect(await painter.paint(KEY, WISH, signal)).toEqual({ ok: true, value: ADDRESS })
  })
})

it('asks a chat model that exists in place of one that was retired', async () => {
  server.offer(['gpt-4.1-nano', 'gpt-6-audio', 'gpt-6', 'text-embedding-3-small'])
  provider(['gpt-6'], [], chatReply('OK'))
  const request = { model: 'gpt-3.5-turbo', system: 'You write.', user: 'Write.', temperature: 0, maxTokens: 16 }
  expect(await writer.complete(KEY, request, signal)).toEqual({
    ok: true,
    value: 'OK',
    adapted: { model: 'gpt-6', words: 'gpt-3.5-turbo is not offered any more, so gpt-6 was asked.' },
  })
})

it.each<readonly [string, number, string | null, string | null]>([
  ['/chat/completions: Invalid model name passed in model=gpt-3.5-turbo. Call `/v1/models`.', 400, 'None', '400'],
  ['model not found', 400, null, null],
  ['Model Not Exist', 400, null, null],
  ['models/gpt-3.5-turbo is not found for API version v1main, or is not supported.', 400, null, null],
  ['No endpoints found for gpt-3.5-turbo.', 404, null, null],
  ["Input should be 'a' or 'b'", 422, 'model', null],
  ['The provided model identifier is invalid.', 400, null, null],
  ['No available channel for model gpt-3.5-turbo under group default', 503, null, 'model_not_found'],
  ['模型不存在，请检查模型代码。', 400, null, '1211'],
  ["This key can only access models=['the-only-one']. Tried to access it", 401, 'model', 'key_model_access_denied'],
  ["This team can only access models=['the-only-one']", 403, 'model', 'team_model_access_denied'],
  [
    "Authentication Error, API Key not allowed to access model. This token can only access models=['x']",
    401,
    null,
    '401',
  ],
  ['Authentication Error, Team=a1 not allowed to call model=gpt-3.5-turbo.', 401, 'None', '401'],
])('knows a model that is gone by "%s"', async (message, status, param, code) => {
  server.offer(['the-only-one'])
  server.behave(KEY, (request) =>
    sentBy(request).model === 'the-only-one' ? chatReply('OK') : paramReply(message, param, code, status),
  )
  const request = { model: 'gpt-3.5-turbo', system: 'You write.', user: 'Write.', temperature: 0, maxTokens: 16 }
  expect(await writer.complete(KEY, request, signal)).toMatchObject({ ok: true, adapted: { model: 'the-only-one' } })
})

it('finds a model under the name a router gives it, before any other', async () => {
  server.offer(['x/gpt-9', 'openai/gpt-3.5-turbo', 'openai/gpt-4o'])
  provider(['openai/gpt-3.5-turbo'], [], chatReply('OK'))
  const request = { model: 'gpt-3.5-turbo', system: 'You write.', user: 'Write.', temperature: 0, maxTokens: 16 }
  expect(await writer.complete(KEY, request, signal)).toMatchObject({ adapted: { model: 'openai/gpt-3.5-turbo' } })
  server.offer(['x/other', 'openai/gpt-5.1', 'openai/gpt-4.1', 'openai/gpt-audio'])
  provider(['openai/gpt-4.1'], [], chatReply('OK'), OTHER_KEY)
  expect(await writer.complete(OTHER_KEY, request, signal)).toMatchObject({ adapted: { model: 'openai/gpt-4.1' } })
})

it.each<readonly [string, unknown]>([
  ['as it is', [{ id: 'the-only-one', type: 'chat' }]],
  ['of more than a megabyte', { data: [{ id: 'the-only-one', description: 'x'.repeat(2_000_000) }] }],
  ['with entries that are none', { data: [null, { name: 'x' }, { id: 'the-only-one', created: '2026-01-01' }] }],
])('reads a list of models %s', async (_, list) => {
  const headers = { 'content-type': 'application/json' }
  server.offer([], () => ({ headers, body: JSON.stringify(list) }))
  provider(['the-only-one'], [], chatReply('OK'))
  const request = { model: 'gpt-3.5-turbo', system: 'You write.', user: 'Write.', temperature: 0, maxTokens: 16 }
  expect(await writer.complete(KEY, request, signal)).toMatchObject({ ok: true, adapted: { model: 'the-only-one' } })
})

it('leaves out what a library does not know, which its server takes for a failure of its own', async () => {
  const words = "Pipeline.__call__() got an unexpected keyword argument 'style'"
  server.behave(KEY, (request) => ('style' in sentBy(request) ? paramReply(words, null, null, 500) : PAINTED))
  expect(await painter.paint(KEY, WISH, signal)).toMatchObject({ ok: true, value: ADDRESS })
})

describe('a model that thinks before it answers', () => {
  const REQUEST = { model: 'thinker', system: 'You write.', user: 'Write.', temperature: 0.7, maxTokens: 3_000 }
  const spent = (content: string | null): AiReply => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ choices: [{ message: { content }, finish_reason: 'length' }] }),
  })

  const onlyThoughts = (beside: object, details: object = {}): AiReply => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      choices: [{ message: { content: '', ...beside }, finish_reason: 'stop' }],
      usage: { completion_tokens: 3_000, completion_tokens_details: details },
    }),
  })

  it('is asked by the newer name of its budget and without a temperature, which is remembered', async () => {
    server.behave(KEY, (request) => {
      const sent = sentBy(request)
      if ('max_tokens' in sent)
        return paramReply("Unsupported parameter: 'max_tokens' is not supported with this model.", 'max_tokens')
      if ('temperature' in sent)
        return paramReply("Unsupported value: 'temperature' does not support 0.7 with this model.", 'temperature')
      return chatReply('Read.')
    })
    expect(await writer.complete(KEY, REQUEST, signal)).toMatchObject({ ok: true, value: 'Read.' })
    expect(server.requests).toHaveLength(3)
    expect(await writer.complete(KEY, REQUEST, signal)).toMatchObject({ ok: true, value: 'Read.' })
    expect(server.requests).toHaveLength(4)
    const messages = [
      { role: 'system', content: 'You write.' },
      { role: 'user', content: 'Write.' },
    ]
    expect(bodies().at(-1)).toEqual({ model: 'thinker', messages, max_completion_tokens: 3_000 })
  })

  it.each<readonly [string, string | null, number]>([
    ["Unsupported value: 'messages[0].role' does not support 'system' with this model.", 'messages[0].role', 400],
    ['Conversation roles must alternate user/assistant/user/assistant/...', null, 400],
    ['Error rendering prompt with jinja template: "Only user and assistant roles are supported!"', null, 400],
    ["This model doesn't support system messages. Try again without one.", null, 400],
    ['System role not supported', null, 500],
    ["messages.0.role: Input should be 'user' or 'assistant'", null, 400],
  ])('is told its two messages as one where it knows no system message: %s', async (message, param, status) => {
    server.behave(KEY, (request) =>
      JSON.stringify(request.body).includes('system') ? paramReply(message, param, null, status) : chatReply('Read.'),
    )
    expect(await writer.complete(KEY, REQUEST, signal)).toMatchObject({ ok: true, value: 'Read.' })
    expect(bodies().at(-1)?.messages).toEqual([{ role: 'user', content: 'You write.\n\nWrite.' }])
  })

  it.each([
    ['max_tokens is too large: 3000. This model supports at most 2048 completion tokens.', 'max_tokens'],
    [
      "This model's maximum context length is 2048 tokens. However, you requested 3100 tokens (3000 in the completion).",
      null,
    ],
    ['`inputs` tokens + `max_new_tokens` must be <= 2049. Given: 3000 `max_new_tokens`', 'max_tokens'],
    ['`inputs` tokens + `max_new_tokens` must be <= 2049. Given: 3000 `max_new_tokens`', null],
    ['max_tokens: 3000 > 2048, which is the maximum allowed number of output tokens for this model', null],
    ['Requests with max_tokens > 2048 must have stream=true', null],
    ['The maximum tokens you requested exceeds the model limit of 2048.', null],
    ['It has a maxOutputTokens value of 3000 but the supported range is from 1 (inclusive) to 2049 (exclusive).', null],
    ['Request too large on tokens per minute (TPM): Limit 2500, Requested 3090, please reduce your message size', null],
  ])('gets less where its budget is too large, not another name for it: %s', async (message, param) => {
    server.behave(KEY, (request) => ('max_tokens' in sentBy(request) ? paramReply(message, param) : chatReply('Read.')))
    expect(await writer.complete(KEY, REQUEST, signal)).toMatchObject({ ok: true })
    expect(bodies().at(-1)).not.toHaveProperty('max_completion_tokens')
  })

  it.each([null, '', '<think>Let me see {', '<think>a draft {"captions": []}'])(
    'gets a larger budget once when it spent all of it on thoughts, which is remembered: %j',
    async (content) => {
      server.behave(KEY, (request) =>
        Number(sentBy(request).max_tokens) > 3_000 ? chatReply('<think>So {x}.</think>Read.') : spent(content),
      )
      expect(await writer.complete(KEY, REQUEST, signal)).toMatchObject({ ok: true, value: 'Read.' })
      expect(server.requests).toHaveLength(2)
      await writer.complete(KEY, REQUEST, signal)
      expect(server.requests).toHaveLength(3)
    },
  )

  it.each<readonly [string, AiReply]>([
    [
      'refuses to stop in the middle',
      paramReply('Could not finish the message because max_tokens or model output limit was reached.', null),
    ],
    ['says that it stopped, beside its thoughts', onlyThoughts({ reasoning_content: 'The user wants' })],
    ['says that it stopped, beside a router’s thoughts', onlyThoughts({ reasoning: 'The user wants' })],
    ['says that it stopped, and counts its thoughts', onlyThoughts({}, { reasoning_tokens: 3_000 })],
  ])('gets a larger budget once where its server %s', async (_, reply) => {
    server.behave(KEY, (request) => (Number(sentBy(request).max_tokens) > 3_000 ? chatReply('Read.') : reply))
    expect(await writer.complete(KEY, REQUEST, signal)).toMatchObject({ ok: true, value: 'Read.' })
    expect(server.requests).toHaveLength(2)
  })

  const CUT = '{"questions": [{"question": "Wh'
  const cut = (message: object, usage: object = {}): AiReply => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ choices: [{ message: { content: CUT, ...message }, finish_reason: 'length' }], usage }),
  })

  it.each<readonly [string, AiReply]>([
    ['beside the answer', cut({ reasoning_content: 'The user wants five questions.' })],
    ['in its text', cut({ content: `<think>Five questions.</think>${CUT}` })],
    ['as a count', cut({}, { completion_tokens_details: { reasoning_tokens: 2_900 } })],
    ['in the total alone', cut({}, { prompt_tokens: 90, completion_tokens: 40, total_tokens: 3_050 })],
  ])('gets a larger budget once if its reasoning, reported %s, left too little for an answer', async (_, reply) => {
    server.behave(KEY, (request) => (Number(sentBy(request).max_tokens) > 3_000 ? chatReply('Read.') : reply))
    expect(await writer.complete(KEY, REQUEST, signal)).toMatchObject({ ok: true, value: 'Read.' })
    server.behave(KEY, () => reply)
    expect(await writer.complete(KEY, REQUEST, signal)).toMatchObject({ ok: true, value: CUT })
    expect(server.requests).toHaveLength(3)
  })

  it.each<readonly [string, AiReply]>([
    ['is limited', limitedReply(3)],
    ['only thinks', cut({ content: '', reasoning_content: 'Five questions.' })],
    ['is no answer', { body: '{"data": 1}' }],
  ])('returns the partial answer if the retry with a larger budget %s', async (_, second) => {
    const half = cut({ reasoning_content: 'Five questions.' })
    server.behave(KEY, (request) => (Number(sentBy(request).max_tokens) > 3_000 ? second : half))
    expect(await writer.complete(KEY, REQUEST, signal)).toMatchObject({ ok: true, value: CUT })
  })

  it('keeps its budget where it never thought: half an answer is repaired', async () => {
    server.behave(KEY, () => cut({}, { prompt_tokens: 90, completion_tokens: 3_000, total_tokens: 3_090 }))
    expect(await writer.complete(KEY, REQUEST, signal)).toMatchObject({ ok: true, value: CUT })
    expect(server.requests).toHaveLength(1)
  })

  it.each([
    'this model is not supported MaxTokens, please use MaxCompletionTokens',
    'Argument not supported on this model: maxTokens',
  ])('knows its budget in any spelling: %s', async (message) => {
    server.behave(KEY, (request) => ('max_tokens' in sentBy(request) ? paramReply(message, null) : chatReply('Read.')))
    expect(await writer.complete(KEY, REQUEST, signal)).toMatchObject({ ok: true, value: 'Read.' })
    expect(bodies().at(-1)).toMatchObject({ max_completion_tokens: 3_000 })
  })

  it.each<readonly [string, string | null, number]>([
    ['Unrecognized request argument supplied: max_completion_tokens', null, 400],
    ['Extra inputs are not permitted', 'body.max_completion_tokens', 422],
  ])('is sent the older parameter name again once it accepts only that: %s', async (message, param, status) => {
    let refused = 'max_tokens'
    server.behave(KEY, (request) =>
      refused in sentBy(request)
        ? refused === 'max_tokens'
          ? paramReply("Unsupported parameter: 'max_tokens'.", refused)
          : paramReply(message, param, null, status)
        : chatReply('Read.'),
    )
    await writer.complete(KEY, REQUEST, signal)
    expect(bodies().at(-1)).toHaveProperty('max_completion_tokens', 3_000)
    refused = 'max_completion_tokens'
    expect(await writer.complete(KEY, REQUEST, signal)).toMatchObject({ ok: true, value: 'Read.' })
    expect(bodies().at(-1)).toHaveProperty('max_tokens', 3_000)
  })

  it('is asked without a budget where it takes neither name', async () => {
    server.behave(KEY, (request) => {
      const name = ['max_tokens', 'max_completion_tokens'].find((one) => one in sentBy(request))
      return name === undefined ? chatReply('Read.') : paramReply(`Unsupported parameter: '${name}'.`, name)
    })
    expect(await writer.complete(KEY, REQUEST, signal)).toMatchObject({ ok: true, value: 'Read.' })
    expect(server.requests.length).toBeLessThanOrEqual(4)
  })

  it('is said to have used up its budget where the larger one does not suffice either', async () => {
    server.behave(KEY, () => spent(''))
    const message = 'The model used up its budget of tokens before it answered'
    for (const calls of [2, 3]) {
      expect(await writer.complete(KEY, REQUEST, signal)).toMatchObject({ ok: false, failure: { message } })
      expect(server.requests).toHaveLength(calls)
    }
  })
})
