import { getRouteApi, Navigate } from '@tanstack/react-router'
import {
  confirmationProblem,
  emailProblem,
  nameProblem,
  newPasswordProblem,
  passwordProblem,
  usernameProblem,
} from '@trendverse/domain/accounts/sign-up-rules'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { useState } from 'react'
import { EmailField } from '../../components/form/email-field'
import { FormMessage } from '../../components/form/form-message'
import { NameFields } from '../../components/form/name-fields'
import { NewPasswordFields } from '../../components/form/new-password-fields'
import { PasswordField } from '../../components/form/password-field'
import { SubmitButton } from '../../components/form/submit-button'
import { useAccountForm } from '../../components/form/use-account-form'
import { UsernameField } from '../../components/form/username-field'
import { useAdmin, useAdminSession } from './admin-context'
import { adminFailure } from './admin-failure'
import { AdminFormFrame } from './admin-form-frame'
import { parseAdminLoginSearch } from './admin-search'
import { AdminSecondStep } from './admin-second-step'
import { AdminSkeleton } from './admin-skeleton'

const FIELDS = ['firstName', 'lastName', 'username', 'email', 'password'] as const

type AdminSetupValues = Record<(typeof FIELDS)[number] | 'confirmation', string>

const ADMIN_SETUP_RULES = {
  firstName: (name: string) => nameProblem('First name', name),
  lastName: (name: string) => nameProblem('Last name', name),
  username: usernameProblem,
  email: emailProblem,
  password: newPasswordProblem,
  confirmation: (confirmation: string, { password }: AdminSetupValues) => confirmationProblem(password, confirmation),
}

/** The first administrator's account, made with the link the server printed at its start (OP-70). */
function AdminSetup({ token }: { readonly token: string }) {
  const { setUp } = useAdmin()
  const form = useAccountForm<AdminSetupValues>(ADMIN_SETUP_RULES)
  const submit = async ({ confirmation: _, ...account }: AdminSetupValues) => {
    if (form.isBusy) return
    try {
      await setUp({ token, ...account })
    } catch (error) {
      form.refuse(adminFailure(error, FIELDS))
    }
  }
  return (
    <AdminFormFrame
      title="Set up this site"
      lead="There is no administrator yet. The first person to use this link becomes one."
    >
      <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)} className="grid gap-5">
        <NameFields first={form.control('firstName')} last={form.control('lastName')} />
        <UsernameField {...form.control('username')} hint="3 to 20 letters, digits or _." />
        <EmailField {...form.control('email')} autoComplete="email" />
        <NewPasswordFields
          password={form.control('password')}
          confirmation={form.control('confirmation')}
          typed={form.watch('password') ?? ''}
          known={[form.watch('username'), form.watch('email'), form.watch('firstName'), form.watch('lastName')]}
        />
        <FormMessage text={form.formError} />
        <SubmitButton label="Create administrator account" busyLabel="Creating…" isBusy={form.isBusy} />
      </form>
    </AdminFormFrame>
  )
}

const route = getRouteApi('/admin/{-$page}')

type Values = Record<'email' | 'password', string>

const RULES = { email: emailProblem, password: passwordProblem }

/** `/admin/login`: sign-in of administrators, and the form of the set-up link while there is none. */
export function AdminLoginPage() {
  const { setup, back = '/admin' } = parseAdminLoginSearch(route.useSearch())
  const { signIn } = useAdmin()
  const session = useAdminSession()
  const form = useAccountForm<Values>(RULES)
  const [proved, setProved] = useState<Values | null>(null)
  if (session.phase === 'unknown') return <AdminSkeleton />
  // A remembered session is confirmed by the page it leads to.
  if (session.phase !== 'out') return <Navigate to={back} replace />
  if (setup !== undefined) return <AdminSetup token={setup} />
  if (proved !== null) return <AdminSecondStep credentials={proved} onBack={() => setProved(null)} />
  const submit = async ({ email, password }: Values) => {
    if (form.isBusy) return
    try {
      await signIn(email, password)
    } catch (error) {
      if (error instanceof AppError && error.code === 'second_factor_required') setProved({ email, password })
      else form.refuse(adminFailure(error, ['email', 'password']))
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
