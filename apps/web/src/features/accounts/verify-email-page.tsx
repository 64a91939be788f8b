import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import { useServices } from '../../backend/services'
import { confirmSession } from '../../backend/session/confirm-session'
import { useResendVerification } from '../../backend/session/use-resend-verification'
import { useSession } from '../../backend/session/use-session'
import { Button } from '../../components/controls/button'
import { FormMessage } from '../../components/form/form-message'
import { type LinkRefusal, linkRefusal } from './auth-failure'
import { AuthFrame } from './auth-frame'
import { RefusedLink } from './refused-link'
import { RequestLinkForm } from './request-link-form'

type Verification =
  | { readonly phase: 'working' }
  /** ER-16: this link does not count (any more). */
  | ({ readonly phase: 'refused' } & LinkRefusal)
  /** The link may still count; the call did not get through. */
  | { readonly phase: 'failed' }

const VERIFIED = 'Email verified successfully! You can now sign in.'

/** Spends the token of a mailed link, once, and leads on when that worked (OP-19). */
function useVerification(token: string | undefined): { verification: Verification; retry: () => void } {
  const services = useServices()
  const navigate = useNavigate()
  const [verification, setVerification] = useState<Verification>({ phase: 'working' })
  const started = useRef<string | null>(null)

  const verify = async (spent: string) => {
    setVerification({ phase: 'working' })
    try {
      await services.call((backend) => backend.auth.verifyEmail({ token: spent }))
    } catch (error) {
      const refusal = linkRefusal(error)
      if (refusal === null) logFailure('The address could not be verified.', error)
      return setVerification(refusal === null ? { phase: 'failed' } : { phase: 'refused', ...refusal })
    }
    const isSignedIn = services.session.token() !== null
    if (isSignedIn) await confirmSession(services)
    const state = { message: { kind: 'verified', text: VERIFIED } } as const
    await navigate({ to: isSignedIn ? '/' : '/login', replace: true, state })
  }
  useEffect(() => {
    if (token === undefined || started.current === token) return
    started.current = token
    void verify(token)
  })
  return { verification, retry: () => void (token !== undefined && verify(token)) }
}

const route = getRouteApi('/verify-email')

/** `/verify-email` (RT-07): spends the mailed link; whatever fails offers a new one (OP-18). */
export function VerifyEmailPage() {
  const { token } = route.useSearch()
  const { user } = useSession()
  const resend = useResendVerification()
  const { verification, retry } = useVerification(token)
  const newLink = <RequestLinkForm label="Send a new link" email={user?.email} onRequest={resend} />

  if (token === undefined) {
    return (
      <AuthFrame title="Verify your email" lead="Open your verification link, or ask for a new one.">
        {newLink}
      </AuthFrame>
    )
  }
  if (verification.phase === 'refused') {
    return (
      <AuthFrame title="This link no longer works" lead="Each link works only once and expires after 15 minutes.">
        <RefusedLink {...verification} />
        {newLink}
      </AuthFrame>
    )
  }
  if (verification.phase === 'failed') {
    return (
      <AuthFrame title="That didn’t work" lead="Your link still works.">
        <FormMessage text="Something went wrong on the server. Please try again." />
        <Button tone="solid" onClick={retry} className="w-full">
          Try again
        </Button>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title="Verify your email">
      <div className="flex items-center gap-4 py-4">
        <span aria-hidden="true" className="auth-orbit" />
        <output>Verifying email...</output>
      </div>
    </AuthFrame>
  )
}
