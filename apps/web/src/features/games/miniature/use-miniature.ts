import type { GameMode } from '@trendverse/domain/games/game-run'
import { dayPlus } from '@trendverse/domain/limits/account-day'
import type { Miniature } from '@trendverse/games/miniature'
import { miniatureOf } from '@trendverse/games/miniatures'
import { useRead } from '../../../backend/reads/use-read'
import { useToday } from '../use-today'

type MiniatureOf = { readonly gameId: string; readonly mode: GameMode | null; readonly isWanted: boolean }

/**
 * The best run of yesterday in small, which gives nothing of today's course away. Null while it is not wanted or not here,
 * and where nobody played.
 */
export function useMiniature({ gameId, mode, isWanted }: MiniatureOf): Miniature | null {
  const yesterday = dayPlus(useToday(), -1)
  const load = miniatureOf(gameId)
  const { data } = useRead(
    isWanted && load !== null && mode !== null ? `miniature ${gameId} ${mode} ${yesterday}` : null,
    async (backend, signal): Promise<{ data: { readonly miniature: Miniature | null } }> => {
      const none = { data: { miniature: null } }
      if (load === null || mode === null) return none
      const { data: board } = await backend.games.board({ gameId, board: yesterday, mode }, { signal })
      const best = board.rows.find(({ hasLog }) => hasLog)
      if (best === undefined) return none
      const { data: run } = await backend.games.run({ runId: best.runId }, { signal })
      if (run.log === null) return none
      const [{ data: pack }, { openMiniature }] = await Promise.all([
        backend.games.pack({ packId: run.packId }, { signal }),
        load(),
      ])
      return { data: { miniature: openMiniature({ ...run, log: run.log, content: pack.content }) } }
    },
  )
  return data?.miniature ?? null
}
