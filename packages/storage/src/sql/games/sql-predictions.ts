import type { PredictionRepository } from '@trendverse/application/ports/predictions'
import type { Prediction } from '@trendverse/domain/games/predictions/prediction-round'
import { isUuid } from '@trendverse/domain/primitives/is-uuid'
import { and, asc, desc, eq, gte, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { holdAccount } from '../accounts/locked-account'
import { replacing } from '../excluded'
import { insertRows } from '../insert-rows'
import { forecasts } from '../schema/items'
import { predictionItems, predictionRounds, predictions } from '../schema/predictions'
import type { Queries, SqlDatabase } from '../sql-database'
import { findCandidates } from './prediction-candidates'
import { outcomeOf, toItemRow, toRounds } from './prediction-rows'
import { readBoard } from './prediction-standings'

const DAY = sql`${predictionRounds.day} collate "C"`
const IS_ITEM_OF = and(eq(predictionItems.day, predictions.day), eq(predictionItems.number, predictions.number))
const { enginePercent, basePercent } = predictionItems
const JUDGED = { enginePercent, basePercent, brokeOut: sql<boolean>`${predictionItems.brokeOut}` }

/** Rounds of Tomorrow in SQL. Whatever an account says holds it, so that what it says twice at once comes one after the other. */
export function sqlPredictions(database: SqlDatabase): PredictionRepository {
  return {
    findCandidates: (query) => database.run((queries) => findCandidates(queries, query)),
    addRound: ({ items, ...round }) =>
      database.transaction(async (queries) => {
        const kept = await queries
          .insert(predictionRounds)
          .values(round)
          .onConflictDoNothing()
          .returning({ day: predictionRounds.day })
        if (kept.length === 0) return false
        await insertRows(
          queries,
          predictionItems,
          items.map((item) => toItemRow(round.day, item)),
        )
        return true
      }),
    findRound: async (day) => {
      const [round] = await database.run((queries) => roundsWhere(queries, eq(predictionRounds.day, day)))
      return round ?? null
    },
    listRounds: (limit) =>
      database.run((queries) => {
        const latest = queries
          .select({ day: predictionRounds.day })
          .from(predictionRounds)
          .orderBy(desc(DAY))
          .limit(Math.max(0, limit))
        return roundsWhere(queries, sql`${predictionRounds.day} in ${latest}`)
      }),
    settle: async () => {
      const settled = await database.run((queries) =>
        queries
          .update(predictionItems)
          .set({
            resolvedAtMs: sql`${forecasts.resolvedAtMs}`,
            peak: sql`${forecasts.peakMetric}`,
            brokeOut: sql`${forecasts.brokeOut}`,
          })
          .from(forecasts)
          .where(
            and(
              isNull(predictionItems.resolvedAtMs),
              eq(forecasts.moment, 'first_sight'),
              eq(forecasts.source, predictionItems.source),
              eq(forecasts.itemId, predictionItems.itemId),
              eq(forecasts.forecastAtMs, predictionItems.forecastAtMs),
              isNotNull(forecasts.resolvedAtMs),
            ),
          )
          .returning({ number: predictionItems.number }),
      )
      return settled.length
    },
    save: async (userId, day, said, nowMs, unranked) => {
      if (!isUuid(userId)) return 'unknown_account'
      return database.transaction(async (queries) => {
        if (!(await holdAccount(queries, userId, 'no key update'))) return 'unknown_account'
        if (!(await areItemsOf(queries, day, said))) return 'unknown_item'
        const [before] = await queries
          .select({ unranked: predictions.unranked })
          .from(predictions)
          .where(and(eq(predictions.userId, userId), eq(predictions.day, day)))
          .limit(1)
        const kept = { userId, day, saidAtMs: nowMs, unranked: before === undefined ? unranked : before.unranked }
        const rows = said.map(({ number, percent }) => ({ ...kept, number, percent }))
        await insertRows(queries, predictions, rows).onConflictDoUpdate({
          target: [predictions.userId, predictions.day, predictions.number],
          set: replacing({ percent: predictions.percent, saidAtMs: predictions.saidAtMs }, ['percent', 'saidAtMs']),
        })
        return before === undefined ? 'saved' : 'saved_again'
      })
    },
    listSaid: async (userId, day) => {
      if (!isUuid(userId)) return []
      const { number, percent, unranked } = predictions
      return database.run((queries) =>
        queries
          .select({ number, percent, unranked })
          .from(predictions)
          .where(and(eq(predictions.userId, userId), eq(predictions.day, day)))
          .orderBy(asc(number)),
      )
    },
    listJudgedItems: (sinceMs) =>
      database.run((queries) =>
        queries.select(JUDGED).from(predictionItems).where(gte(predictionItems.resolvedAtMs, sinceMs)),
      ),
    listJudged: async (userId, sinceMs) => {
      if (!isUuid(userId)) return []
      return database.run((queries) =>
        queries
          .select({ ...JUDGED, percent: predictions.percent, unranked: predictions.unranked })
          .from(predictions)
          .innerJoin(predictionItems, IS_ITEM_OF)
          .where(and(eq(predictions.userId, userId), gte(predictionItems.resolvedAtMs, sinceMs)))
          .orderBy(asc(sql`${predictions.day} collate "C"`), asc(predictions.number)),
      )
    },
    readBoard: (query) => database.run((queries) => readBoard(queries, query)),
    listOf: async (userId) => {
      if (!isUuid(userId)) return []
      const rows = await database.run((queries) =>
        queries
          .select({ said: predictions, item: predictionItems })
          .from(predictions)
          .innerJoin(predictionItems, IS_ITEM_OF)
          .where(eq(predictions.userId, userId))
          .orderBy(asc(sql`${predictions.day} collate "C"`), asc(predictions.number)),
      )
      return rows.map(({ said: { userId: _owner, ...said }, item }) => {
        const { title, bar } = item.facts
        return { ...said, title, source: item.source, bar, outcome: outcomeOf(item) }
      })
    },
  }
}

/** With their questions, the latest round first. */
async function roundsWhere(queries: Queries, condition: ReturnType<typeof sql>) {
  const rows = await queries
    .select({ round: predictionRounds, item: predictionItems })
    .from(predictionRounds)
    .innerJoin(predictionItems, eq(predictionItems.day, predictionRounds.day))
    .where(condition)
    .orderBy(desc(DAY), asc(predictionItems.number))
  return toRounds(rows)
}

async function areItemsOf(queries: Queries, day: string, said: readonly Prediction[]): Promise<boolean> {
  const rows = await queries
    .select({ number: predictionItems.number })
    .from(predictionItems)
    .where(
      and(eq(predictionItems.day, day), lte(predictionItems.number, Math.max(0, ...said.map((one) => one.number)))),
    )
  const known = new Set(rows.map(({ number }) => number))
  return said.every(({ number }) => known.has(number))
}
