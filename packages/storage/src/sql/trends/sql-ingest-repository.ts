import type { IngestRepository, ItemPoint } from '@trendverse/application/ports/ingest'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import { and, asc, desc, eq, gte, inArray, lte, max, sql } from 'drizzle-orm'
import { MAX_ITEMS_PER_TREND, toPagesOnShow } from '../../reading/pages-on-show'
import { inBatches } from '../insert-in-batches'
import { sourceHealth, sourceModelParts, sourceModels } from '../schema/installation'
import { observations, sourceItems } from '../schema/items'
import { trends } from '../schema/trends'
import type { Queries, SqlDatabase } from '../sql-database'
import { forgetItems } from './forget-items'
import { sampleForecasts } from './sample-forecasts'
import { saveSnapshot } from './save-snapshot'
import { thinObservations } from './thin-observations'

/** Observations, items, models, forecasts and source health in SQL. */
export function sqlIngestRepository(database: SqlDatabase): IngestRepository {
  return {
    loadModel: (source) =>
      database.run(async (queries) => {
        // One statement, so that revision and parts are of one save.
        const rows = await queries
          .select({ revision: sourceModels.revision, name: sourceModelParts.name, content: sourceModelParts.content })
          .from(sourceModels)
          .leftJoin(sourceModelParts, eq(sourceModelParts.source, sourceModels.source))
          .where(eq(sourceModels.source, source))
        const [first] = rows
        if (!first) return null
        const parts: Record<string, string> = {}
        for (const { name, content } of rows) if (name !== null && content !== null) parts[name] = content
        return { revision: first.revision, parts }
      }),
    saveSnapshot: (snapshot) => database.transaction((queries) => saveSnapshot(queries, snapshot)),
    fillFromPage: async (key, { publisher, summary, language }) => {
      await database.run((queries) =>
        queries.execute(sql`
          update ${sourceItems} set
            publisher = coalesce(${sourceItems.publisher}, ${publisher}),
            summary = coalesce(${sourceItems.summary}, ${summary}),
            language = coalesce(${sourceItems.language}, ${language})
          from story_keys
          where story_keys.key_hash = md5(${`page:${key}`})::uuid and story_keys.item_id = ${sourceItems.id}`),
      )
    },
    listPagesOnShow: (limit) => database.run(async (queries) => toPagesOnShow(await strongestItems(queries), limit)),
    listObservations: (itemIds, sinceMs) =>
      database.run(async (queries) => {
        const points = new Map<Uuid, ItemPoint[]>(itemIds.map((id) => [id, []]))
        await inBatches([...points.keys()], async (batch) => {
          const rows = await queries
            .select()
            .from(observations)
            .where(and(inArray(observations.itemId, batch), gte(observations.atMs, sinceMs)))
            .orderBy(asc(observations.itemId), asc(observations.atMs))
          for (const { itemId, ...point } of rows) points.get(itemId)?.push(point)
        })
        return points
      }),
    sampleForecasts: (query) => database.run((queries) => sampleForecasts(queries, query)),
    thinObservations: (limits) => thinObservations(database, limits),
    forgetItems: (notSeenSinceMs) => forgetItems(database, notSeenSinceMs),
    latestSightingMs: () =>
      database.run(async (queries) => {
        const [row] = await queries.select({ latestMs: max(sourceItems.lastSeenAtMs) }).from(sourceItems)
        return row?.latestMs ?? null
      }),
    listHealth: () => database.run((queries) => queries.select().from(sourceHealth).orderBy(asc(sourceHealth.source))),
    saveHealth: async (health) => {
      await database.run((queries) =>
        queries.insert(sourceHealth).values(health).onConflictDoUpdate({ target: sourceHealth.source, set: health }),
      )
    },
  }
}

/** Of each active trend the strongest items, those of the strongest trend first. */
async function strongestItems(queries: Queries) {
  const { storyId, url, sourceUrl, references, momentum, firstSeenAtMs, id } = sourceItems
  const ranked = queries
    .select({
      storyId,
      url,
      sourceUrl,
      references,
      strength: sql<number>`${trends.attention}`.as('strength'),
      place: sql<number>`row_number() over (
        partition by ${storyId} order by ${momentum} desc, ${firstSeenAtMs}, ${id}
      )`.as('place'),
    })
    .from(sourceItems)
    .innerJoin(trends, eq(trends.id, storyId))
    .where(eq(trends.status, 'active'))
    .as('ranked')
  return queries
    .select()
    .from(ranked)
    .where(lte(ranked.place, MAX_ITEMS_PER_TREND))
    .orderBy(desc(ranked.strength), asc(ranked.storyId), asc(ranked.place))
}
