import { HOUR_MS, MINUTE_MS } from '@trendverse/domain/primitives/time'
import { useNow } from '../../components/browser/use-now'
import { clockText } from '../../components/text/zoned-time'
import type { ProfileData } from './read-profile-page'

/** What is left of a daily limit, in words; -1 is without end (LM-03). */
export function remainingText(limit: number, remaining: number): string {
  if (limit < 0) return 'Unlimited'
  if (limit === 0) return 'None'
  return remaining === 0 ? `All ${limit.toString()} used` : `${remaining.toString()} of ${limit.toString()} left`
}

/** How long it is until an instant, to stand behind it: `, in 5 h 12 min`; nothing once it has passed. */
export function untilText(atMs: number, nowMs: number): string {
  const minutes = Math.ceil((atMs - nowMs) / MINUTE_MS)
  if (Number.isNaN(minutes) || minutes <= 0) return ''
  const hours = Math.floor((minutes * MINUTE_MS) / HOUR_MS)
  const rest = minutes % 60
  const parts = [hours > 0 && `${hours.toString()} h`, rest > 0 && `${rest.toString()} min`].filter(Boolean)
  return `, in ${parts.join(' ')}`
}

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
        Resets at <time dateTime={resetsAt}>{clockText(resetsAtMs, timeZone)}</time>
        {untilText(resetsAtMs, nowMs)} · {timeZone.replaceAll('_', ' ')}
      </p>
    </section>
  )
}
