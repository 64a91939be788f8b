import { useRead } from '../../backend/reads/use-read'

export type QuizOffer = { readonly running: string | null; readonly isOffered: boolean }

/**
 * The visitor's attempt at a trend's quiz that can be continued, from whichever tab; null until one is known. And
 * whether the trend has a quiz at all, which is taken for granted until the answer is there.
 */
export function useOffer(trendId: string): QuizOffer {
  const running = useRead(
    `running quiz of ${trendId}`,
    (backend, signal) => backend.quizzes.running({ trendId }, { signal }),
    // One that is over by now is not offered.
    { isKept: false },
  )
  return { running: running.data?.attemptId ?? null, isOffered: running.data?.isOffered ?? true }
}
