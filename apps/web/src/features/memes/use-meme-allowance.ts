import { remainingOf } from '@trendverse/domain/limits/daily-limit'
import { useCallback, useEffect, useState } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import { useServices } from '../../backend/services'

/** What its maker did and may do (MM-10). */
export type MemeAllowance = {
  readonly total: number
  readonly today: number
  /** -1 is without end (LM-03). */
  readonly remaining: number
  /** Why nothing more is made right now, in words; null: something is. */
  readonly refusal: { readonly isLimit: boolean; readonly text: string } | null
}

const LOCKED = 'Memes are not open to you right now.'

/** Null until it is known; whoever may make none hears so when they try. */
export function useMemeAllowance(): { readonly allowance: MemeAllowance | null; readonly ask: () => void } {
  const { call } = useServices()
  const [allowance, setAllowance] = useState<MemeAllowance | null>(null)
  const [asked, setAsked] = useState(1)
  useEffect(() => {
    let isGone = false
    const read = async () => {
      try {
        const [me, limits] = await Promise.all([
          call((backend) => backend.auth.me()),
          call((backend) => backend.account.limits()),
        ])
        if (isGone) return
        const { allowed, reason, message, limit, usedToday } = limits.data.features.meme
        setAllowance({
          total: me.data.stats.totalMemes,
          today: usedToday,
          remaining: remainingOf(limit, usedToday),
          refusal: allowed ? null : { isLimit: reason === 'limit_reached', text: message ?? LOCKED },
        })
      } catch (cause) {
        logFailure('It could not be read how many memes may be made.', cause)
      }
    }
    void read()
    return () => {
      isGone = true
    }
  }, [call, asked])
  return { allowance, ask: useCallback(() => setAsked((before) => before + 1), []) }
}
