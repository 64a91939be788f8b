import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { uuidV7 } from '@trendverse/domain/primitives/uuid'
import type { SourceId } from '@trendverse/domain/trends/items/source'
import type { SourceItem } from '@trendverse/domain/trends/items/source-item'
import type { SnapshotScores } from '@trendverse/domain/trends/momentum/item-score'
import { mapInTurns } from '../in-turns'
import type { ModelChange, MomentumModel, SourceHealth, StoredModel } from '../ports/ingest'
import type { Needs } from '../ports/ports'
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
    if (items.length > 0) await keepSnapshot(ports, source, items, nowMs)
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

const finiteOrNull = (value: number | null): number | null => (value !== null && Number.isFinite(value) ? value : null)

/** Of several sightings of one item in one reading the first counts; items of another source have no place in it. */
function distinctItems(source: SourceId, items: readonly SourceItem[]): SourceItem[] {
  const distinct = new Map<string, SourceItem>()
  for (const item of items) {
    if (item.source !== source || item.title.trim() === '' || distinct.has(item.itemId)) continue
    distinct.set(item.itemId, { ...item, metric: finiteOrNull(item.metric), rank: finiteOrNull(item.rank) })
  }
  return [...distinct.values()]
}

async function keepSnapshot(
  ports: IngestSourcePorts,
  source: SourceId,
  items: readonly SourceItem[],
  observedAtMs: number,
): Promise<void> {
  const stored = await ports.ingest.loadModel(source)
  const model = continueModel(ports, source, stored)
  // Reading a large state, scoring and writing it take some ten milliseconds each.
  await ports.letOthersRun()
  const { scores, forecasts, outcomes }: SnapshotScores = model.observe({ observedAtMs, observations: items })
  const sightings = items.flatMap((item, index) => {
    const score = scores[index]
    return score === undefined ? [] : [{ item, score, newId: uuidV7(observedAtMs, ports.random.bytes(10)) }]
  })
  await ports.letOthersRun()
  const parts = await mapInTurns(ports, model.serialise(), 1, (part) => part)
  const change = changeOf(stored, Object.fromEntries(parts))
  const saved = await ports.ingest.saveSnapshot({ source, observedAtMs, sightings, model: change, forecasts, outcomes })
  if (saved === 'stale_model') {
    ports.log.warn(
      { source },
      'Another process taught the momentum model meanwhile: it does not learn from this reading',
    )
  }
}

/** What a source has taught is worth keeping, but a damaged state must not stop the source: it starts anew. */
function continueModel(ports: IngestSourcePorts, source: SourceId, stored: StoredModel | null): MomentumModel {
  if (stored === null) return ports.createModel(source, null)
  try {
    return ports.createModel(source, stored.parts)
  } catch (error) {
    ports.log.warn({ source, err: error }, 'The stored momentum model cannot be used, the source starts learning anew')
    return ports.createModel(source, null)
  }
}

/** Only parts that became different are written: of a large model most items have not been seen again. */
function changeOf(stored: StoredModel | null, parts: Readonly<Record<string, string>>): ModelChange {
  const before = stored?.parts ?? {}
  return {
    basedOn: stored?.revision ?? 0,
    written: Object.fromEntries(Object.entries(parts).filter(([name, text]) => before[name] !== text)),
    removed: Object.keys(before).filter((name) => !Object.hasOwn(parts, name)),
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
