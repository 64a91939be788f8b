import type { GameMode } from '@trendverse/domain/games/game-run'
import { useRead } from '../../backend/reads/use-read'

export type BoardOf = {
  readonly gameId: string
  readonly mode: GameMode
  /** A day, `2026-11-22` in UTC, or all of them. */
  readonly board: string
  /** Changes when this page has made a new place. */
  readonly version?: string
}

/** The first page of a board, with the visitor's own row. */
export function useBoard({ gameId, mode, board, version = '' }: BoardOf) {
  return useRead(['board', gameId, board, mode, version].join(' '), (backend, signal) =>
    backend.games.board({ gameId, board, mode }, { signal }),
  )
}
