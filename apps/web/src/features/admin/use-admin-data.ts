import type { Backend } from '@trendverse/contract/contract'
import { useEffect, useState } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import { useAdmin } from './admin-context'

export type AdminData<Data> =
  | { readonly phase: 'loading' | 'failed' }
  | { readonly phase: 'ready'; readonly data: Data }

/**
 * What a page of administrators shows, read when the page opens and whenever it is asked for again.
 *
 * @param read The same function every time.
 */
export function useAdminData<Data>(read: (backend: Backend) => Promise<{ readonly data: Data }>): {
  readonly state: AdminData<Data>
  readonly reload: () => void
} {
  const { call } = useAdmin()
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<AdminData<Data>>({ phase: 'loading' })

  useEffect(() => {
    let isCurrent = true
    const ask = async () => {
      try {
        const { data } = await call(read)
        if (isCurrent) setState({ phase: 'ready', data })
      } catch (cause) {
        logFailure(`What administrators asked for could not be read (attempt ${attempt + 1}).`, cause)
        if (isCurrent) setState({ phase: 'failed' })
      }
    }
    void ask()
    return () => {
      isCurrent = false
    }
  }, [call, read, attempt])

  const reload = () => {
    // What is there stays meanwhile; a failure makes way for what is tried now.
    setState((before) => (before.phase === 'failed' ? { phase: 'loading' } : before))
    setAttempt(attempt + 1)
  }
  return { state, reload }
}
