import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { confirmationProblem, newPasswordProblem } from '@trendverse/domain/accounts/sign-up-rules'
import { useState } from 'react'
import { useServices } from '../../backend/services'
import { CodeField, codeProblem } from '../../components/form/code-field'
import { fieldFailure } from '../../components/form/form-failure'
import { FormMessage } from '../../components/form/form-message'
import { NewPasswordFields } from '../../components/form/new-password-fields'
import { SubmitButton } from '../../components/form/submit-button'
import { useAccountForm } from '../../components/form/use-account-form'
import { useSecondStep } from '../../components/form/use-second-step'
import { type LinkRefusal, linkRefusal } from './auth-failure'
import { AuthFrame } from './auth-frame'
import { ForgotPasswordPage } from './forgot-password-page'
import { RefusedLink } from './refused-link'
import { RequestReset } from './request-reset'
import { useFormCall } from './use-form-call'

type Values = { readonly password: string; readonly confirmation: string; readonly code?: string }

type NewPasswordFormProps = {
  readonly token: string
  /** The link does not count any more. */
  readonly onRefused: (refusal: LinkRefusal) => void
}

const RULES = {
  password: newPasswordProblem,
  confirmation: (confirmation: string, { password }: Values) => confirmationProblem(password, confirmation),
  code: codeProblem,
}

/** OP-17, OP-18: spends the link for a new password, then leads to the sign-in page, which says so. */
function NewPasswordForm({ token, onRefused }: NewPasswordFormProps) {
  const { session } = useServices()
  const call = useFormCall()
  const navigate = useNavigate()
  const form = useAccountForm<Values>(RULES)
  const step = useSecondStep(form)
  const reset = async ({ password, code }: Values) => {
    if (form.isBusy) return
    try {
      await call((backend) => backend.auth.resetPassword({ token, password, ...(code && { code }) }))
      // Every session of the account has ended with this, the one of this page too.
      session.close()
      const text = 'Your password has been changed. Please sign in with the new one.'
      await navigate({ to: '/login', replace: true, state: { message: { kind: 'success', text } } })
    } catch (error) {
      if (step.ask(error)) return
      const refusal = linkRefusal(error)
      if (refusal !== null) return onRefused(refusal)
      form.refuse(fieldFailure(error, ['password', 'code'], 'Your password couldn’t be changed. Please try again.'))
    }
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void form.handleSubmit(reset)(event)} className="grid gap-5">
      <NewPasswordFields
        password={form.control('password')}
        confirmation={form.control('confirmation')}
        typed={form.watch('password') ?? ''}
        known={[]}
      />
      {step.isAsked && <CodeField {...form.control('code')} kind="either" />}
      <FormMessage text={form.formError} />
      <SubmitButton label="Change password" busyLabel="Changing password..." isBusy={form.isBusy} />
    </form>
  )
}

const route = getRouteApi('/reset-password')

/** `/reset-password` (RT-08): with the token of a mailed link a new password, without one the way to such a link. */
export function ResetPasswordPage() {
  const { token } = route.useSearch()
  const [refusal, setRefusal] = useState<LinkRefusal | null>(null)
  if (token === undefined) return <ForgotPasswordPage />
  if (refusal !== null) {
    return (
      <AuthFrame title="This link no longer works" lead="Each link works only once and expires after a short time.">
        <RefusedLink {...refusal} />
        <RequestReset />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title="Choose a new password" lead="You’ll be signed out on all your other devices.">
      <NewPasswordForm token={token} onRefused={setRefusal} />
    </AuthFrame>
  )
}
