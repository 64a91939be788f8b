import type { Backend } from '@trendverse/contract/contract'
import { useEffect, useState } from 'react'
import { isNotFoundError } from '../call/is-not-found'
import { logFailure } from '../call/log-failure'
import { useServices } from '../services'

/** Calls for what a share link carries (OP-64). */
export type ReadShared<Item> = (backend: Backend, id: string) => Promise<{ readonly data: Item }>

/**
 * What a share link leads to: `missing` where nothing is shared by it, `failed` when it could not be read.
 *
 * @param read The same function every time.
 */
export function useSharedItem<Item extends object>(
  id: string,
  read: ReadShared<Item>,
): Item | 'loading' | 'missing' | 'failed' {
  const { call } = useServices()
  const [heard, setHeard] = useState<{ readonly id: string; readonly found: Item | 'missing' | 'failed' } | null>(null)
  useEffect(() => {
    let isGone = false
    const tell = (found: Item | 'missing' | 'failed') => {
      if (!isGone) setHeard({ id, found })
    }
    const ask = async () => {
      try {
        const { data } = await call((backend) => read(backend, id))
        tell(data)
      } catch (cause) {
        const isMissing = isNotFoundError(cause)
        if (!isMissing) logFailure('What a share link leads to could not be read.', cause)
        tell(isMissing ? 'missing' : 'failed')
      }
    }
    void ask()
    return () => {
      isGone = true
    }
  }, [id, read, call])
  return heard?.id === id ? heard.found : 'loading'
}
