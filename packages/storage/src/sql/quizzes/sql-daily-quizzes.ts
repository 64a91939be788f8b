import type { DailyQuizRepository } from '@trendverse/application/ports/daily-quizzes'
import { eq } from 'drizzle-orm'
import { dailyQuizzes } from '../schema/quizzes'
import type { Queries, SqlDatabase } from '../sql-database'

/** Quizzes of the day in SQL. Of two of one day the primary key lets one in. */
export function sqlDailyQuizzes(database: SqlDatabase): DailyQuizRepository {
  const find = async (queries: Queries, day: string) => {
    const [row] = await queries.select().from(dailyQuizzes).where(eq(dailyQuizzes.day, day))
    return row ?? null
  }
  return {
    find: (day) => database.run((queries) => find(queries, day)),
    keep: (made) =>
      database.run(async (queries) => {
        await queries.insert(dailyQuizzes).values(made).onConflictDoNothing()
        const kept = await find(queries, made.day)
        if (kept === null) throw new Error('a quiz of the day was neither kept nor found')
        return kept
      }),
  }
}
