import type { SourceReading, TrendSourceGateway } from '@trendverse/application/ports/reading'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { SOURCE_IDS, SOURCE_PROFILES, type SourceId } from '@trendverse/domain/trends/items/source'
import { mergeSightings } from '@trendverse/trend-sources/merge-sightings'
import { SOURCES } from '@trendverse/trend-sources/registry'
import type { ParsedReply, SourceRequest } from '@trendverse/trend-sources/source-definition'
import type { SourceSettings } from '@trendverse/trend-sources/source-settings'
import { type ConcurrencyLimit, limitConcurrency } from './limit-concurrency'
import type { FetchFailure } from './outbound/fetch-failure'
import { createHostCooldowns } from './outbound/host-cooldowns'
import { type FactsMemory, memoryOfProcess, readFacts } from './outbound/read-facts'
import { createSafeFetch, type FetchLimits } from './outbound/safe-fetch'
import { readSourceBase, rebase } from './outbound/source-base'
import {
  type RequestOutcome,
  readRequest,
  type SourceReaderOptions,
  type ValidatorsByAddress,
  yieldsNothing,
} from './outbound/source-reader'
import { userAgentOf } from './outbound/user-agent'
import { createReplyReader } from './parsing/reply-reader'

export type TrendSourceGatewayOptions = {
  /** Where `SOURCE_BASE_<ID>` is looked up. */
  readonly env: Readonly<Record<string, string | undefined>>
  /** The sources to read, or undefined for those that need no key. */
  readonly enabled: readonly SourceId[] | undefined
  /** Where this installation is found, told to every source as contact. */
  readonly publicUrl: string
  readonly version: string
  readonly settings: SourceSettings
  /** Where it is remembered what a source asked of its servers once; default: only while the process runs. */
  readonly memory?: FactsMemory
  readonly nowMs?: () => number
  readonly limits?: Partial<FetchLimits>
}

/** One read of one source may take this long in all; what came by then counts. */
const READ_LIMIT_MS = 90 * SECOND_MS
/** Error sentences kept of one read; a source that went bad as a whole repeats itself. */
const MAX_ITEM_ERRORS = 50

type SourceState = {
  readonly base: string | null
  readonly limit: ConcurrencyLimit
  /** What each address listed last, for the reads where only some of a source's addresses changed. */
  readonly lastReplies: Map<string, ParsedReply>
}

/** Reads the public trend sources over the network. `close` ends its connections and its thread. */
export function createTrendSourceGateway(
  options: TrendSourceGatewayOptions,
): TrendSourceGateway & { close(): Promise<void> } {
  const nowMs = options.nowMs ?? Date.now
  const enabled = options.enabled ?? SOURCE_IDS.filter((id) => !SOURCE_PROFILES[id].onRequest)
  const safeFetch = createSafeFetch({
    userAgent: userAgentOf(options.version, options.publicUrl),
    nowMs,
    ...(options.limits === undefined ? {} : { limits: options.limits }),
  })
  const rests = createHostCooldowns(nowMs)
  const memory = options.memory ?? memoryOfProcess()
  const replies = createReplyReader()
  const states = new Map(
    enabled.map((id): [SourceId, SourceState] => [
      id,
      {
        base: readSourceBase(options.env, id),
        limit: limitConcurrency(SOURCES[id].maxConcurrent),
        lastReplies: new Map(),
      },
    ]),
  )

  async function read(id: SourceId, validators: ValidatorsByAddress, signal: AbortSignal): Promise<SourceReading> {
    const source = SOURCES[id]
    const state = states.get(id)
    if (state === undefined) throw unavailable(id, 'it is not enabled')
    const missing = source.missingSetting?.(options.settings) ?? null
    if (missing !== null) throw unavailable(id, missing)
    const limited = AbortSignal.any([signal, AbortSignal.timeout(READ_LIMIT_MS)])
    const { base, limit } = state
    const asking = { source, safeFetch, replies, rests, signal: limited, base, limit }
    const { facts, errors } = await readFacts({ ...asking, settings: options.settings }, memory)
    const context = { nowMs: nowMs(), settings: options.settings, facts }
    const reader = { ...asking, context }
    const requests = distinct(source.requests(context), state.base)
    if (requests.length === 0) throw unavailable(id, 'its settings name nothing to read')
    const outcomes = await Promise.all(requests.map((request) => readRequest(request, validators, reader)))
    if (signal.aborted) throw unavailable(id, 'the read was stopped')
    return toReading(id, await completed(outcomes, state, reader), state, errors)
  }

  return {
    list: () => enabled.map((source) => ({ source, intervalMs: SOURCES[source].intervalMs })),
    read,
    close: async () => {
      await Promise.all([safeFetch.close(), replies.close()])
    },
  }
}

