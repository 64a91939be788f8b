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
        <caption className="sr-only">Activity, day by day</caption>
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

const LIST = new Intl.ListFormat('en-GB')

/** A chart with a single bar compares nothing: one day alone is a sentence. */
function OnlyDay({ entry }: { readonly entry: ActivityDay }) {
  const parts = [
    ...(entry.quizzes > 0 ? [countOf(entry.quizzes, 'quiz', 'quizzes')] : []),
    ...(entry.memes > 0 ? [countOf(entry.memes, 'meme')] : []),
    ...(entry.games > 0 ? [countOf(entry.games, 'game')] : []),
  ]
  return (
    <p>
      <time dateTime={entry.day}>{dayName(entry.day)}</time>: {LIST.format(parts)}. Come back another day and this will
      become a chart.
    </p>
  )
}

type ActivitySectionProps = { readonly days: ProfileData['activity']['days']; readonly today: string }

const SHOWN_DAYS = 30

function activityText(total: number, days: number): string {
  return `${total.toString()} ${total === 1 ? 'activity' : 'activities'} on ${countOf(days, 'day')}`
}

/** GN-04: what was done, day by day, in the account's own days. */
export function ActivitySection({ days, today }: ActivitySectionProps) {
  const shown = lastDays(days, today, SHOWN_DAYS)
  const total = shown.reduce((sum, day) => sum + day.total, 0)
  const activeDays = shown.filter((day) => day.total > 0)
  const active = activeDays.length
  const [firstDay] = activeDays
  return (
    <section aria-labelledby="activity" className="profile-card content-start">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="activity" className="text-xl">
          Last {SHOWN_DAYS} days
        </h2>
        {total > 0 && <p className="text-sm text-muted tabular-nums">{activityText(total, active)}</p>}
      </div>
      {total === 0 ? (
        <EmptyState title="No activity yet" text="Your quizzes, memes and games will appear here, day by day.">
          <LinkButton to="/">Fly to a planet</LinkButton>
          <LinkButton to="/trends">See the trends</LinkButton>
        </EmptyState>
      ) : (
        <>
          {firstDay !== undefined && active === 1 ? (
            <OnlyDay entry={firstDay} />
          ) : (
            <ActivityChart
              days={shown}
              label={`${activityText(total, active)} out of the last ${SHOWN_DAYS.toString()}`}
            />
          )}
          <ActivityTable days={shown} />
        </>
      )}
    </section>
  )
}
