import { Link } from '@tanstack/react-router'
import {
  confirmationProblem,
  consentProblem,
  emailProblem,
  nameProblem,
  newPasswordProblem,
  usernameProblem,
} from '@trendverse/domain/accounts/sign-up-rules'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { useServices } from '../../backend/services'
import { signUpAnswer } from '../../components/account/resend-answer'
import { chooseTheme, readThemeChoice } from '../../components/browser/theme'
import { useLeaveTo } from '../../components/browser/use-leave-to'
import { EmailField } from '../../components/form/email-field'
import { FormMessage } from '../../components/form/form-message'
import { NameFields } from '../../components/form/name-fields'
import { NewPasswordFields } from '../../components/form/new-password-fields'
import { SubmitButton } from '../../components/form/submit-button'
import { useAccountForm } from '../../components/form/use-account-form'
import { UsernameField } from '../../components/form/username-field'
import { type SignUpField, signUpFailure } from './auth-failure'
import { useFormCall } from './use-form-call'

type SignupFormProps = {
  readonly from: string | undefined
  /** Called before anything of the page learns who signed up. */
  readonly onSuccess: () => void
  /** Everything else is said by mail, where the site keeps addresses secret. */
  readonly onMailed: (message: string) => void
  /** OP-15: registration was closed meanwhile. */
  readonly onClosed: () => void
}

type Values = Record<SignUpField, string> & { readonly confirmation: string; readonly consent: boolean }

const RULES = {
  firstName: (name: string) => nameProblem('First name', name),
  lastName: (name: string) => nameProblem('Last name', name),
  username: usernameProblem,
  email: emailProblem,
  password: newPasswordProblem,
  confirmation: (confirmation: string, { password }: Values) => confirmationProblem(password, confirmation),
  consent: consentProblem,
}

/** OP-14: everything an account is made of, judged by the rules that judge it again where it is kept. */
export function SignupForm({ from, onSuccess, onMailed, onClosed }: SignupFormProps) {
  const { session } = useServices()
  const call = useFormCall()
  const leaveTo = useLeaveTo()
  const form = useAccountForm<Values>(RULES)
  const signUp = async ({ confirmation: _, consent: __, ...values }: Values) => {
    if (form.isBusy) return
    const { firstName, lastName, email } = values
    const trimmed = { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() }
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    try {
      const { data, message } = await call((backend) =>
        backend.auth.register({ ...values, ...trimmed, consent: true, ...(timeZone && { timeZone }) }),
      )
      if (data === null) return onMailed(message)
      onSuccess()
      session.open(data.token, data.account)
      // The new account takes over what was chosen here as a guest.
      const theme = readThemeChoice(() => window.localStorage)
      if (theme !== data.account.profile.preferences.theme) chooseTheme(theme)
      if (data.account.emailVerified) return leaveTo(from, message)
      // The banner that asks to verify the address says it, for as long as it stands.
      signUpAnswer.set({ email: data.account.email, text: message })
      leaveTo(from)
    } catch (error) {
      if (error instanceof AppError && error.code === 'registration_closed') onClosed()
      else form.refuse(signUpFailure(error))
    }
  }
  const consentError = form.error('consent')
  return (
    <form method="post" noValidate onSubmit={(event) => void form.handleSubmit(signUp)(event)} className="grid gap-4">
      <NameFields first={form.control('firstName')} last={form.control('lastName')} />
      <UsernameField {...form.control('username')} hint="3 to 20 letters, digits or _. Everyone can see it." />
      <EmailField {...form.control('email')} autoComplete="username" />
      <NewPasswordFields
        password={form.control('password')}
        confirmation={form.control('confirmation')}
        typed={form.watch('password') ?? ''}
        known={[form.watch('username'), form.watch('email'), form.watch('firstName'), form.watch('lastName')]}
      />
      <div className="grid gap-1.5">
        <label className="flex items-start gap-3 text-sm text-muted">
          <input
            {...form.field('consent')}
            type="checkbox"
            id="consent"
            aria-invalid={consentError !== undefined}
            {...(consentError !== undefined && { 'aria-describedby': 'consent-error' })}
            className="mt-0.5 size-5 shrink-0 accent-(--accent)"
          />
          <span>
            I accept the{' '}
            <Link to="/terms" target="_blank" className="text-link text-text">
              terms
            </Link>{' '}
            and have read the{' '}
            <Link to="/privacy" target="_blank" className="text-link text-text">
              privacy policy
            </Link>
            .
          </span>
        </label>
        {consentError !== undefined && (
          <p id="consent-error" role="alert" className="text-sm text-warn">
            {consentError}
          </p>
        )}
      </div>
      <FormMessage text={form.formError} />
      <SubmitButton label="Create account" busyLabel="Creating account..." isBusy={form.isBusy} />
    </form>
  )
}