/** On one replacing origin, several instances of a source may become the same address: asked once. */
function distinct(requests: readonly SourceRequest[], base: string | null): SourceRequest[] {
  return [
    ...new Map(requests.map((request) => [rebase(request.address, base) + (request.postJson ?? ''), request])).values(),
  ]
}

/**
 * Where only some addresses changed, the items of the others are needed as well: from memory, or by asking again
 * without validators. Where nothing changed at all, nothing is needed.
 */
async function completed(
  outcomes: readonly RequestOutcome[],
  state: SourceState,
  reader: SourceReaderOptions,
): Promise<readonly RequestOutcome[]> {
  if (outcomes.every(({ kind }) => kind === 'unchanged')) return outcomes
  return Promise.all(
    outcomes.map(async (outcome) => {
      if (outcome.kind !== 'unchanged') return outcome
      const reply = state.lastReplies.get(outcome.request.address)
      return reply === undefined
        ? readRequest(outcome.request, {}, reader)
        : { kind: 'parsed' as const, request: outcome.request, reply, failures: [], validators: outcome.validators }
    }),
  )
}

/** @param missingFacts Sentences about what could not be learnt of its servers. */
function toReading(
  id: SourceId,
  outcomes: readonly RequestOutcome[],
  state: SourceState,
  missingFacts: readonly string[],
): SourceReading {
  const validators = validatorsOf(outcomes)
  if (outcomes.every(({ kind }) => kind === 'unchanged')) return { kind: 'unchanged', validators }
  const errors = [...outcomes.flatMap(errorsOf), ...missingFacts]
  if (outcomes.every((outcome) => outcome.kind === 'failed' || yieldsNothing(outcome))) {
    throw unavailable(id, errors[0] ?? 'it answered nothing', longestRest(outcomes))
  }
  state.lastReplies.clear()
  for (const outcome of outcomes) {
    if (outcome.kind === 'parsed') state.lastReplies.set(outcome.request.address, outcome.reply)
  }
  const items = mergeSightings(outcomes.flatMap((outcome) => (outcome.kind === 'parsed' ? outcome.reply.items : [])))
  return { kind: 'items', items, itemErrors: capped(errors), validators }
}

function errorsOf(outcome: RequestOutcome): readonly string[] {
  if (outcome.kind === 'parsed') return outcome.reply.errors
  return outcome.kind === 'failed' ? [`${outcome.request.label}: ${outcome.failure.message}`] : []
}

function validatorsOf(outcomes: readonly RequestOutcome[]): ValidatorsByAddress {
  const entries = outcomes.flatMap((outcome) => {
    const known = outcome.kind === 'failed' ? null : outcome.validators
    return known === null || (known.etag === null && known.lastModified === null)
      ? []
      : [[outcome.request.address, known] as const]
  })
  return Object.fromEntries(entries)
}

/** The failure whose server asked for the longest rest; its `retryAfterMs` tells the caller when to come back. */
function longestRest(outcomes: readonly RequestOutcome[]): FetchFailure | undefined {
  const failures = outcomes.flatMap((outcome) => {
    if (outcome.kind === 'failed') return [outcome.failure]
    return outcome.kind === 'parsed' ? outcome.failures : []
  })
  return failures.sort((a, b) => (b.retryAfterMs ?? -1) - (a.retryAfterMs ?? -1))[0]
}

function capped(errors: readonly string[]): readonly string[] {
  if (errors.length <= MAX_ITEM_ERRORS) return errors
  return [...errors.slice(0, MAX_ITEM_ERRORS - 1), `and ${errors.length - MAX_ITEM_ERRORS + 1} more of this kind`]
}

function unavailable(id: SourceId, reason: string, cause?: FetchFailure): AppError {
  return new AppError('unavailable', `${SOURCE_PROFILES[id].label} could not be read: ${reason}.`, {
    retryable: true,
    ...(cause === undefined ? {} : { cause }),
  })
}
