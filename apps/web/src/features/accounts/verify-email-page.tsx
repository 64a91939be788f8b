import { getRouteApi } from '@tanstack/react-router'
import { useResendVerification } from '../../backend/session/use-resend-verification'
import { useSession } from '../../backend/session/use-session'
import { Button } from '../../components/button'
import { FormMessage } from '../../components/form/form-message'
import { AuthFrame } from './auth-frame'
import { RequestLinkForm } from './request-link-form'
import { useVerification } from './use-verification'

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
      <AuthFrame title="Verify your email" lead="Open the link in the mail we sent you, or ask for a new one.">
        {newLink}
      </AuthFrame>
    )
  }
  if (verification.phase === 'refused') {
    return (
      <AuthFrame title="This link does not work any more" lead="Links work once, for 15 minutes. Ask for a new one.">
        <FormMessage text={verification.text} />
        {newLink}
      </AuthFrame>
    )
  }
  if (verification.phase === 'failed') {
    return (
      <AuthFrame title="That did not work" lead="Your link is still good.">
        <FormMessage text="The server did not answer as it should. Please try again." />
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
