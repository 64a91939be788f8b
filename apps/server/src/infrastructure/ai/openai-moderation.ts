import type { TextModeration } from '@trendverse/application/ports/ai'
import { failureWithoutStatus } from '@trendverse/domain/ai/provider-failure'
import { z } from 'zod'
import { createProviderClient, type ProviderAddress } from './provider-client'
import { problemOf } from './provider-problem'

const verdicts = z.object({ results: z.array(z.object({ flagged: z.boolean() })).min(1) })

/** What a server that has no moderation says: it is no fault of its key. */
const UNKNOWN_THERE: ReadonlySet<number> = new Set([400, 403, 404, 405, 422, 501])

/** Moderation behind an address that speaks the OpenAI wire format (OP-54); many such servers have none. */
export function createOpenAiModeration(provider: ProviderAddress): TextModeration & { close(): Promise<void> } {
  const client = createProviderClient(provider)
  return {
    async isAllowed(apiKey, text, signal) {
      const reply = await client.post('/moderations', apiKey, { input: text }, signal)
      if (!reply.answered) return { ok: false, failure: reply.failure }
      if (UNKNOWN_THERE.has(reply.status)) return { ok: true, value: null }
      const failure = problemOf(reply, { provider: provider.name, apiKey, client })
      if (failure !== null) return { ok: false, failure }
      const read = verdicts.safeParse(reply.json)
      if (!read.success) {
        return { ok: false, failure: failureWithoutStatus('malformed', `${provider.name} sent no verdict`) }
      }
      return { ok: true, value: !read.data.results.some(({ flagged }) => flagged) }
    },
    close: () => client.close(),
  }
}
