import { useNow } from '../../components/use-now'
import { clockText } from '../../components/zoned-time'
import type { ProfileData } from './read-profile-page'
import { remainingText } from './remaining-text'
import { untilText } from './until-text'

type DayLimitsProps = {
  readonly features: ProfileData['limits']['features']
  readonly resetsAt: string
  readonly timeZone: string
}

const ROWS = [
  { feature: 'quiz', name: 'Quizzes' },
  { feature: 'meme', name: 'Memes' },
  { feature: 'game', name: 'Games' },
] as const

/** LM: what is left of the day, and when the next one begins in the account's own zone. */
export function DayLimits({ features, resetsAt, timeZone }: DayLimitsProps) {
  const nowMs = useNow()
  const resetsAtMs = Date.parse(resetsAt)
  return (
    <section aria-labelledby="limits" className="profile-card">
      <h2 id="limits" className="text-xl">
        Today
      </h2>
      <dl className="grid gap-4">
        {ROWS.map(({ feature, name }) => {
          const { limit, usedToday, remaining, allowed, reason, message } = features[feature]
          return (
            <div key={feature} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1.5 text-sm">
              <dt>{name}</dt>
              <dd className="text-muted tabular-nums">{remainingText(limit, remaining)}</dd>
              {limit > 0 && (
                <dd className="col-span-2">
                  <progress
                    className="meter"
                    value={Math.min(usedToday, limit)}
                    max={limit}
                    aria-label={`${name} used today`}
                  />
                </dd>
              )}
              {!allowed && reason !== 'limit_reached' && message !== null && (
                <dd className="col-span-2 text-xs text-warn">{message}</dd>
              )}
            </div>
          )
        })}
      </dl>
      <p className="text-xs text-faint">
        Starts again at <time dateTime={resetsAt}>{clockText(resetsAtMs, timeZone)}</time>
        {untilText(resetsAtMs, nowMs)} · {timeZone.replaceAll('_', ' ')}
      </p>
    </section>
  )
}
