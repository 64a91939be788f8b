import { chatReply } from '@trendverse/test-support/ai/ai-replies'
import { type OpenAiServer, startOpenAiServer } from '@trendverse/test-support/ai/openai-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOpenAiChatModel } from './openai-chat-model'
import { createOpenAiImageModel } from './openai-image-model'

const KEY = 'sk-canary-0123456789abcdef'
const REQUEST = { model: 'mine', system: 'You write.', user: 'Write.', temperature: 0.7, maxTokens: 3_000 }

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

function refusing(status: number, body: unknown, type = 'application/json'): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  server.behave(KEY, () => ({ status, headers: { 'content-type': type }, body: text }))
}
async function failureTo(status: number, body: unknown, type?: string) {
  refusing(status, body, type)
  const answer = await writer.complete(KEY, REQUEST, signal)
  return answer.ok ? null : answer.failure
}

describe('a refusal of content', () => {
  it.each<readonly [number, unknown]>([
    [400, { error: { message: 'The response was filtered.', code: 'content_filter', param: 'prompt' } }],
    [400, { error: { message: 'Filtered.', code: '400', innererror: { code: 'ResponsibleAIPolicyViolation' } } }],
    [400, { error: { message: 'Your request was rejected as a result of our safety system.', code: null } }],
    [400, { error: { code: 'content_policy_violation', message: 'Rejected.' } }],
    [400, { error: { code: 'moderation_blocked', message: 'Rejected.', type: 'image_generation_user_error' } }],
    [
      403,
      { error: { code: 403, message: 'openai/gpt-4o requires moderation. Your input was flagged for "violence".' } },
    ],
    [400, { message: 'Output blocked by content filtering policy' }],
    [400, { error: { message: 'Content Exists Risk', type: 'invalid_request_error', code: 'invalid_request_error' } }],
    [
      403,
      { code: 'No permission', error: 'Content violates usage guidelines. Team: 1, API key ID: 2. Failed check: X' },
    ],
    [400, { error: { message: 'litellm.ContentPolicyViolationError: AzureException - It was blocked', code: '400' } }],
    [400, { error: { message: 'Violated guardrail policy', type: 'None', code: '400' } }],
    [424, { error: { message: 'Prompt was blocked due to security configurations', type: 'AiGatewayError' } }],
    [446, { error: { message: 'The guardrail checks defined in the config failed.', type: 'hooks_failed' } }],
    [422, { error: { message: 'NSFW content detected' } }],
    [400, { error: { message: 'The prompt violates our Terms of Service' } }],
    [400, { error: { code: '1301', message: '系统检测到输入或生成内容可能包含不安全或敏感内容' } }],
  ])('is no failure of the key: %i %j', async (status, body) => {
    expect(await failureTo(status, body)).toMatchObject({
      kind: 'content_refused',
      status,
      message: expect.stringMatching(/^The provider refused the content: \S/),
      restMs: null,
    })
    expect(await painter.paint(KEY, { model: 'mine', prompt: 'A hat' }, signal)).toMatchObject({
      failure: { kind: 'content_refused' },
    })
  })

  it.each<readonly [string, object]>([
    [
      'in words of the model',
      { message: { content: null, refusal: 'I cannot help with that.' }, finish_reason: 'stop' },
    ],
    ['by a filter', { message: { content: '' }, finish_reason: 'content_filter' }],
    [
      'by a filter that names itself',
      { message: { role: 'assistant' }, finish_reason: 'content_filter: PROHIBITED_CONTENT' },
    ],
    [
      'by a filter behind a router',
      { message: { content: '' }, finish_reason: 'stop', native_finish_reason: 'SAFETY' },
    ],
    ['by a guardrail', { message: { content: null }, finish_reason: 'guardrail_intervened' }],
    ['in a part', { message: { content: [{ type: 'refusal', refusal: 'I cannot help with that.' }] } }],
  ])('comes with a good status as well: %s', async (_, choice) => {
    expect(await failureTo(200, { choices: [choice] })).toMatchObject({
      kind: 'content_refused',
      message: expect.stringMatching(/^The provider refused the content: (?:I cannot|by its filter)/),
    })
  })
})

