import { useRead } from '../../backend/reads/use-read'
import { Skeleton } from '../../components/page/skeleton'
import { BoardTable } from './board-table'
import type { ListedGame } from './game-calls'
import { scoreText } from './game-texts'
import { useToday } from './use-today'

/** Rows of a board in the catalogue. */
const ROWS = 3

/** The best of today in one game, and where the visitor stands. */
export function TodaysBoard({ game }: { readonly game: Pick<ListedGame, 'id' | 'name'> }) {
  const day = useToday()
  const { phase, data } = useRead(`board ${game.id} ${day} normal `, (backend, signal) =>
    backend.games.board({ gameId: game.id, board: day, mode: 'normal' }, { signal }),
  )
  if (phase === 'loading') return <Skeleton className="h-24 w-full" />
  if (phase === 'failed') return null
  const { rows, own, scope } = data
  return (
    <div className="grid gap-2">
      <h3 className="text-base font-semibold">{scope === 'device' ? 'On this device' : 'Today'}</h3>
      {rows.length === 0 ? (
        <p className="text-sm text-muted">Nobody has played today yet: the first place is free.</p>
      ) : (
        <BoardTable
          gameId={game.id}
          caption={`The best of today in ${game.name}`}
          rows={rows.slice(0, ROWS)}
          ownRunId={own?.runId ?? null}
        />
      )}
      {own !== null && (
        <p className="text-sm text-muted">{`You: ${scoreText(own.points)} points, place ${own.place}.`}</p>
      )}
    </div>
  )
}
