import { keepText, readJson } from '@trendverse/domain/primitives/kept-text'
import { STORAGE_PREFIX } from '@trendverse/domain/primitives/product'

/** Ids of trends whose view was counted in this session (OP-30), in the session's storage. */
export const VIEWED_KEY = `${STORAGE_PREFIX}viewed_trends`
/** A long session forgets its earliest views rather than filling the storage. */
const MAX_REMEMBERED = 500

function readIds(storage: () => Storage): string[] {
  const stored = readJson(storage, VIEWED_KEY)
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
}

export type ViewedTrends = {
  readonly has: (id: string) => boolean
  readonly add: (id: string) => void
}

/** Remembers views for a session; where storage is forbidden, as long as the page is open (ST-06). */
export function viewedTrends(storage: () => Storage): ViewedTrends {
  const here = new Set<string>()
  return {
    has: (id) => here.has(id) || readIds(storage).includes(id),
    add: (id) => {
      here.add(id)
      const ids = [...new Set([...readIds(storage), id])].slice(-MAX_REMEMBERED)
      keepText(storage, VIEWED_KEY, JSON.stringify(ids))
    },
  }
}
