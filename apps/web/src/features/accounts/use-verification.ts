import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { logFailure } from '../../backend/log-failure'
import { useServices } from '../../backend/services'
import { confirmSession } from '../../backend/session/confirm-session'
import { tokenFailure } from './auth-failure'

export type Verification =
  | { readonly phase: 'working' }
  /** ER-16: this link does not count (any more). */
  | { readonly phase: 'refused'; readonly text: string }
  /** The link may still count; the call did not get through. */
  | { readonly phase: 'failed' }

const VERIFIED = 'Email verified successfully! You can now sign in.'

/** Spends the token of a mailed link, once, and leads on when that worked (OP-19). */
export function useVerification(token: string | undefined): { verification: Verification; retry: () => void } {
  const services = useServices()
  const navigate = useNavigate()
  const [verification, setVerification] = useState<Verification>({ phase: 'working' })
  const started = useRef<string | null>(null)

  const verify = async (spent: string) => {
    setVerification({ phase: 'working' })
    try {
      await services.call((backend) => backend.auth.verifyEmail({ token: spent }))
    } catch (error) {
      const text = tokenFailure(error)
      if (text === null) logFailure('The address could not be verified.', error)
      return setVerification(text === null ? { phase: 'failed' } : { phase: 'refused', text })
    }
    const isSignedIn = services.session.token() !== null
    if (isSignedIn) await confirmSession(services)
    const state = { message: { kind: 'success', text: VERIFIED } } as const
    await navigate({ to: isSignedIn ? '/' : '/login', replace: true, state })
  }
  useEffect(() => {
    if (token === undefined || started.current === token) return
    started.current = token
    void verify(token)
  })
  return { verification, retry: () => void (token !== undefined && verify(token)) }
}
