import type { ChatModel, ChatRequest } from '@trendverse/application/ports/ai'
import { EMPTY_RESPONSE, failureWithoutStatus } from '@trendverse/domain/ai/provider-failure'
import { z } from 'zod'
import { hideKey } from './hide-key'
import { createProviderClient, type ProviderAddress } from './provider-client'
import { problemOf } from './provider-problem'

/** AI-06. Everything else of an answer is of no use to us; a refusal has a content of null. */
const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })).min(1),
})

/** Models behind an address that speaks the OpenAI wire format (AI-01, AI-02). Its name is used where a request names nobody. */
export function createOpenAiChatModel(provider: ProviderAddress): ChatModel & { close(): Promise<void> } {
  const client = createProviderClient(provider)
  return {
    async complete(apiKey, request, signal) {
      const { provider: name = provider.name } = request
      const reply = await client.post('/chat/completions', apiKey, payloadOf(request), signal)
      if (!reply.answered) return { ok: false, failure: reply.failure }
      const failure = problemOf(reply, { provider: name, apiKey, client })
      if (failure !== null) return { ok: false, failure }
      const read = completion.safeParse(reply.json)
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
