import type {
  PredictionItem,
  PredictionOutcome,
  RememberedRound,
} from '@trendverse/domain/games/predictions/prediction-round'
import { type SQL, sql } from 'drizzle-orm'
import { predictionItems, type predictionRounds, predictions, type QuestionFacts } from '../schema/predictions'

type ItemRow = typeof predictionItems.$inferSelect
type RoundRow = typeof predictionRounds.$inferSelect

export function toItemRow(day: string, item: PredictionItem): typeof predictionItems.$inferInsert {
  const { trendId, trendName, title, url, publishedAtMs, firstSeenAtMs, rank, bar, ...columns } = item
  const facts: QuestionFacts = { trendId, trendName, title, url, publishedAtMs, firstSeenAtMs, rank, bar }
  return { ...columns, day, facts }
}

/** The three parts of an outcome, where it is there. */
export function outcomeOf({
  resolvedAtMs,
  peak,
  brokeOut,
}: Pick<ItemRow, 'resolvedAtMs' | 'peak' | 'brokeOut'>): PredictionOutcome | null {
  return resolvedAtMs === null || peak === null || brokeOut === null ? null : { resolvedAtMs, peak, brokeOut }
}

/** Rounds with their questions, in the order of the rows. */
export function toRounds(rows: readonly { readonly round: RoundRow; readonly item: ItemRow }[]): RememberedRound[] {
  const rounds = new Map<string, { readonly round: RoundRow; readonly items: RememberedRound['items'][number][] }>()
  for (const { round, item } of rows) {
    const { day, facts, resolvedAtMs, peak, brokeOut, ...columns } = item
    const kept = rounds.get(day) ?? { round, items: [] }
    kept.items.push({ ...facts, ...columns, outcome: outcomeOf({ resolvedAtMs, peak, brokeOut }) })
    rounds.set(day, kept)
  }
  return [...rounds.values()].map(({ round, items }) => ({ ...round, items }))
}

/** As `lossOf` has it. */
export const LOSS: SQL = sql`power(${predictions.percent} - case when ${predictionItems.brokeOut} then 100 else 0 end, 2)`
