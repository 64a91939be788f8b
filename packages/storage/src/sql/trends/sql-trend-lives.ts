import type { StarName, TrendLives } from '@trendverse/application/ports/trend-lives'
import { GOES_ON, MOST_HOURS } from '@trendverse/domain/galaxy/life'
import type { NamedStars } from '@trendverse/domain/galaxy/named-stars'
import type { RecordedLife } from '@trendverse/domain/galaxy/recorded-life'
import { emptyColumns, type StarColumns } from '@trendverse/domain/galaxy/star-columns'
import { isUuid } from '@trendverse/domain/primitives/is-uuid'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import { CATEGORIES } from '@trendverse/domain/trends/categories/category'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { toStarName } from '../../reading/star-name'
import { inBatches } from '../insert-in-batches'
import { trendLives, trends } from '../schema/trends'
import type { Queries, SqlDatabase } from '../sql-database'
import { isShown } from './sql-trend-reader'

/** `goesOn` of the domain, in SQL. */
const GOES_ON_NOW = sql`${trends.status} = 'active' and ${trends.lifecycle} <> 'dormant' and jsonb_array_length(${trends.sources}) > 0`

const TRENDS_PER_QUESTION = 1_000
/** The last number that the column of numbers holds; the database refuses a question about a greater one. */
const LAST_NUMBER = 2_147_483_647

/** Lives in SQL. */
export function sqlTrendLives(database: SqlDatabase): TrendLives {
  return {
    findLives: (ids) =>
      database.run(async (queries) => {
        const lives = new Map<Uuid, RecordedLife>()
        await inBatches(
          ids.filter(isUuid),
          async (batch) => {
            const rows = await queries.select().from(trendLives).where(inArray(trendLives.trendId, batch))
            for (const { number: _, trendId, ...life } of rows) if (trendId !== null) lives.set(trendId, life)
          },
          TRENDS_PER_QUESTION,
        )
        return lives
      }),
    listStars: () => database.run(listStars),
    listNames: () => database.run(listNames),
    nameStars: ({ numbers = [], ids = [] }) =>
      database.run(async (queries): Promise<StarName[]> => {
        const { id, name, category, color, status, lifecycle, sources, origin } = trends
        const storable = numbers.filter((number) => number <= LAST_NUMBER)
        const rows = await queries
          .select({ number: trendLives.number, id, name, category, color, status, lifecycle, sources, origin })
          .from(trendLives)
          .innerJoin(trends, eq(trends.id, trendLives.trendId))
          .where(and(or(inArray(trendLives.number, storable), inArray(trendLives.trendId, [...ids])), isShown))
          .orderBy(asc(trendLives.number))
        return rows.map(toStarName)
      }),
  }
}

/** A column of a query as four-byte numbers. */
const asColumn = (name: string) => sql.raw(`string_agg(int4send(${name}), ''::bytea) as ${name}`)

/**
 * All stars in one row of seven values, each a column of four-byte numbers: a row for each star would take a second to
 * read for 100,000 of them, on the thread that answers visitors.
 */
async function listStars(queries: Queries): Promise<StarColumns> {
  const bornHour = sql`greatest(${trendLives.bornHour}, 0)`
  const hours = (hour: unknown) => sql`least(greatest(${hour} - ${bornHour}, 0), ${sql.raw(String(MOST_HOURS))})`
  const places = sql.raw(`array[${CATEGORIES.map((name) => `'${name}'`).join()}]`)
  const { rows } = await queries.execute(sql`
    select ${sql.join(['number', 'born', 'peak', 'last', 'reach', 'category', 'family'].map(asColumn), sql`, `)} from (
      select ${trendLives.number} as number, ${bornHour} as born, ${hours(trendLives.peakHour)} as peak,
        case when ${GOES_ON_NOW} then ${sql.raw(String(GOES_ON))}
          else ${hours(sql`greatest(${trendLives.lastHour}, ${trendLives.peakHour})`)} end as last,
        ${trendLives.reach} as reach, array_position(${places}, ${trends.category}) - 1 as category,
        ${trendLives.family} as family
      from ${trendLives} join ${trends} on ${trends.id} = ${trendLives.trendId}
      where ${isShown} order by ${trendLives.number}
    ) as stars`)
  const columns = rows[0] ?? {}
  const stars = emptyColumns(bytesOf(columns.number).length / 4)
  readColumn(columns.number, stars.numbers)
  readColumn(columns.born, stars.bornHours)
  readColumn(columns.peak, stars.peakHours)
  readColumn(columns.last, stars.lastHours)
  readColumn(columns.reach, stars.reaches)
  readColumn(columns.category, stars.categories)
  readColumn(columns.family, stars.families)
  return stars
}

/** What all stars are found by, in one row as well. */
async function listNames(queries: Queries): Promise<NamedStars> {
  // No line ends within a name.
  const { rows } = await queries.execute(sql`
    select ${asColumn('number')}, ${asColumn('reach')}, string_agg(translate(name, E'\\n', ' '), E'\\n') as names from (
      select ${trendLives.number} as number, ${trendLives.reach} as reach, ${trends.name} as name
      from ${trendLives} join ${trends} on ${trends.id} = ${trendLives.trendId}
      where ${isShown} order by ${trendLives.number}
    ) as stars`)
  const columns = rows[0] ?? {}
  const length = bytesOf(columns.number).length / 4
  const stars = { numbers: new Uint32Array(length), reaches: new Uint8Array(length) }
  readColumn(columns.number, stars.numbers)
  readColumn(columns.reach, stars.reaches)
  return { ...stars, names: typeof columns.names === 'string' ? columns.names.split('\n') : [] }
}

/** No stars are no bytes. */
const bytesOf = (column: unknown): Uint8Array => (column instanceof Uint8Array ? column : new Uint8Array())

/** Reads four-byte numbers, the greatest byte first. */
function readColumn(column: unknown, into: Uint32Array | Uint16Array | Uint8Array): void {
  const bytes = bytesOf(column)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let row = 0; row < into.length; row += 1) into[row] = view.getInt32(4 * row)
}
