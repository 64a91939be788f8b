import { INTRO_BOARD_SIZE } from '@trendverse/domain/quizzes/leaderboard'
import { useEffect, useState } from 'react'
import { logFailure } from '../../backend/log-failure'
import { useServices } from '../../backend/services'
import { useSession } from '../../backend/session/use-session'
import { Skeleton } from '../../components/skeleton'
import { boardRows } from './board-rows'
import { BoardTable } from './board-table'
import type { Board } from './quiz-calls'

/** The board of a trend; `loading` until it is here, `failed` when it could not be read. */
function useBoard(trendId: string): Board | 'loading' | 'failed' {
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

/** QZ-02: the five best of a trend, before a quiz. */
export function IntroBoard({ trendId }: { readonly trendId: string }) {
  const board = useBoard(trendId)
  return (
    <section aria-labelledby="board" className="quiz-card content-start" aria-busy={board === 'loading'}>
      <h2 id="board" className="text-xl">
        Top {INTRO_BOARD_SIZE}
      </h2>
      <div className="quiz-board-room">
        {board === 'loading' ? (
          <BoardResting />
        ) : board === 'failed' ? (
          <p className="text-sm text-muted">The board did not arrive. The quiz works without it.</p>
        ) : board.entries.length === 0 ? (
          <p className="max-w-[34ch] text-sm text-muted">
            Nobody stands on this board yet. The first place is free; it needs an account.
          </p>
        ) : (
          <BoardTable
            caption="The five best"
            rows={boardRows(board, null).rows.slice(0, INTRO_BOARD_SIZE)}
            own={null}
          />
        )}
      </div>
    </section>
  )
}

function BoardResting() {
  return (
    <div aria-hidden="true" className="grid gap-3">
      {Array.from({ length: INTRO_BOARD_SIZE }, (_, index) => (
        <Skeleton key={index} className="h-11 w-full" />
      ))}
    </div>
  )
}
