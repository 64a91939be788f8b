import type { ChatModel, ChatRequest } from '@trendverse/application/ports/ai'
import { type Payload, termsOfThinker } from '@trendverse/domain/ai/model-terms'
import { readComplaint } from '@trendverse/domain/ai/provider-complaint'
import {
  BUDGET_SPENT,
  contentRefused,
  EMPTY_RESPONSE,
  failureWithoutStatus,
} from '@trendverse/domain/ai/provider-failure'
import { readCompletion } from '@trendverse/domain/ai/read-completion'
import { adaptedBy, askOnTerms, type Question } from './ask-on-terms'
import { hideKey, hideKeys } from './hide-key'
import { createModelTermsMemory } from './model-terms-memory'
import { createProviderClient, type ProviderAddress } from './provider-client'

const malformed = (message: string) => failureWithoutStatus('malformed', message)

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
      let half = ''
      for (;;) {
        const { result, terms } = await askOnTerms(client, memory, question)
        const adapted = adaptedBy(question, terms)
        const completion = result.ok ? readCompletion(result.reply.json) : null
        // Whatever came of the second try.
        if (half !== '' && (completion?.text ?? '') === '') return { ok: true, value: half, ...adapted }
        if (!result.ok) return { ...result, ...adapted }
        if (completion === null) {
          const reason = reasonBeside(result.reply.json)
          const message = `${name} sent no chat completion${reason === '' ? '' : `: ${hideKeys(reason, apiKey)}`}`
          return { ok: false, failure: malformed(message), ...adapted }
        }
        const { text, isCutShort, hasThought, isFiltered, refusal } = completion
        // Retry a partial answer only if reasoning used up the tokens it needed.
        const longer = isCutShort && (text === '' || hasThought) ? termsOfThinker(terms) : null
        if (text !== '' && longer === null) return { ok: true, value: hideKey(text, apiKey), ...adapted }
        if (text === '' && (refusal !== null || isFiltered)) {
          return { ok: false, failure: contentRefused(hideKey(refusal ?? '', apiKey)), ...adapted }
        }
        if (longer === null) {
          return { ok: false, failure: malformed(isCutShort ? BUDGET_SPENT : EMPTY_RESPONSE), ...adapted }
        }
        half = hideKey(text, apiKey)
        memory.keep(apiKey, request.model, longer)
      }
    },
    close: () => client.close(),
  }
}

/** What an answer that is none says in its own form, as `{"success": false, "message": ...}`, or in plain words. */
function reasonBeside(json: unknown): string {
  return json === undefined ? '' : (readComplaint(json, true)?.message ?? '')
}

function payloadOf({ model, system, user, temperature, maxTokens }: ChatRequest): Payload {
  const messages = [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ]
  return { model, messages, temperature, max_tokens: maxTokens }
}
