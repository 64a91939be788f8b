/** One reply of an AI provider on the wire. */
export type AiReply = {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
  /** Until the first byte. */
  readonly delayMs?: number
  /** `silent`: no byte is ever sent; `endless`: the reply begins and never ends; `cut`: the line breaks in the middle. */
  readonly fault?: 'silent' | 'endless' | 'cut'
}

const JSON_TYPE = { 'content-type': 'application/json' }

/** A chat completion with this text, as the API documents it. */
export function chatReply(content: string | null, changes: Partial<AiReply> = {}): AiReply {
  const message = { role: 'assistant', content, refusal: content === null ? 'I cannot help with that.' : null }
  const completion = {
    id: 'chatcmpl-replayed',
    object: 'chat.completion',
    created: 1_770_000_000,
    model: 'gpt-4o-2024-08-06',
    choices: [{ index: 0, message, logprobs: null, finish_reason: 'stop' }],
    usage: { prompt_tokens: 11, completion_tokens: 9, total_tokens: 20 },
  }
  return { headers: JSON_TYPE, body: JSON.stringify(completion), ...changes }
}

/** A text in a fence of Markdown with words around it, as models like to answer. */
export function fencedReply(json: string): AiReply {
  return chatReply(`Sure! Here is your quiz:\n\n\`\`\`json\n${json}\n\`\`\`\n\nHave fun!`)
}

/** A text that ends where the tokens did. */
export function truncatedReply(json: string): AiReply {
  return chatReply(json.slice(0, Math.floor(json.length * 0.7)))
}

/** A refusal as the API words it. */
export function errorReply(status: number, message: string, headers: Readonly<Record<string, string>> = {}): AiReply {
  const error = { message, type: 'requests', param: null, code: null }
  return { status, headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify({ error }) }
}

/** A refusal that names what is not taken. */
export function paramReply(message: string, param: string | null, code: string | null = null, status = 400): AiReply {
  const error = { message, type: 'invalid_request_error', param, code }
  return { status, headers: JSON_TYPE, body: JSON.stringify({ error }) }
}

/** What a provider offers, each a second newer than the one before. */
export function modelsReply(ids: readonly string[]): AiReply {
  const data = ids.map((id, n) => ({ id, object: 'model', created: 1_770_000_000 + n, owned_by: 'system' }))
  return { headers: JSON_TYPE, body: JSON.stringify({ object: 'list', data }) }
}

/** Too many requests, with both kinds of headers that say for how long. */
export function limitedReply(seconds: number): AiReply {
  return errorReply(429, 'Rate limit reached for requests', {
    'retry-after': String(seconds),
    'x-ratelimit-limit-requests': '60',
    'x-ratelimit-remaining-requests': '0',
    'x-ratelimit-reset-requests': `${seconds}s`,
  })
}

export const silentReply: AiReply = { body: '', fault: 'silent' }
export const endlessReply: AiReply = { headers: JSON_TYPE, body: '{"choices": [', fault: 'endless' }
export const cutReply: AiReply = { ...chatReply('half of it'), fault: 'cut' }
/** What a proxy or a sign-in page in front of the provider says. */
export const htmlReply: AiReply = { headers: { 'content-type': 'text/html' }, body: '<!doctype html><p>Sign in</p>' }
export const brokenReply: AiReply = { headers: JSON_TYPE, body: '{"choices": [{"message": {"content": "half' }
export const hugeReply = (): AiReply => chatReply('x'.repeat(10 * 1024 * 1024))
export const redirectReply = (location: string): AiReply => ({ status: 307, headers: { location }, body: '' })

/** A picture at this address. */
export function imageReply(url: string): AiReply {
  return { headers: JSON_TYPE, body: JSON.stringify({ created: 1_770_000_000, data: [{ url }] }) }
}

/** A picture in the answer itself, as some servers send it. */
export function inlineImageReply(base64: string): AiReply {
  return { headers: JSON_TYPE, body: JSON.stringify({ created: 1_770_000_000, data: [{ b64_json: base64 }] }) }
}

/** What moderation says about a text. */
export function verdictReply(flagged: boolean): AiReply {
  const result = { flagged, categories: { harassment: flagged }, category_scores: { harassment: flagged ? 0.9 : 0.01 } }
  return {
    headers: JSON_TYPE,
    body: JSON.stringify({ id: 'modr-1', model: 'omni-moderation-latest', results: [result] }),
  }
}
