import type { ReactNode } from 'react'
import { countText } from '../../../components/text/count-text'
import { ExactTime } from '../../../components/text/exact-time'
import type { OpenUser } from './admin-user-types'
import { usesText } from './user-words'

type Line = { readonly id: string; readonly text: ReactNode; readonly at: string }

function Latest({
  title,
  total,
  lines,
}: {
  readonly title: string
  readonly total: number
  readonly lines: readonly Line[]
}) {
  return (
    <section className="grid grid-cols-1 gap-1">
      <h3 className="text-sm font-medium">
        {title} <span className="text-muted tabular-nums">{countText(total)}</span>
      </h3>
      {lines.length === 0 ? (
        <p className="text-sm text-muted">None.</p>
      ) : (
        <ul className="grid grid-cols-1 text-sm">
          {lines.map(({ id, text, at }) => (
            <li key={id} className="flex items-baseline justify-between gap-4 border-t border-line py-2">
              <span className="min-w-0 truncate">{text}</span>
              <span className="shrink-0">
                <ExactTime at={at} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** What an account made: how much, and the latest few. */
export function UserContent({ user }: { readonly user: OpenUser }) {
  const { quizzes, memes, runs, days } = user
  return (
    <div className="grid grid-cols-1 gap-6">
      <Latest
        title="Quizzes"
        total={quizzes.total}
        lines={quizzes.latest.map(({ id, trendName, right, questions, finishedAt }) => ({
          id,
          text: `${trendName}: ${right} of ${questions} right`,
          at: finishedAt,
        }))}
      />
      <Latest
        title="Memes"
        total={memes.total}
        lines={memes.latest.map(({ id, trendName, text, madeAt }) => ({
          id,
          text: `${trendName}: ${text}`,
          at: madeAt,
        }))}
      />
      <Latest
        title="Game runs"
        total={runs.total}
        lines={runs.latest.map(({ id, gameId, mode, points, startedAt }) => ({
          id,
          text: `${gameId}, ${mode}: ${points === null ? 'no result' : `${countText(points)} points`}`,
          at: startedAt,
        }))}
      />
      <section className="grid grid-cols-1 gap-1">
        <h3 className="text-sm font-medium">Used in the last 30 days</h3>
        {days.length === 0 ? (
          <p className="text-sm text-muted">No activity.</p>
        ) : (
          <ul className="grid grid-cols-1 text-sm">
            {days.map(({ day, memes: made, quizzes: taken, games }) => (
              <li key={day} className="flex justify-between gap-4 border-t border-line py-2 tabular-nums">
                <span>{day}</span>
                <span className="text-muted">{usesText({ memes: made, quizzes: taken, games })}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}
