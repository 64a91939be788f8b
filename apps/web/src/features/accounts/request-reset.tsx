import { Link } from '@tanstack/react-router'
import { plainFailure } from '../../components/form/form-failure'
import { RequestLinkForm } from './request-link-form'
import { useFormCall } from './use-form-call'

/** OP-17: asks for a reset link. The answer never tells whether the address is known. */
export function RequestReset() {
  const call = useFormCall()
  const request = async (email: string) => {
    try {
      const { message } = await call((backend) => backend.auth.forgotPassword({ email }))
      return { isSent: true, text: message }
    } catch (error) {
      return { isSent: false, text: plainFailure(error, 'Your request wasn’t sent. Please try again.') }
    }
  }
  return (
    <>
      <RequestLinkForm label="Send reset link" onRequest={request} />
      <Link to="/login" className="text-link justify-self-center text-sm text-muted">
        Back to sign in
      </Link>
    </>
  )
}
