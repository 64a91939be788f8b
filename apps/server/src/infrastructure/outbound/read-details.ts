import { SECOND_MS } from '@trendverse/domain/primitives/time'
import type { ParsedReply, SourceRequest } from '@trendverse/trend-sources/source-definition'
import { FetchFailure } from './fetch-failure'

/** Details only add to what is there: they may hold up a list for this long in all. */
export const DETAILS_LIMIT_MS = 30 * SECOND_MS
/** After so many failures the server is in trouble, and asking on would only add to it. */
export const MAX_FAILED_DETAILS = 5

export type DetailReading = {
  /** How many are under way at once. */
  readonly maxConcurrent: number
  /** Names the list in the sentence about failures. */
  readonly label: string
  /** Asks one request and reads the reply; throws FetchFailure. */
  readonly read: (request: SourceRequest, signal: AbortSignal) => Promise<ParsedReply>
  readonly signal: AbortSignal
  /** Default `DETAILS_LIMIT_MS`. */
  readonly limitMs?: number
}

/**
 * Asks the requests that only add to items known without them. One that answers 404 is passed over; whatever else goes
 * wrong is told in one sentence for all.
 */
export async function readDetails(requests: readonly SourceRequest[], reading: DetailReading): Promise<ParsedReply> {
  const waiting = [...requests]
  const items: ParsedReply['items'][number][] = []
  let failed = 0
  let reason = ''
  const fail = (words: string): void => {
    failed += 1
    reason ||= words
  }
  const signal = AbortSignal.any([reading.signal, AbortSignal.timeout(reading.limitMs ?? DETAILS_LIMIT_MS)])
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      try {
        const reply = await reading.read(next, signal)
        items.push(...reply.items)
        if (reply.errors.length > 0) fail('a reply could not be understood')
      } catch (error) {
        if (!(error instanceof FetchFailure)) throw error
        if (error.status !== 404) fail(error.message)
      }
      if (failed >= MAX_FAILED_DETAILS || signal.aborted) return
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, reading.maxConcurrent) }, work))
  const missing = failed + waiting.length
  if (missing === 0) return { items, errors: [] }
  const words = reason || 'there was no time left'
  return { items, errors: [`${reading.label}: ${missing} of ${requests.length} details are missing: ${words}`] }
}
