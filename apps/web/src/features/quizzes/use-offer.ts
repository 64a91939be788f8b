import { useRead } from '../../backend/reads/use-read'

export type QuizOffer = {
  /** The visitor's attempt that can be continued, from whichever tab. */
  readonly running: string | null
  /** How many questions would be about the trend itself; null while that is unknown, or where a model is to write them. */
  readonly ownQuestions: number | null
}

/** The way into a trend's quiz. */
export function useOffer(trendId: string): QuizOffer {
  const running = useRead(
    `running quiz of ${trendId}`,
    (backend, signal) => backend.quizzes.running({ trendId }, { signal }),
    // One that is over by now is not offered.
    { isKept: false },
  )
  return { running: running.data?.attemptId ?? null, ownQuestions: running.data?.ownQuestions ?? null }
}
