import type { GameMode } from '@trendverse/domain/games/game-run'
import { Skeleton } from '../../components/page/skeleton'
import { BoardTable } from './board-table'
import type { ListedGame } from './game-calls'
import { scoreText } from './game-texts'
import { useBoard } from './use-board'
import { useToday } from './use-today'

/** Rows of a board in the catalogue. */
const ROWS = 3

type TodaysBoardProps = {
  readonly game: Pick<ListedGame, 'id' | 'measure' | 'figures' | 'name'>
  readonly mode: GameMode
}

/** The best of today in one game, and where the visitor stands. */
export function TodaysBoard({ game, mode }: TodaysBoardProps) {
  const { phase, data } = useBoard({ gameId: game.id, mode, board: useToday() })
  if (phase === 'loading') return <Skeleton className="h-24 w-full" />
  if (phase === 'failed') return null
  const { rows, own, scope } = data
  return (
    <div className="grid gap-2">
      <h3 className="text-base font-semibold">{scope === 'device' ? 'On this device' : 'Today'}</h3>
      {rows.length === 0 ? (
        <p className="text-sm text-muted">No scores yet today. Be the first on this leaderboard.</p>
      ) : (
        <BoardTable
          game={game}
          caption={`Today’s best scores in ${game.name}`}
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
