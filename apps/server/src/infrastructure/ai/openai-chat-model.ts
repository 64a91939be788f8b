import type { ChatModel, ChatRequest } from '@trendverse/application/ports/chat-model'
import { EMPTY_RESPONSE, failureOfStatus, failureWithoutStatus } from '@trendverse/domain/ai/provider-failure'
import { restFromAnswer } from '@trendverse/domain/ai/rest-from-answer'
import { z } from 'zod'
import { hideKey, hideKeys } from './hide-key'
import { createProviderClient, type ProviderAddress } from './provider-client'

/** AI-06. Everything else of an answer is of no use to us; a refusal has a content of null. */
const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })).min(1),
})

const problem = z.object({ error: z.union([z.object({ message: z.string() }), z.string()]) })

/** Models behind an address that speaks the OpenAI wire format (AI-01, AI-02). Its name is used where a request names nobody. */
export function createOpenAiChatModel(provider: ProviderAddress): ChatModel & { close(): Promise<void> } {
  const client = createProviderClient(provider)
  return {
    async complete(apiKey, request, signal) {
      const { provider: name = provider.name } = request
      const reply = await client.post('/chat/completions', apiKey, payloadOf(request), signal)
      if (!reply.answered) return { ok: false, failure: reply.failure }
      const { status, header, json } = reply
      const detail = detailOf(json, apiKey)
      if (status !== 200 || detail !== null) {
        const restMs = restFromAnswer(header, detail, client.nowMs())
        return { ok: false, failure: failureOfStatus({ provider: name, status, detail, restMs }) }
      }
      const read = completion.safeParse(json)
      if (!read.success) {
        return { ok: false, failure: failureWithoutStatus('malformed', `${name} sent no chat completion`) }
      }
      const text = read.data.choices[0]?.message.content ?? ''
      if (text.trim() === '') return { ok: false, failure: failureWithoutStatus('malformed', EMPTY_RESPONSE) }
      return { ok: true, value: hideKey(text, apiKey) }
    },
    close: () => client.close(),
  }
}

function payloadOf({ model, system, user, temperature, maxTokens }: ChatRequest): object {
  const messages = [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ]
  return { model, messages, temperature, max_tokens: maxTokens }
}

/** `error.message`, or the error itself as some servers word it. */
function detailOf(json: unknown, apiKey: string): string | null {
  const read = problem.safeParse(json)
  if (!read.success) return null
  const { error } = read.data
  return hideKeys(typeof error === 'string' ? error : error.message, apiKey)
}
