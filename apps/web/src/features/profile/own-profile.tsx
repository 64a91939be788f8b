import { lazy, Suspense } from 'react'
import { Skeleton } from '../../components/skeleton'
import { Achievements } from './achievements'
import { ActivitySection } from './activity-section'
import { DayLimits } from './day-limits'
import { ProfileHead } from './profile-head'
import { QuizHistory } from './quiz-history'
import type { ProfileData } from './read-profile-page'
import { StatTiles } from './stat-tiles'
import { StreakCard } from './streak-card'
import './profile.css'

/** With what draws them. */
const SavedMemes = lazy(() => import('./saved-memes').then((module) => ({ default: module.SavedMemes })))

/** Who one is here, what one did, and what is left for today. */
export function OwnProfile({ account, activity, limits, history, memes }: ProfileData) {
  return (
    <div className="page profile-page">
      <ProfileHead account={account} />
      <StatTiles stats={account.stats} />
      <div className="profile-columns">
        <ActivitySection days={activity.days} today={activity.today} />
        <div className="grid content-start gap-6">
          <StreakCard streak={activity.streak} today={activity.today} days={activity.days} />
          <DayLimits features={limits.features} resetsAt={account.usageResetsAt} timeZone={account.timeZone} />
        </div>
      </div>
      <QuizHistory history={history} timeZone={account.timeZone} />
      <Suspense fallback={<Skeleton className="h-64 w-full rounded-lg!" />}>
        <SavedMemes memes={memes} />
      </Suspense>
      <Achievements achievements={activity.achievements} timeZone={account.timeZone} />
    </div>
  )
}
