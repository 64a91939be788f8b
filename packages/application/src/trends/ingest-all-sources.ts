import type { SourceId } from '@trendverse/domain/trends/items/source'
import type { Needs } from '../ports/ports'
import { TRENDS_UPDATED_AT_KEY } from '../settings/trends-updated-at'
import type { StoryDeskHolder } from '../stories/story-desk'
import { type CompositionSummary, composeTrends } from './compose-trends'
import { type IngestSourceOutcome, ingestSource } from './ingest-source'

export type IngestAllInput = {
  readonly signal?: AbortSignal | undefined
  /** Read every source, due or not. */
  readonly force?: boolean | undefined
  /** Sources read at once, default 4: the reading waits for the network, the scoring for one thread. */
  readonly concurrency?: number | undefined
  readonly timeoutMs?: number | undefined
}

export type IngestAllOutcome = {
  readonly sources: ReadonlyMap<SourceId, IngestSourceOutcome>
  /** Null when the run was cancelled before composing. */
  readonly composition: CompositionSummary | null
}

const DEFAULT_CONCURRENCY = 4

/**
 * The hourly round (OP-29): reads every source that is due and not switched off, a few at once, composes the trends anew and tells those
 * who keep answers in memory. Throws only when the database itself cannot be reached.
 */
export async function ingestAllSources(
  ports: Needs<
    | 'clock'
    | 'composition'
    | 'createModel'
    | 'gateway'
    | 'ingest'
    | 'letOthersRun'
    | 'log'
    | 'predictions'
    | 'random'
    | 'settings'
    | 'sourceControls'
    | 'stories'
    | 'trendChanges'
    | 'trendLives'
  > & { readonly storyDesk: StoryDeskHolder },
  input: IngestAllInput = {},
): Promise<IngestAllOutcome> {
  const healthOf = new Map((await ports.ingest.listHealth()).map((health) => [health.source, health]))
  const outcomes = new Map<SourceId, IngestSourceOutcome>()
  const off = new Set(await ports.sourceControls.listOff())
  const waiting = ports.gateway.list().filter(({ source }) => !off.has(source))
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (input.signal?.aborted) return
      const { source, intervalMs } = next
      const { force, signal, timeoutMs } = input
      outcomes.set(
        source,
        await ingestSource(ports, { source, intervalMs, health: healthOf.get(source), force, signal, timeoutMs }),
      )
    }
  }
  const workers = Math.max(1, Math.min(input.concurrency ?? DEFAULT_CONCURRENCY, waiting.length))
  await Promise.all(Array.from({ length: workers }, work))
  if (input.signal?.aborted) return { sources: outcomes, composition: null }

  // What was asked of people ends with the very outcome that the engine learnt from.
  await ports.predictions.settle()
  const composition = await composeTrends(ports)
  const answered = [...outcomes.values()].some(({ kind }) => kind === 'read' || kind === 'unchanged')
  if (answered) {
    await ports.settings.set(TRENDS_UPDATED_AT_KEY, new Date(ports.clock.nowMs()).toISOString())
    await ports.trendChanges.trendsChanged()
  }
  ports.log.info({ ...countKinds(outcomes.values()), ...composition }, 'Trend sources read')
  return { sources: outcomes, composition }
}

function countKinds(outcomes: Iterable<IngestSourceOutcome>): Record<IngestSourceOutcome['kind'], number> {
  const counts = { not_due: 0, unchanged: 0, cancelled: 0, read: 0, failed: 0 }
  for (const { kind } of outcomes) counts[kind] += 1
  return counts
}
