import { achievementProgress } from '@trendverse/domain/accounts/achievements'
import { streakOf } from '@trendverse/domain/accounts/streak'
import type { User } from '@trendverse/domain/accounts/user'
import { dayPlus } from '@trendverse/domain/limits/account-day'
import { NOTHING_USED } from '@trendverse/domain/limits/daily-limit'
import { ownDay } from '@trendverse/domain/limits/own-day'
import { gameFacts } from '../games/follow-run'
import { factsOf } from '../limits/award-achievements'
import type { DayOfUse } from '../ports/limits'
import type { Needs } from '../ports/ports'

const SHOWN_DAYS = 365
/** Before anybody's first day here. */
export const FIRST_DAY = '2000-01-01'

/** Quizzes of the day are no booked use (OP-84), and something done all the same. Their days are those of UTC, none after today. */
function withDailyQuizzes(
  booked: readonly DayOfUse[],
  dailyDays: readonly string[],
  today: string,
): readonly DayOfUse[] {
  const days = new Map(booked.map(({ day, used }) => [day, used]))
  for (const dailyDay of dailyDays) {
    const day = dailyDay > today ? today : dailyDay
    const used = days.get(day) ?? NOTHING_USED
    days.set(day, { ...used, quizzes: used.quizzes + 1 })
  }
  return [...days].map(([day, used]) => ({ day, used })).sort((a, b) => (a.day < b.day ? -1 : 1))
}

/** What an account did (GN-04): days of the last year, the streak in its own time zone, achievements with progress. */
export async function getActivity(
  ports: Needs<'clock' | 'gameLibrary' | 'gameRuns' | 'games' | 'log' | 'quizzes' | 'settings' | 'usage'>,
  user: User,
) {
  const { day: today } = ownDay(user, ports.clock.nowMs())
  const [booked, dailyDays, { hadPerfectQuiz }, games] = await Promise.all([
    ports.usage.listDays(user.id, FIRST_DAY),
    ports.quizzes.listDaysTaken(user.id),
    ports.quizzes.statsOf(user.id),
    gameFacts(ports, user.id),
  ])
  const days = withDailyQuizzes(booked, dailyDays, today)
  const firstShown = dayPlus(today, 1 - SHOWN_DAYS)
  return {
    today,
    days: days.filter(({ day }) => day >= firstShown).map(({ day, used }) => ({ day, ...used })),
    streak: streakOf(
      days.map(({ day }) => day),
      today,
    ),
    achievements: achievementProgress(factsOf(user, { hadPerfectQuiz, games }), user.achievements).map(
      ({ awardedAtMs, ...progress }) => ({
        ...progress,
        awardedAt: awardedAtMs === null ? null : new Date(awardedAtMs).toISOString(),
      }),
    ),
  }
}
