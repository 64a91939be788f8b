import type { Backend } from '@trendverse/contract/contract'
import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import { useEffect, useState } from 'react'
import { type Read, useRead } from '../../../backend/reads/use-read'

/** How the quiz of the day stands for the visitor. */
export type Today = Awaited<ReturnType<Backend['quizzes']['today']>>['data']

/** @param attemptId The attempt that has just ended; what was read before it is no longer so. */
export function useToday(attemptId: string | null = null): Read<Today> {
  return useRead(
    `quiz of today ${attemptId ?? ''}`,
    (backend, signal) => backend.quizzes.today(undefined, { signal }),
    { isKept: false },
  )
}

/** How long it is until the next quiz, by the server's clock; 0 once it is there. */
export function useWaitMs({ nextAt, serverNow }: Pick<Today, 'nextAt' | 'serverNow'>): number {
  const [readAtMs] = useState(() => Date.now())
  const [nowMs, setNowMs] = useState(readAtMs)
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), MINUTE_MS / 2)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Date.parse(nextAt) - Date.parse(serverNow) - (nowMs - readAtMs))
}
