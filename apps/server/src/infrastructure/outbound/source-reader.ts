import { createHash } from 'node:crypto'
import type { SourceHealth } from '@trendverse/application/ports/ingest'
import type {
  ParsedReply,
  SourceContext,
  SourceDefinition,
  SourceRequest,
} from '@trendverse/trend-sources/source-definition'
import type { ConcurrencyLimit } from '../limit-concurrency'
import type { ReplyReading } from '../parsing/read-reply'
import type { ReplyReader } from '../parsing/reply-reader'
import { FetchFailure } from './fetch-failure'
import type { FetchAnswer, Validators } from './fetch-request'
import type { HostCooldowns } from './host-cooldowns'
import { readDetails } from './read-details'
import type { SafeFetch } from './safe-fetch'
import { rebase } from './source-base'

export type ValidatorsByAddress = SourceHealth['validators']

/** How one request ended. */
export type RequestOutcome =
  | {
      readonly kind: 'parsed'
      readonly request: SourceRequest
      readonly reply: ParsedReply
      /** Requests that followed from the reply and failed; their sentences are among the reply's errors. */
      readonly failures: readonly FetchFailure[]
      readonly validators: Validators | null
    }
  | { readonly kind: 'unchanged'; readonly request: SourceRequest; readonly validators: Validators }
  | { readonly kind: 'failed'; readonly request: SourceRequest; readonly failure: FetchFailure }

export type SourceReaderOptions = {
  readonly source: SourceDefinition
  readonly context: SourceContext
  /** The origin that replaces every address's own, or null. */
  readonly base: string | null
  readonly safeFetch: SafeFetch
  readonly replies: Pick<ReplyReader, 'read'>
  readonly limit: ConcurrencyLimit
  readonly rests: HostCooldowns
  readonly signal: AbortSignal
}

/** Marks a validator that is our own digest of a body, not an ETag of the server. */
const DIGEST_MARK = 'sha256:'

/**
 * Asks one request of a source with all it leads to: its fallback where it fails, and the requests that follow from
 * its reply.
 */
export async function readRequest(
  request: SourceRequest,
  validators: ValidatorsByAddress,
  options: SourceReaderOptions,
): Promise<RequestOutcome> {
  const outcome = await askOnce(request, validators, options)
  const { fallback } = request
  if (fallback === undefined || options.signal.aborted || !asksForFallback(outcome, fallback.when)) return outcome
  const second = await readRequest(fallback.request, validators, options)
  const helped = second.kind !== 'failed' && !yieldsNothing(second)
  return helped || fallback.when === 'not-found' ? second : outcome
}

function asksForFallback(outcome: RequestOutcome, when: 'not-found' | 'any-failure'): boolean {
  if (when === 'not-found') return outcome.kind === 'failed' && outcome.failure.status === 404
  return outcome.kind === 'failed' || yieldsNothing(outcome)
}

/** Whether a request brought only errors. An empty list without errors is an answer. */
export function yieldsNothing(outcome: RequestOutcome): boolean {
  return outcome.kind === 'parsed' && outcome.reply.items.length === 0 && outcome.reply.errors.length > 0
}

async function askOnce(
  request: SourceRequest,
  validators: ValidatorsByAddress,
  options: SourceReaderOptions,
): Promise<RequestOutcome> {
  const { source } = options
  // A list of ids stays the same while the counts behind it move: such lists are always read.
  const canBeUnchanged = source.follow === undefined || source.identicalBodyIsUnchanged === true
  const earlier = canBeUnchanged ? validators[request.address] : undefined
  let answer: FetchAnswer
  try {
    answer = await fetchOne(request, earlier, options)
  } catch (failure) {
    if (!(failure instanceof FetchFailure)) throw failure
    return { kind: 'failed', request, failure }
  }
  const current = validatorsOf(answer, source.identicalBodyIsUnchanged === true)
  if (answer.notModified || isSameBody(earlier, current)) {
    return { kind: 'unchanged', request, validators: answer.notModified && earlier !== undefined ? earlier : current }
  }
  const { parsed, further } = await readAnswer(request, answer, true, options)
  const followed = await readAll(
    further.filter(({ isDetail }) => isDetail !== true),
    options,
  )
  const details = await readDetails(
    further.filter(({ isDetail }) => isDetail === true),
    {
      maxConcurrent: source.maxConcurrent,
      label: request.label,
      read: (detail, signal) => readFollowing(detail, { ...options, signal }),
      signal: options.signal,
    },
  )
  const complete = joined([parsed, ...followed.replies, details])
  const isUseful = complete.items.length > 0 || complete.errors.length === 0
  return {
    kind: 'parsed',
    request,
    reply: complete,
    failures: followed.failures,
    validators: isUseful && canBeUnchanged ? current : null,
  }
}

/** Requests that follow from a list are asked plainly: no fallback, no validators, nothing further. */
async function readAll(
  requests: readonly SourceRequest[],
  options: SourceReaderOptions,
): Promise<{ replies: ParsedReply[]; failures: FetchFailure[] }> {
  const failures: FetchFailure[] = []
  const replies = await Promise.all(
    requests.map(async (request) => {
      try {
        return await readFollowing(request, options)
      } catch (error) {
        if (!(error instanceof FetchFailure)) throw error
        failures.push(error)
        return { items: [], errors: [`${request.label}: ${error.message}`] }
      }
    }),
  )
  return { replies, failures }
}

async function readFollowing(request: SourceRequest, options: SourceReaderOptions): Promise<ParsedReply> {
  const answer = await fetchOne(request, undefined, options)
  return (await readAnswer(request, answer, false, options)).parsed
}

function readAnswer(
  request: SourceRequest,
  { body, contentType }: FetchAnswer,
  follows: boolean,
  { source, context, replies }: SourceReaderOptions,
): Promise<ReplyReading> {
  return replies.read({ source: source.id, reply: { request, body, contentType }, context, follows })
}

/** Asks one address, in its host's turn. */
export async function fetchOne(
  request: SourceRequest,
  earlier: Validators | undefined,
  { base, safeFetch, limit, rests, signal }: Omit<SourceReaderOptions, 'context'>,
): Promise<FetchAnswer> {
  const address = rebase(request.address, base)
  const own = earlier?.etag?.startsWith(DIGEST_MARK) === true
  return limit(async () => {
    try {
      rests.check(address)
      return await safeFetch.fetch({
        address,
        signal,
        privateOrigin: base,
        ...(earlier === undefined || own ? {} : { validators: earlier }),
        ...(request.headers === undefined ? {} : { headers: request.headers }),
        ...(request.postJson === undefined ? {} : { postJson: request.postJson }),
      })
    } catch (error) {
      if (error instanceof FetchFailure && error.status !== null) rests.note(address, error)
      throw error
    }
  })
}

function validatorsOf(answer: FetchAnswer, byDigest: boolean): Validators {
  const { etag, lastModified } = answer
  if (!byDigest || answer.notModified || etag !== null || lastModified !== null) return { etag, lastModified }
  return { etag: `${DIGEST_MARK}${createHash('sha256').update(answer.body).digest('hex')}`, lastModified: null }
}

function isSameBody(earlier: Validators | undefined, current: Validators): boolean {
  return current.etag?.startsWith(DIGEST_MARK) === true && earlier?.etag === current.etag
}

function joined(replies: readonly ParsedReply[]): ParsedReply {
  return {
    items: replies.flatMap(({ items }) => items),
    errors: replies.flatMap(({ errors }) => errors),
  }
}
