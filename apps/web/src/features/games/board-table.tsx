import { Link } from '@tanstack/react-router'
import type { BoardRow, ListedGame } from './game-calls'
import { scoreText } from './game-texts'
import { runLengthText } from './run-time-text'

type BoardTableProps = {
  readonly game: Pick<ListedGame, 'id' | 'measure' | 'figures'>
  readonly caption: string
  readonly rows: readonly BoardRow[]
  readonly ownRunId: string | null
}

/** Places of a board; each run that is kept can be watched. */
export function BoardTable({ game, caption, rows, ownRunId }: BoardTableProps) {
  const showsLength = game.figures.includes('length')
  return (
    <table className="game-board">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Place</th>
          <th scope="col">Player</th>
          {showsLength && <th scope="col">{game.measure === 'time' ? 'Time' : 'Moves'}</th>}
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.runId} aria-current={row.runId === ownRunId ? 'true' : undefined}>
            <td>{row.place}</td>
            <td>
              {row.hasLog ? (
                <Link
                  to="/play/$gameId"
                  params={{ gameId: game.id }}
                  search={{ run: row.runId }}
                  className="game-board-link"
                >
                  {row.username}
                  <span className="sr-only">: watch the run</span>
                </Link>
              ) : (
                row.username
              )}
            </td>
            {showsLength && <td>{runLengthText(row.ticks, game.measure)}</td>}
            <td>{scoreText(row.points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
