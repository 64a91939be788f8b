import { useRead } from '../../backend/reads/use-read'

export type QuizOffer = {
  /** The visitor's attempt that can be continued, from whichever tab. */
  readonly running: string | null
  /** What the questions would be about; null while that is unknown. */
  readonly outline: QuizOutline | null
}

export type QuizOutline = {
  /** About the trend itself; null where a model is to write them all. */
  readonly ownQuestions: number | null
  /** About what the trend names. */
  readonly topics: readonly { readonly name: string; readonly questions: number }[]
}

/** The way into a trend's quiz. */
export function useOffer(trendId: string): QuizOffer {
  const { data } = useRead(
    `running quiz of ${trendId}`,
    (backend, signal) => backend.quizzes.running({ trendId }, { signal }),
    // One that is over by now is not offered.
    { isKept: false },
  )
  return { running: data?.attemptId ?? null, outline: data }
}
