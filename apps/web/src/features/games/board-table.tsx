import { Link } from '@tanstack/react-router'
import type { BoardRow } from './game-calls'
import { scoreText } from './game-texts'
import { runTimeText } from './run-time-text'

type BoardTableProps = {
  readonly gameId: string
  readonly caption: string
  readonly rows: readonly BoardRow[]
  readonly ownRunId: string | null
}

/** Places of a board; each run that is kept can be watched. */
export function BoardTable({ gameId, caption, rows, ownRunId }: BoardTableProps) {
  return (
    <table className="game-board">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Place</th>
          <th scope="col">Player</th>
          <th scope="col">Time</th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.runId} aria-current={row.runId === ownRunId ? 'true' : undefined}>
            <td>{row.place}</td>
            <td>
              {row.hasLog ? (
                <Link to="/play/$gameId" params={{ gameId }} search={{ run: row.runId }} className="game-board-link">
                  {row.username}
                  <span className="sr-only">: watch the run</span>
                </Link>
              ) : (
                row.username
              )}
            </td>
            <td>{runTimeText(row.ticks)}</td>
            <td>{scoreText(row.points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
