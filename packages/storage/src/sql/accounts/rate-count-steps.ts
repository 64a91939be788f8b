import type { RateCount, RatedTry } from '@trendverse/application/ports/limits'
import { type SQL, sql } from 'drizzle-orm'
import { cleanText } from '../../reading/clean-text'
import { rateCounts } from '../schema/accounts'
import type { Queries } from '../sql-database'

/**
 * Both statements lock the rows of their keys in the order they are given, since each step reads the one before it:
 * two that did so in different orders could wait for each other.
 */
const stepName = (place: number): SQL => sql`${sql.identifier(`step_${place}`)}`
const instantOf = (atMs: number): SQL => sql`${new Date(atMs).toISOString()}::timestamptz`
const whileFew = ({ tries }: RatedTry): SQL => (tries === null ? sql`` : sql` where count <= ${tries}`)

/** `RateCounter.addInTurn` in one statement. */
export async function addInTurn(queries: Queries, tries: readonly RatedTry[], nowMs: number): Promise<RateCount[]> {
  if (tries.length === 0) return []
  const now = instantOf(nowMs)
  const steps = tries.map(({ key, windowMs }, place) => {
    const end = instantOf(nowMs + windowMs)
    // a window that ends later than one could that begins now is of a clock that was set back: nobody waits for it
    const over = sql`(${rateCounts.endsAtMs} <= ${now} or ${rateCounts.endsAtMs} > ${end})`
    const before = tries[place - 1]
    const goesOn = before === undefined ? sql`` : sql` from ${stepName(place - 1)}${whileFew(before)}`
    return sql`${stepName(place)} as (
      insert into ${rateCounts} (key, count, ends_at) select ${cleanText(key)}, 1, ${end}${goesOn}
      on conflict (key) do update set
        count = case when ${over} then 1 else ${rateCounts.count} + 1 end,
        ends_at = case when ${over} then ${end} else ${rateCounts.endsAtMs} end
      returning count, ends_at)`
  })
  const counts = tries.map((_, place) => sql`select ${place}::int as place, count, ends_at from ${stepName(place)}`)
  const { rows } = await queries.execute<{ count: number; ends_at: string }>(
    sql`with ${sql.join(steps, sql`, `)} ${sql.join(counts, sql` union all `)} order by place`,
  )
  const { endsAtMs } = rateCounts
  return rows.map((row) => ({ count: row.count, endsAtMs: Number(endsAtMs.mapFromDriverValue(row.ends_at)) }))
}

/** `RateCounter.settle` in one statement. */
export async function settleInTurn(
  queries: Queries,
  takenBack: readonly string[],
  forgotten: readonly string[],
): Promise<void> {
  const changes = [
    ...takenBack.map((key) => ({ key, change: sql`update ${rateCounts} set count = greatest(count - 1, 0)` })),
    ...forgotten.map((key) => ({ key, change: sql`delete from ${rateCounts}` })),
  ]
  if (changes.length === 0) return
  const steps = changes.map(({ key, change }, place) => {
    // always true, once the step before has run
    const isTurn = place === 0 ? sql`` : sql` and (select count(*) from ${stepName(place - 1)}) >= 0`
    return sql`${stepName(place)} as (${change} where key = ${cleanText(key)}${isTurn} returning key)`
  })
  await queries.execute(sql`with ${sql.join(steps, sql`, `)} select count(*) from ${stepName(changes.length - 1)}`)
}
