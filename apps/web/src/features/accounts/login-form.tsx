import { Link } from '@tanstack/react-router'
import { knownEmailProblem, passwordProblem } from '@trendverse/domain/accounts/sign-up-rules'
import { useState } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import { useServices } from '../../backend/services'
import { useResendVerification } from '../../backend/session/use-resend-verification'
import { ResendButton } from '../../components/account/resend-button'
import { applyTheme } from '../../components/browser/theme'
import { useLeaveTo } from '../../components/browser/use-leave-to'
import { EmailField } from '../../components/form/email-field'
import { FormMessage } from '../../components/form/form-message'
import { PasswordField } from '../../components/form/password-field'
import { SubmitButton } from '../../components/form/submit-button'
import { useAccountForm } from '../../components/form/use-account-form'
import { ArrivedMessage } from './arrived-message'
import { type SignInField, signInFailure } from './auth-failure'
import { useFormCall } from './use-form-call'

type LoginFormProps = {
  readonly from: string | undefined
  /** Called before anything of the page learns who signed in. */
  readonly onSuccess: () => void
}

type Values = Record<SignInField, string>

/** AC-12 to AC-25: who are you, and is it really you. */
export function LoginForm({ from, onSuccess }: LoginFormProps) {
  const { session } = useServices()
  const call = useFormCall()
  const leaveTo = useLeaveTo()
  const [unverified, setUnverified] = useState<string | null>(null)
  const form = useAccountForm<Values>({ email: knownEmailProblem, password: passwordProblem }, (name) => {
    if (name === 'email') setUnverified(null) // AC-21
  })
  const signIn = async ({ email, password }: Values) => {
    if (form.isBusy) return
    try {
      const { data } = await call((backend) => backend.auth.login({ email: email.trim(), password }))
      onSuccess()
      session.open(data.token, data.account)
      applyTheme(data.account.profile.preferences.theme)
      leaveTo(from, "Welcome back! You've successfully signed in.")
    } catch (error) {
      const failure = signInFailure(error)
      if (failure === 'unverified') return setUnverified(email.trim())
      if (failure.form !== null) logFailure('Sign-in failed.', error)
      form.refuse(failure)
    }
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void form.handleSubmit(signIn)(event)} className="grid gap-5">
      <ArrivedMessage />
      <EmailField
        {...form.control('email')}
        autoComplete="username"
        mark={
          unverified !== null && (
            <span className="rounded-full border border-warn/40 px-2 text-xs font-medium text-warn">Unverified</span>
          )
        }
      />
      <PasswordField
        {...form.control('password')}
        id="password"
        label="Password"
        autoComplete="current-password"
        mark={
          <Link to="/reset-password" className="text-link ml-auto text-sm text-muted">
            Forgot password?
          </Link>
        }
      />
      {unverified !== null && <UnverifiedPanel email={unverified} />}
      <FormMessage text={form.formError} />
      <SubmitButton
        label={unverified === null ? 'Sign In' : 'Please Verify Email First'}
        busyLabel="Signing In..."
        isBusy={form.isBusy}
        isDisabled={unverified !== null}
      />
      <Link to="/" className="text-link justify-self-center text-sm text-muted">
        Back to the universe
      </Link>
    </form>
  )
}

/** AC-19: the password was right, the address is not verified yet. */
function UnverifiedPanel({ email }: { readonly email: string }) {
  const resend = useResendVerification()
  return (
    <section
      aria-label="Email verification"
      className="fade-in grid justify-items-start gap-3 rounded-md border border-warn/40 bg-warn/8 p-4 text-sm"
    >
      <p role="alert" className="font-medium text-warn">
        Please verify your email address before signing in.
      </p>
      <ResendButton email={email} onResend={resend} />
      <ul className="grid list-disc gap-1 pl-4 text-muted marker:text-faint">
        <li>Our emails sometimes end up in the spam folder.</li>
        <li>Check the address above for typos.</li>
        <li>Each link works once and expires after 15 minutes. If yours is older, ask for a new one.</li>
      </ul>
    </section>
  )
}
