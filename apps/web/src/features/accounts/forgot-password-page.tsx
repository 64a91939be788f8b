import { AuthFrame } from './auth-frame'
import { RequestReset } from './request-reset'

/** `/forgot-password`, and `/reset-password` for whoever comes without a link (OP-17). */
export function ForgotPasswordPage() {
  return (
    <AuthFrame
      title="Reset your password"
      lead="Tell us your address, and we send you a link to choose a new password."
    >
      <RequestReset />
    </AuthFrame>
  )
}
