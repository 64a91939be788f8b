import type { Account } from '@trendverse/domain/accounts/account'
import { STREAK_FREEZES } from '@trendverse/domain/accounts/streak'
import { lazyPart } from '../../components/browser/lazy-part'
import { Skeleton } from '../../components/page/skeleton'
import { countOf, countText } from '../../components/text/count-text'
import { Achievements } from './achievements'
import { dayName, lastDays } from './activity-days'
import { ActivitySection } from './activity-section'
import { DayLimits } from './day-limits'
import { ProfileHead } from './profile-head'
import { QuizHistory } from './quiz-history'
import type { ProfileData } from './read-profile-page'
import './profile.css'

type StreakCardProps = {
  readonly streak: ProfileData['activity']['streak']
  readonly today: string
  readonly days: ProfileData['activity']['days']
}

const WEEK_DAYS = 7
const FREEZES = Array.from({ length: STREAK_FREEZES }, (_, index) => index)
const LETTER = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'narrow' })

/** Days in a row, and how many may still be missed. */
function StreakCard({ streak, today, days }: StreakCardProps) {
  const week = lastDays(days, today, WEEK_DAYS)
  return (
    <section aria-labelledby="streak" className="profile-card">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="streak" className="text-xl">
          Streak
        </h2>
        <p className="text-sm text-muted">Longest: {countOf(streak.longest, 'day')}</p>
      </div>
      <p className="streak-count">
        {streak.current} <span>{streak.current === 1 ? 'day' : 'days'}</span>
      </p>
      <ul className="flex max-w-80 justify-between gap-1.5" aria-label="The last seven days">
        {week.map(({ day, total }) => (
          <li key={day} className="streak-day" data-active={total > 0 || undefined}>
            <span aria-hidden="true">{LETTER.format(Date.parse(`${day}T00:00:00Z`))}</span>
            <span className="sr-only">
              {dayName(day)}: {total > 0 ? 'active' : 'no activity'}
            </span>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-muted">
        <span aria-hidden="true" className="flex gap-1">
          {FREEZES.map((index) => (
            <svg key={index} viewBox="0 0 24 24" className="freeze" data-left={index < streak.freezesLeft || undefined}>
              <path d="M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5L12 7l2.5-2.5M9.5 19.5L12 17l2.5 2.5" />
            </svg>
          ))}
        </span>
        {countOf(streak.freezesLeft, 'freeze')} left. Each one protects your streak for one missed day.
      </p>
    </section>
  )
}

/** With what draws them. */
const SavedMemes = lazyPart(() => import('./saved-memes').then((module) => module.SavedMemes))

/** Who one is here, what one did, and what is left for today. */
export function OwnProfile({ account, activity, limits, history, memes }: ProfileData) {
  return (
    <div className="page profile-page">
      <ProfileHead account={account} />
      <StatTiles stats={account.stats} hasFinishedQuiz={account.stats.avgQuizScore > 0 || (history?.total ?? 0) > 0} />
      <div className="profile-columns">
        <ActivitySection days={activity.days} today={activity.today} />
        <div className="profile-side">
          <StreakCard streak={activity.streak} today={activity.today} days={activity.days} />
          <DayLimits features={limits.features} resetsAt={account.usageResetsAt} timeZone={account.timeZone} />
        </div>
      </div>
      <QuizHistory history={history} timeZone={account.timeZone} />
      <SavedMemes fallback={<Skeleton className="h-64 w-full rounded-lg!" />} memes={memes} />
      <Achievements achievements={activity.achievements} timeZone={account.timeZone} />
    </div>
  )
}

type StatTilesProps = { readonly stats: Account['stats']; readonly hasFinishedQuiz: boolean }

/** AC-03: everything ever done, in four figures. */
function StatTiles({ stats, hasFinishedQuiz }: StatTilesProps) {
  const tiles = [
    { label: 'Quizzes', value: countText(stats.totalQuizzes) },
    { label: 'Memes', value: countText(stats.totalMemes) },
    { label: 'Games', value: countText(stats.totalGames) },
    // Quizzes are counted when they begin. Before the first one is finished there is no average, and 0 would be an insult.
    { label: 'Average score', value: hasFinishedQuiz ? `${Math.round(stats.avgQuizScore).toString()}%` : '–' },
  ]
  return (
    <section aria-label="Statistics">
      <dl className="stat-tiles">
        {tiles.map(({ label, value }) => (
          <div key={label} className="stat-tile">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
