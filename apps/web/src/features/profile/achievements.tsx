import type { CSSProperties } from 'react'
import { exactText } from '../../components/text/zoned-time'
import { ACHIEVEMENT_TEXTS } from './achievement-texts'
import { BadgeArt } from './badge-art'
import type { ProfileData } from './read-profile-page'

type AchievementCardProps = {
  readonly achievement: ProfileData['activity']['achievements'][number]
  readonly timeZone: string
}

/** One achievement: its badge in colour once it is earned, else how far it is. */
function AchievementCard({ achievement: { id, current, target, awardedAt }, timeZone }: AchievementCardProps) {
  const { name, text, hue } = ACHIEVEMENT_TEXTS[id]
  // A custom property, which the type of styles does not list.
  const colour = { '--badge': hue } as CSSProperties
  return (
    <li className="achievement" style={colour} data-earned={awardedAt !== null || undefined}>
      <span className="achievement-patch">
        <BadgeArt id={id} className="size-full" />
      </span>
      <div className="grid w-full content-start gap-1">
        <h3 className="text-base">{name}</h3>
        <p className="text-sm text-muted">{text}</p>
        {awardedAt === null ? (
          <p className="mt-1.5 flex items-center gap-2.5 text-xs text-muted tabular-nums">
            <progress className="meter" value={current} max={target} aria-label={`Progress of ${name}`} />
            {current} of {target}
          </p>
        ) : (
          <p className="mt-1.5 text-xs font-medium">
            Earned <time dateTime={awardedAt}>{exactText(Date.parse(awardedAt), timeZone).split(',')[0]}</time>
          </p>
        )}
      </div>
    </li>
  )
}

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
