import { remainingOf } from '@trendverse/domain/limits/daily-limit'
import { useRead } from '../../backend/reads/use-read'

/** What its maker did and may do (MM-10). */
export type MemeAllowance = {
  readonly total: number
  readonly today: number
  /** -1 is without end (LM-03). */
  readonly remaining: number
  /** Why nothing more is made right now, in words; null: something is. */
  readonly refusal: { readonly isLimit: boolean; readonly text: string } | null
}

const LOCKED = 'You can’t make memes right now.'

/** Null until it is known; whoever may make none hears so when they try. */
export function useMemeAllowance(): { readonly allowance: MemeAllowance | null; readonly ask: () => void } {
  const { data: allowance, refresh } = useRead('meme allowance', async (backend, signal) => {
    const [me, limits] = await Promise.all([
      backend.auth.me(undefined, { signal }),
      backend.account.limits(undefined, { signal }),
    ])
    const { allowed, reason, message, limit, usedToday } = limits.data.features.meme
    const data: MemeAllowance = {
      total: me.data.stats.totalMemes,
      today: usedToday,
      remaining: remainingOf(limit, usedToday),
      refusal: allowed ? null : { isLimit: reason === 'limit_reached', text: message ?? LOCKED },
    }
    return { data }
  })
  return { allowance, ask: refresh }
}
