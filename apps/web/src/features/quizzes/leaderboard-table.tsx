import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { Badge } from '../../components/page/badge'
import { RelativeTime } from '../../components/text/relative-time'
import { timeLeftText } from '../../components/text/time-left-text'
import type { ShownRow } from './leaderboard-rows'
import './leaderboard-table.css'

type LeaderboardTableProps = {
  readonly caption: string
  readonly rows: readonly ShownRow[]
  /** Shown below the others. */
  readonly own: ShownRow | null
}

function LeaderboardRow({ row }: { readonly row: ShownRow }) {
  return (
    <tr data-own={row.isOwn || undefined}>
      <td className="quiz-place">{row.place ?? '–'}</td>
      <th scope="row">
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5">
          <span className="min-w-0 wrap-anywhere">{row.name}</span>
          {row.isSample && <Badge>Sample</Badge>}
          {row.isOwn && row.name !== 'You (guest)' && <Badge tone="accent">You</Badge>}
        </span>
        <span className="block text-xs font-normal text-faint">
          <RelativeTime at={row.date} />
        </span>
      </th>
      <td>{row.score}%</td>
      <td>{timeLeftText(row.time * SECOND_MS)}</td>
    </tr>
  )
}

/** QZ-26: who did best at a trend: name, score, time, date. The visitor's own row stands out. */
export function LeaderboardTable({ caption, rows, own }: LeaderboardTableProps) {
  return (
    <table className="leaderboard">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">Place</span>
          </th>
          <th scope="col">Name</th>
          <th scope="col">Score</th>
          <th scope="col">Time</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <LeaderboardRow key={row.id} row={row} />
        ))}
      </tbody>
      {own !== null && (
        <tbody className="leaderboard-own">
          <LeaderboardRow row={own} />
        </tbody>
      )}
    </table>
  )
}
