import { useRead } from '../../backend/reads/use-read'
import { useSession } from '../../backend/session/use-session'
import type { ListedGame, OpenRun } from './game-calls'

/** The signed-in player's unfinished run of a game; null when there is none or it is not known yet. */
export function useOpenRun(game: ListedGame): OpenRun | null {
  const { user } = useSession()
  const isAsked = user !== null && game.measure === 'moves' && game.modes.length > 0
  const { data } = useRead(
    isAsked ? `open run of ${game.id}` : null,
    (backend, signal) => backend.games.open({ gameId: game.id }, { signal }),
    { isKept: false },
  )
  return data ?? null
}
