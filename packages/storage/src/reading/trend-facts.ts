import type { ItemPoint, StoredItem } from '@trendverse/application/ports/ingest'
import type { MergeDecision, TrendWrite } from '@trendverse/application/ports/stories'
import type { TrendRecord } from '@trendverse/application/ports/trends'
import { yearsOf } from '@trendverse/domain/trends/classic'
import type { LifecycleStage } from '@trendverse/domain/trends/momentum/lifecycle-stage'

export type LifecycleChange = {
  readonly atMs: number
  readonly from: LifecycleStage | null
  readonly to: LifecycleStage
}

/** Everything kept about one trend, from which its story is told. */
export type TrendFacts = {
  readonly trend: TrendWrite
  /** Items filed under it. */
  readonly items: readonly StoredItem[]
  /** Their history by StoredItem.id, oldest first. */
  readonly points: ReadonlyMap<string, readonly ItemPoint[]>
  readonly decisions: readonly MergeDecision[]
  readonly lifecycleChanges: readonly LifecycleChange[]
  /** Active trends it is related to, with the likeness where one was measured. */
  readonly related: readonly { readonly trend: TrendRecord; readonly strength: number | null }[]
}

/** ISO 8601 in UTC. */
export function isoTime(ms: number): string {
  return new Date(ms).toISOString()
}

/** A trend as visitors read it, without the composition's own fields. */
export function toTrendRecord(trend: TrendWrite): TrendRecord {
  const { lastEvidenceAtMs, episode, fadingRuns, peakVelocityPerHour, ...kept } = trend
  const { nameIsFinal, mergedIntoId, links, datedEvents, ...record } = kept
  return { ...record, proof: record.proof ?? yearsOf(datedEvents) }
}

/** Lists carry only relations to trends a visitor can open. */
export function keepActiveRelations(records: readonly TrendRecord[]): TrendRecord[] {
  const active = new Set(records.map((record) => record.id))
  return records.map((record) => {
    const relatedIds = record.relatedIds.filter((id) => active.has(id))
    return relatedIds.length === record.relatedIds.length ? record : { ...record, relatedIds }
  })
}
