import { useEffect, useState } from 'react'
import { logFailure } from '../../backend/log-failure'
import { useServices } from '../../backend/services'
import { useSession } from '../../backend/session/use-session'

type Heard = { readonly userId: string | null; readonly attemptId: string | null }

/** The visitor's attempt of a trend that can be gone on with, whoever began it in whichever tab; null until one is known. */
export function useRunningQuiz(trendId: string): string | null {
  const { call } = useServices()
  const { user } = useSession()
  const userId = user?.id ?? null
  const [heard, setHeard] = useState<Heard | null>(null)
  useEffect(() => {
    let isGone = false
    const ask = async () => {
      try {
        const { data } = await call((backend) => backend.quizzes.running({ trendId }))
        if (!isGone) setHeard({ userId, attemptId: data.attemptId })
      } catch (cause) {
        // Whoever starts a quiz goes on with the running one all the same.
        logFailure('It could not be read whether a quiz is running.', cause)
      }
    }
    void ask()
    return () => {
      isGone = true
    }
  }, [trendId, userId, call])
  return heard?.userId === userId ? heard.attemptId : null
}
