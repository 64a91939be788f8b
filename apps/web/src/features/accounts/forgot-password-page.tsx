import { AuthFrame } from './auth-frame'
import { RequestReset } from './request-reset'

/** `/forgot-password`, and `/reset-password` for whoever comes without a link (OP-17). */
export function ForgotPasswordPage() {
  return (
    <AuthFrame title="Reset your password" lead="Enter your email address and we’ll send you a reset link.">
      <RequestReset />
    </AuthFrame>
  )
}
