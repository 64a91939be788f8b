import { Link } from '@tanstack/react-router'
import type { GameMode } from '@trendverse/domain/games/game-run'
import type { ListedGame } from './game-calls'
import { useBoard } from './use-board'
import { useToday } from './use-today'

/** GN-03: runs are for accounts. Guests read so before they press, and may watch how the best one plays. */
export function GuestStart({ game, mode }: { readonly game: Pick<ListedGame, 'id'>; readonly mode: GameMode }) {
  const { data } = useBoard({ gameId: game.id, mode, board: 'all-time' })
  const today = useToday()
  // Runs of today are held back until the day is over.
  const best = data?.rows.find(({ hasLog, day }) => hasLog && day < today)
  return (
    <p className="text-sm text-muted">
      You need a free account to play. Sign up and we’ll bring you back to this game.{' '}
      {best !== undefined && (
        <Link
          to="/play/$gameId"
          params={{ gameId: game.id }}
          search={{ run: best.runId }}
          className="text-link text-text"
        >
          Watch the best run first
        </Link>
      )}
    </p>
  )
}
