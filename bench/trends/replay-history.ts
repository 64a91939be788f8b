import type { ItemScore, SnapshotScores } from '@trendverse/domain/trends/momentum/item-score'
import { MomentumEngine } from '@trendverse/domain/trends/momentum/momentum-engine'
import { type HistoryRow, instantsOf } from './observation-rows'

/** The rows one source showed at one instant, with what the engine said of them. */
export type ReplayedSnapshot = {
  readonly source: string
  readonly rows: readonly HistoryRow[]
  readonly answer: SnapshotScores
  readonly engine: MomentumEngine
}

/** One instant of a history: its rows in file order with their scores, and the same by source. */
export type ReplayedInstant = {
  readonly rows: readonly HistoryRow[]
  readonly scores: readonly ItemScore[]
  readonly snapshots: readonly ReplayedSnapshot[]
}

/** Replays a history through the engine production uses, one engine per source. */
export async function* replayHistory(
  path: string,
  unitHoursOf: (source: string) => 1 | 24,
): AsyncGenerator<ReplayedInstant> {
  const engines = new Map<string, MomentumEngine>()
  for await (const rows of instantsOf(path)) {
    const bySource = new Map<string, number[]>()
    for (const [index, { source }] of rows.entries()) {
      const indexes = bySource.get(source)
      if (indexes) indexes.push(index)
      else bySource.set(source, [index])
    }
    const scores = Array.from<ItemScore>({ length: rows.length })
    const snapshots: ReplayedSnapshot[] = []
    for (const [source, indexes] of bySource) {
      let engine = engines.get(source)
      if (!engine) {
        engine = new MomentumEngine({ timeUnitHours: unitHoursOf(source) })
        engines.set(source, engine)
      }
      const own = indexes.map((index) => rows[index] as HistoryRow)
      const observedAtMs = own[0]?.observedAtMs ?? 0
      const answer = engine.observe({ observedAtMs, observations: own.map((row) => row.observation) })
      for (const [place, index] of indexes.entries()) scores[index] = answer.scores[place] as ItemScore
      snapshots.push({ source, rows: own, answer, engine })
    }
    yield { rows, scores, snapshots }
  }
}
