import { useEffect, useState } from 'react'
import { logFailure } from '../../backend/log-failure'
import { useServices } from '../../backend/services'

/** NL-03 */
export type SubscriptionState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'submitting' }
  | { readonly phase: 'success' | 'error'; readonly text: string }

const IDLE: SubscriptionState = { phase: 'idle' }
/** NL-05 */
const SUCCESS_SHOWN_MS = 5_000
/** ER-21, where not even the code that subscribes arrived. */
const NOT_LOADED = 'Something went wrong. Please try again later.'

/** The newsletter form's states: good news clears after five seconds, an error stays until it is edited (OP-66). */
export function useSubscription() {
  const services = useServices()
  const [state, setState] = useState<SubscriptionState>(IDLE)

  useEffect(() => {
    if (state.phase !== 'success') return
    const timer = setTimeout(() => setState(IDLE), SUCCESS_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [state])

  /** Whether it worked, so that the field can be emptied. */
  const submit = async (email: string): Promise<boolean> => {
    if (state.phase === 'submitting') return false
    setState({ phase: 'submitting' })
    try {
      const { subscribeAddress } = await import('./subscribe-address')
      const { isSubscribed, text } = await subscribeAddress(services, email)
      setState({ phase: isSubscribed ? 'success' : 'error', text })
      return isSubscribed
    } catch (error) {
      logFailure('The newsletter form could not be loaded.', error)
      setState({ phase: 'error', text: NOT_LOADED })
      return false
    }
  }
  const edit = () => setState((now) => (now.phase === 'error' ? IDLE : now))
  return { state, submit, edit }
}
