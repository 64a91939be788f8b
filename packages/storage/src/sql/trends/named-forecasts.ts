import type { ForecastRepository, NamedForecast, NamedForecasts } from '@trendverse/application/ports/forecasts'
import { SURPRISING_CHANCE } from '@trendverse/domain/trends/forecasts/forecast-row'
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { forecasts, sourceItems } from '../schema/items'
import { trends } from '../schema/trends'
import type { Queries } from '../sql-database'
import { isPresent } from './list-trends'
import { isShown } from './sql-trend-reader'

/** The latest forecasts of a list, as `ForecastRepository.listNamed` promises them. */
export async function listNamed(
  queries: Queries,
  { list, source, sinceMs, limit }: Parameters<ForecastRepository['listNamed']>[0],
): Promise<readonly NamedForecast[]> {
  const rows = await queries
    .select({
      source: forecasts.source,
      itemId: forecasts.itemId,
      title: sourceItems.title,
      url: sql<string | null>`coalesce(${sourceItems.sourceUrl}, ${sourceItems.url})`,
      trendId: trends.id,
      trendName: trends.name,
      bar: forecasts.bar,
      dueAtMs: forecasts.dueAtMs,
      crossedAtMs: forecasts.crossedAtMs,
    })
    .from(forecasts)
    .innerJoin(sourceItems, and(eq(sourceItems.source, forecasts.source), eq(sourceItems.itemId, forecasts.itemId)))
    .innerJoin(trends, eq(trends.id, sourceItems.storyId))
    .where(
      and(
        isOfList(list),
        gte(forecasts.forecastAtMs, sinceMs),
        source === null ? undefined : eq(forecasts.source, source),
        isNotNull(forecasts.bar),
        isShown,
        isPresent(queries),
      ),
    )
    .orderBy(desc(forecasts.forecastAtMs), asc(forecasts.source), asc(forecasts.itemId))
    .limit(limit)
  if (rows.length === 0) return []
  const { itemId, dueAtMs, moment, forecastAtMs, probability, shownAtMs } = forecasts
  const said = await queries
    .select({ source: forecasts.source, itemId, dueAtMs, moment, atMs: forecastAtMs, probability, shownAtMs })
    .from(forecasts)
    .where(
      and(
        inArray(
          forecasts.source,
          rows.map((row) => row.source),
        ),
        inArray(
          itemId,
          rows.map((row) => row.itemId),
        ),
      ),
    )
    .orderBy(asc(forecastAtMs), asc(moment))
  return rows.flatMap(({ itemId: id, bar, ...row }) => {
    const own = said.filter((one) => one.source === row.source && one.itemId === id && one.dueAtMs === row.dueAtMs)
    return bar === null
      ? []
      : [{ ...row, bar, said: own.map(({ source: _source, itemId: _itemId, dueAtMs: _dueAtMs, ...one }) => one) }]
  })
}

function isOfList(list: NamedForecasts): SQL | undefined {
  const { moment, outcome, probability } = forecasts
  if (list === 'open') return and(eq(moment, 'passed_30'), isNull(outcome))
  if (list !== 'surprise') return and(eq(moment, 'passed_30'), eq(outcome, list))
  return and(
    eq(moment, 'first_sight'),
    eq(outcome, 'hit'),
    lt(probability, SURPRISING_CHANCE),
    sql`not exists (
      select from ${forecasts} as later
      where later.source = ${forecasts.source} and later.item_id = ${forecasts.itemId}
        and later.due_at = ${forecasts.dueAtMs} and later.moment = 'passed_30')`,
  )
}
