import { isContentRefused, isModelDenied, isWrongKey, statusOfCodes } from '@trendverse/domain/ai/kind-of-refusal'
import { type Complaint, readComplaint } from '@trendverse/domain/ai/provider-complaint'
import { failureOfStatus, type ProviderFailure } from '@trendverse/domain/ai/provider-failure'
import { restFromAnswer } from '@trendverse/domain/ai/rest-from-answer'
import { hideKeys } from './hide-key'
import type { ProviderClient, ProviderReply } from './provider-client'

type Answered = Extract<ProviderReply, { readonly answered: true }>

/** What an answer complains about, which some servers do with a status of 200; null where it complains of nothing. */
export function complaintOf({ status, json }: Answered): Complaint | null {
  return readComplaint(json, !isGood(status))
}

/** Servers that write an answer anew say 201, those in front of a queue 202. */
const isGood = (status: number): boolean => status >= 200 && status < 300

/** The same as a failure, in words without the key (AI-06). */
export function problemOf(
  reply: Answered,
  asked: { readonly provider: string; readonly apiKey: string; readonly client: Pick<ProviderClient, 'nowMs'> },
): ProviderFailure | null {
  const { header } = reply
  const complaint = complaintOf(reply)
  if (isGood(reply.status) && complaint === null) return null
  // some say in the error alone what the status is
  const told = complaint?.status ?? statusOfCodes(complaint?.codes ?? [])
  const status = isGood(reply.status) ? (told ?? reply.status) : reply.status
  const detail = hideKeys(complaint?.message ?? '', asked.apiKey)
  const relayed = complaint?.headers ?? {}
  const headerOf = (name: string) => header(name) ?? relayed[name] ?? null
  const restMs = restFromAnswer(headerOf, detail, asked.client.nowMs()) ?? complaint?.waitMs ?? null
  const isAbout = complaint === null ? undefined : subjectOf(status, complaint)
  return failureOfStatus({ provider: asked.provider, status, detail, restMs, isAbout })
}

function subjectOf(status: number, complaint: Complaint): 'key' | 'model' | 'content' | undefined {
  if (isModelDenied(status, complaint)) return 'model'
  if (isWrongKey(status, complaint)) return 'key'
  return isContentRefused(status, complaint) ? 'content' : undefined
}
