import { useEffect, useState } from 'react'
import { logFailure } from '../../backend/log-failure'
import { useServices } from '../../backend/services'
import { useSession } from '../../backend/session/use-session'
import type { Board } from './quiz-calls'

/** The board of a trend; `loading` until it is here, `failed` when it could not be read. */
export function useBoard(trendId: string): Board | 'loading' | 'failed' {
  const { call } = useServices()
  const { user } = useSession()
  const userId = user?.id
  const [board, setBoard] = useState<Board | 'loading' | 'failed'>('loading')
  useEffect(() => {
    let isGone = false
    const read = async () => {
      try {
        const { data } = await call((backend) => backend.quizzes.leaderboard({ trendId }))
        if (!isGone) setBoard(data)
      } catch (cause) {
        logFailure('The board could not be read.', cause)
        if (!isGone) setBoard('failed')
      }
    }
    void read()
    return () => {
      isGone = true
    }
    // Own rows are marked for whoever asks.
  }, [trendId, userId, call])
  return board
}