it('comes with no choice at all as well', async () => {
  expect(await failureTo(200, { choices: [], prompt_feedback: { block_reason: 'SAFETY' } })).toMatchObject({
    kind: 'content_refused',
    message: 'The provider refused the content: by its filter',
  })
})

describe('the reason of a refusal is kept', () => {
  it.each<readonly [unknown, string]>([
    [[{ error: { code: 404, message: 'So it is.', status: 'NOT_FOUND' } }], 'application/json'],
    [{ message: 'So it is.' }, 'application/json'],
    [{ detail: [{ loc: ['body', 'x'], msg: 'So it is.', type: 'value_error' }] }, 'application/json'],
    [{ detail: 'So it is.' }, 'application/json'],
    [{ detail: { message: 'So it is.' } }, 'application/json'],
    [{ object: 'error', message: { detail: [{ loc: ['body', 'x'], msg: 'So it is.' }] } }, 'application/json'],
    [{ type: 'about:blank', title: 'Forbidden', status: 403, detail: 'So it is.' }, 'application/problem+json'],
    [{ type: 'about:blank', title: 'So it is.', status: 403 }, 'application/problem+json'],
    [{ Message: 'So it is.' }, 'application/json'],
    [{ error: 'So it is.' }, 'application/json'],
    [{ error: { error: { message: 'So it is.' } } }, 'application/json'],
    [{ errors: [{ message: 'So it is.' }] }, 'application/json'],
    [
      { error: { message: 'Provider returned error', metadata: { raw: '{"error":{"message":"So it is."}}' } } },
      'application/json',
    ],
    [{ error: { message: '{"error":{"message":"So it is."}}' } }, 'application/json'],
    [{ object: 'error', message: 'So it is.', type: 'NotFoundError', code: 404 }, 'application/json'],
    [{ msg: 'So it is.' }, 'application/json'],
    [{ error_msg: 'So it is.', error_code: 17 }, 'application/json'],
    [{ fault: { faultstring: 'So it is.', detail: { errorcode: 'steps.Failure' } } }, 'application/json'],
    [{ request_id: 'a1b2', data: { error: { description: 'So it is.' } } }, 'application/json'],
    [{ errors: { style: ['So it is.'] } }, 'application/json'],
    [
      { success: false, error: { name: 'ZodError', issues: [{ code: 'x', message: 'So it is.' }] } },
      'application/json',
    ],
    [{ type: 'error', error: { type: 'x', message: 'So it is.' } }, 'application/json'],
    ['So it is.', 'text/plain'],
    [': comment\n\nevent: error\ndata: {"error":{"message":"So it is."}}\n\n', 'text/event-stream'],
  ])('%j', async (body, type) => {
    const message = (await failureTo(418, body, type))?.message
    expect(message).toMatch(/^OpenAI API error: 418 - So it is\.$/)
  })

  it.each<readonly [number, unknown]>([
    [
      400,
      [
        {
          error: { code: 400, message: 'API key not valid. Please pass a valid API key.', status: 'INVALID_ARGUMENT' },
        },
      ],
    ],
    [400, { error: 'Incorrect API key provided: sk-ab***yz. You can obtain one in the console.', code: 'x' }],
    [400, { error: { message: 'No.', details: [{ reason: 'API_KEY_INVALID' }] } }],
    [403, { error: { message: 'Nope', code: 'invalid_api_key' } }],
    [401, { detail: 'Invalid authentication' }],
    [400, { message: 'API key expired. Please renew the API key.' }],
    [400, { error: { message: 'Please pass a valid API key.' } }],
  ])('a wrong key is one whatever its status: %i %j', async (status, body) => {
    expect(await failureTo(status, body)).toMatchObject({
      kind: 'unauthorised',
      status,
      message: expect.stringMatching(/^Invalid API key: /),
    })
  })

  it.each([
    'API key is not allowed to use this model',
    'You are not authorized to use this model',
    'Your API key does not have permission for this',
  ])('what a key may not do is no wrong key: %s', async (message) => {
    expect(await failureTo(403, { error: { message } })).toMatchObject({ kind: 'refused' })
  })

  it.each(['key_model_access_denied', 'team_model_access_denied'])(
    'a model the key may not use is no wrong key: 401 %s',
    async (type) => {
      const message = "key not allowed to access model. This key can only access models=['llama3']."
      expect(await failureTo(401, { error: { message, type, param: 'model', code: '401' } })).toMatchObject({
        kind: 'refused',
        message: `OpenAI API error: 401 - ${message}`,
      })
    },
  )

  it.each<readonly [unknown, number]>([
    [{ error: { message: 'You exceeded your quota. Please retry in 34.07s.' } }, 34_070],
    [[{ error: { message: 'Quota.', details: [{ '@type': 'RetryInfo', retryDelay: '34s' }] } }], 34_000],
    [{ message: 'Too many requests. Retry after 20 seconds.' }, 20_000],
    [{ detail: 'Please wait for 2 minutes before the next request' }, 120_000],
    [{ error: { message: 'Please try again in 1m30.5s. Visit us' } }, 90_500],
    [{ error: { message: 'Try again in 174ms' } }, 174],
    [{ error: { message: 'Slow down' }, retry_after: 12 }, 12_000],
    [{ error: { message: 'Slow down' }, retry_after: '12' }, 12_000],
    [{ error: { message: 'Slow down', retry_after_ms: 2_500 } }, 2_500],
    [{ detail: 'Request was throttled. Expected available in 17 seconds.' }, 17_000],
    [{ message: 'You have reached your limit. It resets in 2 hours.' }, 7_200_000],
    [{ error: { message: 'It had 34 requests in 20s.' } }, 60_000],
    [{ error: { message: 'The limit is available in 2 plans.' } }, 60_000],
  ])('a wait is taken from words: %j', async (body, restMs) => {
    expect(await failureTo(429, body)).toMatchObject({ kind: 'rate_limited', restMs })
  })
})

