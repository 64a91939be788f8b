import type { PredictionRepository, RankedForecaster } from '@trendverse/application/ports/predictions'
import { isUuid } from '@trendverse/domain/primitives/is-uuid'
import { and, asc, count, eq, gte, isNull, lte, or, sql } from 'drizzle-orm'
import { users } from '../schema/accounts'
import { predictionItems, predictions } from '../schema/predictions'
import type { Queries } from '../sql-database'
import { IS_SHOWN } from './game-run-rows'
import { LOSS } from './prediction-rows'

/** The board of Tomorrow, in the order of `compareTallies`. */
export async function readBoard(
  queries: Queries,
  { sinceMs, leastResolved, limit, userId }: Parameters<PredictionRepository['readBoard']>[0],
) {
  const resolved = count()
  const loss = sql`sum(${LOSS}::numeric)`
  const ranked = queries
    .select({
      userId: predictions.userId,
      username: users.username,
      resolved: sql<number>`${resolved}`.mapWith(Number).as('resolved'),
      loss: sql<number>`${loss}`.mapWith(Number).as('loss'),
      place: sql<number>`row_number() over (order by ${loss} / ${resolved}, ${resolved} desc, ${predictions.userId})`
        .mapWith(Number)
        .as('place'),
      total: sql<number>`count(*) over ()`.mapWith(Number).as('total'),
    })
    .from(predictions)
    .innerJoin(
      predictionItems,
      and(eq(predictionItems.day, predictions.day), eq(predictionItems.number, predictions.number)),
    )
    .innerJoin(users, eq(users.id, predictions.userId))
    .where(
      and(
        gte(predictionItems.resolvedAtMs, sinceMs),
        isNull(predictions.unranked),
        IS_SHOWN,
        eq(users.emailVerified, true),
      ),
    )
    .groupBy(predictions.userId, users.username)
    .having(gte(resolved, leastResolved))
    .as('ranked')
  const isOwn = userId !== null && isUuid(userId) ? eq(ranked.userId, userId) : undefined
  const rows = await queries
    .select()
    .from(ranked)
    .where(or(lte(ranked.place, limit), isOwn))
    .orderBy(asc(ranked.place))
  const row = ({ username, resolved: judged, loss: lost, place }: (typeof rows)[number]): RankedForecaster => ({
    username,
    resolved: judged,
    loss: lost,
    place,
  })
  const own = rows.find((one) => one.userId === userId)
  return {
    people: rows.filter(({ place }) => place <= limit).map(row),
    own: own === undefined ? null : row(own),
    total: rows[0]?.total ?? 0,
  }
}
