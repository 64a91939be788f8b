import { getRouteApi, Navigate } from '@tanstack/react-router'
import { emailProblem, passwordProblem } from '@trendverse/domain/accounts/sign-up-rules'
import { EmailField } from '../../components/form/email-field'
import { FormMessage } from '../../components/form/form-message'
import { PasswordField } from '../../components/form/password-field'
import { SubmitButton } from '../../components/form/submit-button'
import { useAccountForm } from '../../components/form/use-account-form'
import { useAdmin, useAdminSession } from './admin-context'
import { adminFailure } from './admin-failure'
import { AdminFormFrame } from './admin-form-frame'
import { parseAdminLoginSearch } from './admin-search'
import { AdminSetup } from './admin-setup'

const route = getRouteApi('/admin/{-$page}')

type Values = Record<'email' | 'password', string>

const RULES = { email: emailProblem, password: passwordProblem }

/** `/admin/login`: sign-in of administrators, and the form of the set-up link while there is none. */
export function AdminLoginPage() {
  const { setup, back = '/admin' } = parseAdminLoginSearch(route.useSearch())
  const { signIn } = useAdmin()
  const session = useAdminSession()
  const form = useAccountForm<Values>(RULES)
  // A remembered session is confirmed by the page it leads to.
  if (session.phase !== 'out') return <Navigate to={back} replace />
  if (setup !== undefined) return <AdminSetup token={setup} />
  const submit = async ({ email, password }: Values) => {
    if (form.isBusy) return
    try {
      await signIn(email, password)
    } catch (error) {
      form.refuse(adminFailure(error, ['email', 'password']))
    }
  }
  return (
    <AdminFormFrame
      title="Administration"
      lead="Sign in with an administrator’s account. The session ends after eight hours."
      notice={session.hasEnded ? 'Your session has ended. Please sign in again.' : undefined}
    >
      <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)} className="grid gap-5">
        <EmailField {...form.control('email')} autoComplete="username" />
        <PasswordField {...form.control('password')} id="password" label="Password" autoComplete="current-password" />
        <FormMessage text={form.formError} />
        <SubmitButton label="Sign in" busyLabel="Signing in…" isBusy={form.isBusy} />
      </form>
    </AdminFormFrame>
  )
}
