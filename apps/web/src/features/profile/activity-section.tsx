import { LinkButton } from '../../components/controls/link-button'
import { EmptyState } from '../../components/page/empty-state'
import { countOf } from '../../components/text/count-text'
import { ActivityChart } from './activity-chart'
import { type ActivityDay, dayName, lastDays } from './activity-days'
import type { ProfileData } from './read-profile-page'

/** The same days as a table, latest first, for those to whom bars say nothing. */
function ActivityTable({ days }: { readonly days: readonly ActivityDay[] }) {
  return (
    <details className="text-sm">
      <summary className="w-fit py-1 text-xs text-muted hover:text-text">Show as table</summary>
      <table className="mt-2 w-full text-left tabular-nums">
        <caption className="sr-only">What was done, day by day</caption>
        <thead className="text-xs text-faint">
          <tr>
            <th scope="col" className="py-1.5 font-medium">
              Day
            </th>
            {['Quizzes', 'Memes', 'Games'].map((name) => (
              <th key={name} scope="col" className="py-1.5 text-right font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((entry) => (
            <tr key={entry.day} className="border-t border-line">
              <th scope="row" className="py-1.5 font-normal text-muted">
                <time dateTime={entry.day}>{dayName(entry.day)}</time>
              </th>
              <td className="py-1.5 text-right">{entry.quizzes}</td>
              <td className="py-1.5 text-right">{entry.memes}</td>
              <td className="py-1.5 text-right">{entry.games}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

type ActivitySectionProps = { readonly days: ProfileData['activity']['days']; readonly today: string }

const SHOWN_DAYS = 30

/** GN-04: what was done, day by day, in the account's own days. */
export function ActivitySection({ days, today }: ActivitySectionProps) {
  const shown = lastDays(days, today, SHOWN_DAYS)
  const total = shown.reduce((sum, day) => sum + day.total, 0)
  const active = shown.filter((day) => day.total > 0).length
  return (
    <section aria-labelledby="activity" className="profile-card content-start">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="activity" className="text-xl">
          Last {SHOWN_DAYS} days
        </h2>
        {total > 0 && (
          <p className="text-sm text-muted tabular-nums">
            {countOf(total, 'thing')} done on {countOf(active, 'day')}
          </p>
        )}
      </div>
      {total === 0 ? (
        <EmptyState
          title="Your first day is still ahead"
          text="What you do here is counted by day, in your own time zone, and shows up as bars. Until then, look around."
        >
          <LinkButton to="/">Fly to a planet</LinkButton>
          <LinkButton to="/trends">See the trends</LinkButton>
        </EmptyState>
      ) : (
        <>
          <ActivityChart
            days={shown}
            label={`${total.toString()} done on ${active.toString()} of ${SHOWN_DAYS.toString()} days`}
          />
          <ActivityTable days={shown} />
        </>
      )}
    </section>
  )
}
