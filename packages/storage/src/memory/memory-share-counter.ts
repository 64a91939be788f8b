import type { CountedShare, ShareCounter } from '@trendverse/application/ports/trends'
import type { MemoryStore } from './memory-store'

/** Counted shares in memory. */
export function memoryShareCounter({ shares }: Pick<MemoryStore, 'shares'>): ShareCounter {
  return {
    add: async ({ kind, platform, method }, day) => {
      const key = shareKey(day, { kind, platform, method })
      const count = (shares.get(key)?.count ?? 0) + 1
      shares.set(key, { day, kind, platform, method, count })
    },
  }
}

/** One key for each day and way of sharing. */
export function shareKey(day: string, { kind, platform, method }: CountedShare): string {
  return [day, kind, platform, method].join(' ')
}
