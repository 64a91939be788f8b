import { dayOfDailyQuiz } from '@trendverse/domain/quizzes/daily/daily-quiz'
import { composeLeaderboard, type LeaderboardEntry } from '@trendverse/domain/quizzes/leaderboard'
import type { Difficulty } from '@trendverse/domain/quizzes/question'
import type { Caller } from '../accounts/caller'
import type { Needs } from '../ports/ports'
import { trendNotFound } from '../trends/get-trend'
import { settledTrendId } from '../trends/settled-trend-id'

type LeaderboardRow = {
  readonly id: string
  readonly username: string
  readonly score: number
  readonly time: number
  readonly date: string
  readonly isSample: boolean
  readonly isOwn: boolean
}

export type Leaderboard = { readonly entries: readonly LeaderboardRow[]; readonly own: LeaderboardRow | null }

/**
 * The leaderboard of quizzes of one difficulty about a trend, or about the one it became part of (OP-85), as a caller sees it
 * (QZ-15, QZ-27, OP-39): the own row below it where it is not among the ten.
 */
export async function readLeaderboard(
  ports: Needs<'quizzes' | 'trends'>,
  caller: Caller,
  trendId: string,
  difficulty: Difficulty,
): Promise<Leaderboard> {
  const userId = caller.kind === 'guest' ? null : caller.user.id
  const { entries, own } = await ports.quizzes.readLeaderboard(await settledTrendId(ports, trendId), userId, difficulty)
  const shown = composeLeaderboard(entries)
  const rowOf = (entry: LeaderboardEntry): LeaderboardRow => ({
    id: entry.id,
    username: entry.username,
    score: entry.score,
    time: entry.time,
    date: new Date(entry.achievedAtMs).toISOString(),
    isSample: entry.isSample,
    isOwn: userId !== null && entry.userId === userId,
  })
  const isShown = own === null || shown.some(({ id }) => id === own.id)
  return { entries: shown.map(rowOf), own: isShown ? null : rowOf(own) }
}

/** The same for anybody who asks, and of a quiz of the day; of a trend that is not there or not shown there is none. Throws `trend_not_found`. */
export async function getLeaderboard(
  ports: Needs<'quizzes' | 'trends'>,
  caller: Caller,
  trendId: string,
  difficulty: Difficulty,
): Promise<Leaderboard> {
  if (dayOfDailyQuiz(trendId) !== null) return readLeaderboard(ports, caller, trendId, difficulty)
  const id = await settledTrendId(ports, trendId)
  if (!(await ports.trends.listActive()).some((trend) => trend.id === id)) throw trendNotFound()
  return readLeaderboard(ports, caller, id, difficulty)
}
