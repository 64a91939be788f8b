import type { Backend } from '@trendverse/contract/contract'
import { useRead } from '../../backend/reads/use-read'

export type QuizOffer = {
  /** The visitor's attempt that can be continued, from whichever tab. */
  readonly running: string | null
  /** What the questions would be about; null while that is unknown. */
  readonly outline: QuizOutline | null
}

/** What the questions would be about: so many the trend itself (null: a model is to write them), and what it names. */
export type QuizOutline = Pick<Awaited<ReturnType<Backend['quizzes']['running']>>['data'], 'ownQuestions' | 'topics'>

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
