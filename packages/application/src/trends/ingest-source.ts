import { SECOND_MS } from '@trendverse/domain/primitives/time'
import type { SourceId } from '@trendverse/domain/trends/items/source'
import type { SourceHealth } from '../ports/ingest'
import type { Needs } from '../ports/ports'
import { distinctItems, keepSnapshot, openModel } from './keep-snapshot'
import { readInTime } from './read-in-time'
import { backOffMs, isDue, retryAfterOf } from './source-schedule'

type IngestSourcePorts = Needs<'clock' | 'createModel' | 'gateway' | 'ingest' | 'letOthersRun' | 'log' | 'random'>

export type IngestSourceInput = {
  readonly source: SourceId
  /** Least time between two reads of this source, milliseconds. */
  readonly intervalMs: number
  /** What is known of the source, undefined before its first read. */
  readonly health: SourceHealth | undefined
  /** Read it although it is not due (an administrator asked). */
  readonly force?: boolean | undefined
  readonly signal?: AbortSignal | undefined
  /** Default 120 seconds: a source may consist of dozens of small requests. */
  readonly timeoutMs?: number | undefined
}

export type IngestSourceOutcome =
  | { readonly kind: 'not_due' | 'unchanged' | 'cancelled' }
  | { readonly kind: 'read'; readonly items: number; readonly itemErrors: number }
  | { readonly kind: 'failed'; readonly error: string }

const READ_TIMEOUT_MS = 120 * SECOND_MS
const MAX_ERROR_LENGTH = 300
const LEARNS_NOTHING = 'Another process taught the momentum model meanwhile: it does not learn from this reading'

const NEVER_READ: Omit<SourceHealth, 'source'> = {
  lastAttemptAtMs: null,
  lastSuccessAtMs: null,
  items: 0,
  itemErrors: 0,
  itemProblems: [],
  error: null,
  consecutiveFailures: 0,
  nextAttemptAtMs: 0,
  validators: {},
}

/**
 * Reads one source once: asks it when it is due, scores what it shows, keeps the snapshot and notes the source's
 * health. Never throws for what a source does: one that fails, hangs or sends garbage costs its own items only.
 */
export async function ingestSource(ports: IngestSourcePorts, input: IngestSourceInput): Promise<IngestSourceOutcome> {
  const { source, intervalMs, signal } = input
  const health = input.health ?? { source, ...NEVER_READ }
  const nowMs = ports.clock.nowMs()
  if (!input.force && !isDue(input.health, nowMs)) return { kind: 'not_due' }
  const succeeded = { ...health, lastAttemptAtMs: nowMs, lastSuccessAtMs: nowMs, error: null, consecutiveFailures: 0 }
  const nextAttemptAtMs = nowMs + intervalMs
  try {
    const reading = await readInTime(
      (stop) => ports.gateway.read(source, health.validators, stop),
      input.timeoutMs ?? READ_TIMEOUT_MS,
      signal,
    )
    const { validators } = reading
    if (reading.kind === 'unchanged') {
      await saveHealth(ports, { ...succeeded, nextAttemptAtMs, validators })
      return { kind: 'unchanged' }
    }
    const items = distinctItems(source, reading.items)
    if (items.length > 0) {
      const opened = await openModel(ports, source)
      const { saved } = await keepSnapshot(ports, opened, { source, items, observedAtMs: nowMs })
      if (saved === 'stale_model') ports.log.warn({ source }, LEARNS_NOTHING)
    }
    const counts = { items: items.length, itemErrors: reading.itemErrors.length }
    const itemProblems = reading.itemErrors.map((problem) => problem.slice(0, MAX_ERROR_LENGTH))
    await saveHealth(ports, { ...succeeded, ...counts, itemProblems, nextAttemptAtMs, validators })
    return { kind: 'read', ...counts }
  } catch (error) {
    if (signal?.aborted) return { kind: 'cancelled' }
    const consecutiveFailures = health.consecutiveFailures + 1
    const words = (error instanceof Error && error.message ? error.message : 'It could not be read.').slice(
      0,
      MAX_ERROR_LENGTH,
    )
    ports.log.warn({ source, consecutiveFailures, err: error }, 'A trend source could not be read')
    const waitMs = backOffMs(intervalMs, consecutiveFailures, retryAfterOf(error))
    const failed = { lastAttemptAtMs: nowMs, error: words, consecutiveFailures, nextAttemptAtMs: nowMs + waitMs }
    await saveHealth(ports, { ...health, ...failed })
    return { kind: 'failed', error: words }
  }
}

/** A source's health is for people to look at; not being able to note it must not undo what was read. */
async function saveHealth(ports: IngestSourcePorts, health: SourceHealth): Promise<void> {
  try {
    await ports.ingest.saveHealth(health)
  } catch (error) {
    ports.log.error({ source: health.source, err: error }, 'The health of a trend source could not be kept')
  }
}
