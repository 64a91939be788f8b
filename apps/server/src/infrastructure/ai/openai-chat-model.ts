import type { ChatModel, ChatRequest } from '@trendverse/application/ports/ai'
import type { Payload } from '@trendverse/domain/ai/model-terms'
import { EMPTY_RESPONSE, failureWithoutStatus } from '@trendverse/domain/ai/provider-failure'
import { z } from 'zod'
import { adaptedBy, askOnTerms, type Question } from './ask-on-terms'
import { hideKey } from './hide-key'
import { createModelTermsMemory } from './model-terms-memory'
import { createProviderClient, type ProviderAddress } from './provider-client'

/** AI-06. Everything else of an answer is of no use to us; a refusal has a content of null. */
const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })).min(1),
})

/** Models behind an address that speaks the OpenAI wire format (AI-01, AI-02). Its name is used where a request names nobody. */
export function createOpenAiChatModel(provider: ProviderAddress): ChatModel & { close(): Promise<void> } {
  const client = createProviderClient(provider)
  const memory = createModelTermsMemory(() => client.nowMs())
  return {
    async complete(apiKey, request, signal) {
      const { provider: name = provider.name } = request
      const payload = payloadOf(request)
      const question: Question = {
        path: '/chat/completions',
        purpose: 'chat',
        apiKey,
        provider: name,
        payload,
        signal,
      }
      const { result, terms } = await askOnTerms(client, memory, question)
      const adapted = adaptedBy(question, terms)
      if (!result.ok) return { ...result, ...adapted }
      const read = completion.safeParse(result.reply.json)
      if (!read.success) {
        return { ok: false, failure: failureWithoutStatus('malformed', `${name} sent no chat completion`), ...adapted }
      }
      const text = read.data.choices[0]?.message.content ?? ''
      if (text.trim() === '') {
        return { ok: false, failure: failureWithoutStatus('malformed', EMPTY_RESPONSE), ...adapted }
      }
      return { ok: true, value: hideKey(text, apiKey), ...adapted }
    },
    close: () => client.close(),
  }
}

function payloadOf({ model, system, user, temperature, maxTokens }: ChatRequest): Payload {
  const messages = [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ]
  return { model, messages, temperature, max_tokens: maxTokens }
}
