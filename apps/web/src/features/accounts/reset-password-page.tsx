import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { FormMessage } from '../../components/form/form-message'
import { AuthFrame } from './auth-frame'
import { ForgotPasswordPage } from './forgot-password-page'
import { NewPasswordForm } from './new-password-form'
import { RequestReset } from './request-reset'

const route = getRouteApi('/reset-password')

/** `/reset-password` (RT-08): with the token of a mailed link a new password, without one the way to such a link. */
export function ResetPasswordPage() {
  const { token } = route.useSearch()
  const [refusal, setRefusal] = useState<string | null>(null)
  if (token === undefined) return <ForgotPasswordPage />
  if (refusal !== null) {
    return (
      <AuthFrame
        title="This link does not work any more"
        lead="Links work once, and only for a while. Ask for a new one."
      >
        <FormMessage text={refusal} />
        <RequestReset />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title="Choose a new password" lead="Every other device will be signed out.">
      <NewPasswordForm token={token} onRefused={setRefusal} />
    </AuthFrame>
  )
}
