import { AchievementCard } from './achievement-card'
import type { ProfileData } from './read-profile-page'

type AchievementsProps = {
  readonly achievements: ProfileData['activity']['achievements']
  readonly timeZone: string
}

/** OP-77: what was reached, and how far the rest is. */
export function Achievements({ achievements, timeZone }: AchievementsProps) {
  const earned = achievements.filter(({ awardedAt }) => awardedAt !== null).length
  return (
    <section aria-labelledby="achievements" className="grid gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="achievements" className="text-2xl">
          Achievements
        </h2>
        <p className="text-sm text-muted tabular-nums">
          {earned} of {achievements.length} earned
        </p>
      </div>
      <ul className="achievement-grid">
        {achievements.map((achievement) => (
          <AchievementCard key={achievement.id} achievement={achievement} timeZone={timeZone} />
        ))}
      </ul>
    </section>
  )
}
