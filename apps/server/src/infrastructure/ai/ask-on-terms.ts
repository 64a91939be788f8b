import { isUnknownModel } from '@trendverse/domain/ai/kind-of-refusal'
import {
  type Adaptation,
  adaptationOf,
  firstTerms,
  type ModelTerms,
  type Payload,
  payloadOnTerms,
  refusesArgument,
  refusesRole,
  termsAfterRefusal,
} from '@trendverse/domain/ai/model-terms'
import type { ProviderFailure } from '@trendverse/domain/ai/provider-failure'
import { hasStandIns, type ModelPurpose, standInFor } from '@trendverse/domain/ai/stand-in-model'
import { z } from 'zod'
import type { ModelTermsMemory } from './model-terms-memory'
import type { ProviderClient, ProviderReply } from './provider-client'
import { complaintOf, problemOf } from './provider-problem'

/** A model refuses a handful of parameters, one with each answer. */
const MAX_REFUSALS = 6
/** Replacements for models the provider no longer offers. */
const MAX_STAND_INS = 3
/** Routers list hundreds of models, a few kilobytes each. */
const MAX_LIST_BYTES = 4 * 1024 * 1024
/** A provider's own list has some hundred models. */
const MAX_MODELS = 5_000

export type Answered = Extract<ProviderReply, { readonly answered: true }>

export type AskedOnTerms = {
  readonly result:
    | { readonly ok: true; readonly reply: Answered }
    | { readonly ok: false; readonly failure: ProviderFailure }
  /** The terms the last answer was given on. */
  readonly terms: ModelTerms
}

export type Question = {
  readonly path: string
  readonly purpose: ModelPurpose
  readonly apiKey: string
  /** Whose key it is, for error texts. */
  readonly provider: string
  readonly payload: Payload
  readonly signal: AbortSignal
  readonly maxReplyBytes?: number
}

const offeredModel = z
  .object({ id: z.string(), created: z.number().nullish().catch(null) })
  .nullable()
  .catch(null)
/** In a field, or as it is. */
const modelList = z.union([
  z.array(offeredModel),
  z.object({ data: z.array(offeredModel) }).transform(({ data }) => data),
])

/**
 * Asks a model what it takes: what it refuses by name is left out and asked again, a named model that is gone is replaced by one
 * that exists (OP-89), and both are remembered. Every try is a call of the provider; all end with the signal.
 */
export async function askOnTerms(
  client: ProviderClient,
  memory: ModelTermsMemory,
  question: Question,
): Promise<AskedOnTerms> {
  const { path, apiKey, provider, payload, signal, maxReplyBytes } = question
  const gone = new Set<string>()
  let firstGone: AskedOnTerms | null = null
  let terms = memory.recall(apiKey, payload.model)
  for (let refusals = 0; ; ) {
    const sent = payloadOnTerms(payload, terms)
    const reply = await client.post(path, apiKey, sent, signal, maxReplyBytes)
    if (!reply.answered) return { result: { ok: false, failure: reply.failure }, terms }
    const failure = problemOf(reply, { provider, apiKey, client })
    if (failure === null) return { result: { ok: true, reply }, terms }
    const complaint = complaintOf(reply)
    const failed: AskedOnTerms = { result: { ok: false, failure }, terms }
    if (complaint === null) return failed
    // Some servers crash on an unknown role or parameter instead of refusing it.
    const isFaultOfOrder = failure.status === 500 && (refusesRole(complaint) || refusesArgument(complaint))
    const isGone = isUnknownModel(reply.status, complaint, terms.model)
    if (failure.kind !== 'refused' && !isFaultOfOrder && !isGone) return failed
    if (isGone) {
      gone.add(terms.model)
      firstGone ??= failed
      const next = gone.size > MAX_STAND_INS ? null : await standIn(client, question, gone)
      if (next === null) {
        memory.keep(apiKey, payload.model, firstTerms(payload.model))
        // what is said of the model that was chosen tells more than what is said of the last one tried
        return firstGone
      }
      terms = firstTerms(next)
    } else {
      refusals += 1
      const next = refusals > MAX_REFUSALS ? null : termsAfterRefusal(terms, sent, complaint)
      if (next === null) return failed
      terms = next
    }
    memory.keep(apiKey, payload.model, terms)
  }
}

/** How an answer came about, to be added to it: nothing where the model took what was asked. */
export function adaptedBy({ payload }: Question, terms: ModelTerms): { readonly adapted?: Adaptation } {
  const adapted = adaptationOf(payload.model, terms)
  return adapted === null ? {} : { adapted }
}

async function standIn(client: ProviderClient, question: Question, gone: ReadonlySet<string>): Promise<string | null> {
  const { payload, purpose, apiKey, signal } = question
  if (!hasStandIns(payload.model, purpose)) return null
  const reply = await client.get('/models', apiKey, signal, MAX_LIST_BYTES)
  const list = reply.answered && reply.status === 200 ? modelList.safeParse(reply.json).data : undefined
  const offered = list
    ?.slice(0, MAX_MODELS)
    .flatMap((model) => (model === null ? [] : [{ id: model.id, createdAtS: model.created ?? 0 }]))
  return standInFor(payload.model, purpose, gone, offered ?? null)
}