describe('a router tells in its answer what the provider behind it said', () => {
  const reset = (ms: number) => ({
    'X-RateLimit-Limit': '50',
    'X-RateLimit-Remaining': '0',
    'X-RateLimit-Reset': `${ms}`,
  })
  const relayed = (raw: unknown) => ({
    error: {
      message: 'Provider returned error',
      code: 429,
      metadata: { raw: JSON.stringify(raw), provider_name: 'X' },
    },
  })

  it.each<readonly [number, object, number]>([
    [429, { error: { message: 'Rate limit exceeded: free-models-per-day', metadata: { headers: reset(0) } } }, 0],
    [429, { error: { message: 'Slow', metadata: { headers: { 'Retry-After': '12' } } } }, 12_000],
    [429, { error: { message: 'Slow', metadata: { headers: { 'retry-after': 12 } } } }, 12_000],
    [429, { error: { message: 'Slow', metadata: { retry_after_seconds: 7 } } }, 7_000],
    [429, relayed({ error: { message: 'Quota.', details: [{ retryDelay: '34s' }] } }), 34_000],
    [200, { error: { message: 'Slow', code: 429, metadata: { headers: { 'Retry-After': '12' } } } }, 12_000],
    [429, { error: { message: 'Slow', metadata: { headers: ['Retry-After'] } } }, 60_000],
    [429, { error: { message: 'Slow', metadata: { headers: { 'X-RateLimit-Remaining': '0' } } } }, 60_000],
  ])('when to come again: %i %j', async (status, body, restMs) => {
    expect(await failureTo(status, body)).toMatchObject({ kind: 'rate_limited', restMs })
  })

  it('when its limit of the day ends', async () => {
    const body = { error: { message: 'So many.', code: 429, metadata: { headers: reset(Date.now() + 7_200_000) } } }
    const restMs = (await failureTo(429, body))?.restMs ?? 0
    expect(restMs).toBeGreaterThan(7_100_000)
    expect(restMs).toBeLessThanOrEqual(7_200_000)
  })

  it('that the content was refused', async () => {
    const body = relayed({ error: { message: 'No.', code: 'content_filter' } })
    expect(await failureTo(400, body)).toMatchObject({ kind: 'content_refused' })
  })
})

it('a good answer with messages of its own is no refusal', async () => {
  const body = { ...JSON.parse(chatReply('Hello').body.toString()), message: 'fine', detail: 'all well', error: null }
  refusing(200, body)
  expect(await writer.complete(KEY, REQUEST, signal)).toEqual({ ok: true, value: 'Hello' })
})
