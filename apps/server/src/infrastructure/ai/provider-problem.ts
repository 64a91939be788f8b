import { failureOfStatus, type ProviderFailure } from '@trendverse/domain/ai/provider-failure'
import { restFromAnswer } from '@trendverse/domain/ai/rest-from-answer'
import { z } from 'zod'
import { hideKeys } from './hide-key'
import type { ProviderClient, ProviderReply } from './provider-client'

const problem = z.object({ error: z.union([z.object({ message: z.string() }), z.string()]) })

type Answered = Extract<ProviderReply, { readonly answered: true }>

/** What an answer complains about (AI-06), which some servers do with a status of 200; null where it complains of nothing. */
export function problemOf(
  { status, header, json }: Answered,
  asked: { readonly provider: string; readonly apiKey: string; readonly client: Pick<ProviderClient, 'nowMs'> },
): ProviderFailure | null {
  const detail = detailOf(json, asked.apiKey)
  if (status === 200 && detail === null) return null
  const restMs = restFromAnswer(header, detail, asked.client.nowMs())
  return failureOfStatus({ provider: asked.provider, status, detail, restMs })
}

/** `error.message`, or the error itself as some servers word it. */
function detailOf(json: unknown, apiKey: string): string | null {
  const read = problem.safeParse(json)
  if (!read.success) return null
  const { error } = read.data
  return hideKeys(typeof error === 'string' ? error : error.message, apiKey)
}
