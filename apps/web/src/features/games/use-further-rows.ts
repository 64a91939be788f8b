import { useState } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import { useServices } from '../../backend/services'
import type { Board, BoardRow } from './game-calls'

type Read = { readonly rows: readonly BoardRow[]; readonly nextCursor: string | null }

/** The rows of a board: its first page, and those below that were asked for. */
export function useFurtherRows(first: Board) {
  const { call } = useServices()
  const [read, setRead] = useState<Read>({ rows: [], nextCursor: first.nextCursor })
  const [phase, setPhase] = useState<'resting' | 'loading' | 'failed'>('resting')
  const { gameId, mode, board } = first
  const known = new Set(first.rows.map(({ runId }) => runId))
  const rows = [...first.rows, ...read.rows.filter(({ runId }) => !known.has(runId))]

  const load = async (): Promise<void> => {
    const cursor = read.nextCursor
    if (cursor === null || phase === 'loading') return
    setPhase('loading')
    try {
      const { data: next } = await call((backend) => backend.games.board({ gameId, mode, board, cursor }))
      setRead({ rows: [...read.rows, ...next.rows], nextCursor: next.nextCursor })
      setPhase('resting')
    } catch (cause) {
      logFailure('Further rows of a board could not be read.', cause)
      setPhase('failed')
    }
  }
  return {
    rows,
    load,
    hasMore: read.nextCursor !== null,
    isLoading: phase === 'loading',
    hasFailed: phase === 'failed',
  }
}
