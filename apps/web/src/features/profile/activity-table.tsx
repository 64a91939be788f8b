import { type ActivityDay, dayName } from './activity-days'

/** The same days as a table, latest first, for those to whom bars say nothing. */
export function ActivityTable({ days }: { readonly days: readonly ActivityDay[] }) {
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
