import { uuidV7 } from '@trendverse/domain/primitives/uuid'
import type { SourceId } from '@trendverse/domain/trends/items/source'
import type { SourceItem } from '@trendverse/domain/trends/items/source-item'
import type { SnapshotScores } from '@trendverse/domain/trends/momentum/item-score'
import { mapInTurns } from '../in-turns'
import type { IngestRepository, ModelChange, MomentumModel, StoredModel } from '../ports/ingest'
import type { Needs } from '../ports/ports'

/** A source's momentum model, and what of it is stored. */
export type OpenModel = { readonly model: MomentumModel; readonly stored: StoredModel | null }

/** What one source showed at one instant; its items are distinct (`distinctItems`). */
export type SourceSnapshot = {
  readonly source: SourceId
  readonly items: readonly SourceItem[]
  readonly observedAtMs: number
}

const finiteOrNull = (value: number | null): number | null => (value !== null && Number.isFinite(value) ? value : null)

/** Of several sightings of one item in one reading the first counts; items of another source have no place in it. */
export function distinctItems(source: SourceId, items: readonly SourceItem[]): SourceItem[] {
  const distinct = new Map<string, SourceItem>()
  for (const item of items) {
    if (item.source !== source || item.title.trim() === '' || distinct.has(item.itemId)) continue
    distinct.set(item.itemId, { ...item, metric: finiteOrNull(item.metric), rank: finiteOrNull(item.rank) })
  }
  return [...distinct.values()]
}

/** What a source has taught is worth keeping, but a damaged state must not stop the source: it starts anew. */
export async function openModel(ports: Needs<'createModel' | 'ingest' | 'log'>, source: SourceId): Promise<OpenModel> {
  const stored = await ports.ingest.loadModel(source)
  if (stored === null) return { model: ports.createModel(source, null), stored }
  try {
    return { model: ports.createModel(source, stored.parts), stored }
  } catch (error) {
    ports.log.warn({ source, err: error }, 'The stored momentum model cannot be used, the source starts learning anew')
    return { model: ports.createModel(source, null), stored }
  }
}

/**
 * Scores a snapshot and keeps it, with what the model learnt from it. Where it was `kept`, `next` goes on from here; after
 * any other outcome the model has seen what is not stored of it and has to be opened again.
 */
export async function keepSnapshot(
  ports: Needs<'ingest' | 'letOthersRun' | 'random'>,
  { model, stored }: OpenModel,
  { source, items, observedAtMs }: SourceSnapshot,
): Promise<{ readonly saved: Awaited<ReturnType<IngestRepository['saveSnapshot']>>; readonly next: OpenModel }> {
  // Reading a large state, scoring and writing it take some ten milliseconds each.
  await ports.letOthersRun()
  const { scores, forecasts, outcomes }: SnapshotScores = model.observe({ observedAtMs, observations: items })
  const sightings = items.flatMap((item, index) => {
    const score = scores[index]
    return score === undefined ? [] : [{ item, score, newId: uuidV7(observedAtMs, ports.random.bytes(10)) }]
  })
  await ports.letOthersRun()
  const parts = Object.fromEntries(await mapInTurns(ports, model.serialise(), 1, (part) => part))
  const change = changeOf(stored, parts)
  const saved = await ports.ingest.saveSnapshot({ source, observedAtMs, sightings, model: change, forecasts, outcomes })
  return { saved, next: { model, stored: { revision: change.basedOn + 1, parts } } }
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
