import type { Backend } from '@trendverse/contract/contract'
import { AppError, type ErrorCode } from '@trendverse/domain/primitives/app-error'
import { useState } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import { useServices } from '../../backend/services'

export type LinkCallState =
  | { readonly phase: 'idle' | 'working' | 'failed' }
  /** The link did its work. */
  | { readonly phase: 'done' }
  /** It does not count (any more), in the server's words. */
  | { readonly phase: 'refused'; readonly text: string }

const REFUSALS: ReadonlySet<ErrorCode> = new Set(['token_invalid', 'token_used', 'invalid_input'])
const INVALID_LINK = 'This link isn’t valid.'

/** Makes the call a mailed link stands for, and says how it went. */
export function useLinkCall(call: (backend: Backend) => Promise<unknown>) {
  const services = useServices()
  const [state, setState] = useState<LinkCallState>({ phase: 'idle' })
  const run = async () => {
    if (state.phase === 'working') return
    setState({ phase: 'working' })
    try {
      await services.call(call)
      setState({ phase: 'done' })
    } catch (error) {
      const isRefused = error instanceof AppError && REFUSALS.has(error.code)
      if (!isRefused) logFailure('The link could not be used.', error)
      const text = isRefused && error.code !== 'invalid_input' ? error.message : INVALID_LINK
      setState(isRefused ? { phase: 'refused', text } : { phase: 'failed' })
    }
  }
  return { state, run }
}
