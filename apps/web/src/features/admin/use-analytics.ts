import type { Backend } from '@trendverse/contract/contract'
import { useEffect, useState } from 'react'
import { logFailure } from '../../backend/log-failure'
import { useAdmin } from './admin-context'

export type Analytics = Awaited<ReturnType<Backend['admin']['analytics']['get']>>['data']

export type AnalyticsState =
  | { readonly phase: 'loading' | 'failed' }
  | { readonly phase: 'ready'; readonly analytics: Analytics }

/** What happened on the site, read when the page opens and whenever it is asked for again. */
export function useAnalytics(): { readonly state: AnalyticsState; readonly reload: () => void } {
  const { call } = useAdmin()
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<AnalyticsState>({ phase: 'loading' })

  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      try {
        const { data } = await call((backend) => backend.admin.analytics.get())
        if (isCurrent) setState({ phase: 'ready', analytics: data })
      } catch (cause) {
        logFailure(`The analytics could not be read (attempt ${attempt + 1}).`, cause)
        if (isCurrent) setState({ phase: 'failed' })
      }
    }
    void read()
    return () => {
      isCurrent = false
    }
  }, [call, attempt])

  const reload = () => {
    // Figures that are there stay meanwhile; a failure makes way for what is tried now.
    setState((before) => (before.phase === 'failed' ? { phase: 'loading' } : before))
    setAttempt(attempt + 1)
  }
  return { state, reload }
}
