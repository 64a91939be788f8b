import { getRouteApi, Navigate } from '@tanstack/react-router'
import {
  confirmationProblem,
  emailProblem,
  knownEmailProblem,
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
import { useAdmin, useAdminSession, useIsOnDevice } from './admin-context'
import { adminFailure } from './admin-failure'
import { AdminFormFrame } from './admin-form-frame'
import { ADMIN_PATH, parseAdminLoginSearch } from './admin-search'
import { AdminSecondStep } from './admin-second-step'
import { AdminSkeleton } from './admin-skeleton'
import { DeviceNotice } from './device-notice'
import { useSetupNeed } from './use-setup-need'

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

const SERVER_LEAD = 'This site has no administrator yet. This link creates the first account and works once.'
const DEVICE_LEAD =
  'This device has no administrator yet. The account you create here, and everything you change with it, stays on this device.'

/** `token`: of the set-up link; null on a device. */
type AdminSetupProps = { readonly token: string | null }

/** The first administrator's account: made with the link the server printed at its start (OP-70), on a device at once (OP-09). */
function AdminSetup({ token }: AdminSetupProps) {
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
    <AdminFormFrame title="Set up this site" lead={token === null ? DEVICE_LEAD : SERVER_LEAD}>
      <DeviceNotice />
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

const RULES = { email: knownEmailProblem, password: passwordProblem }

/** `/admin/login`: sign-in of administrators, and the form of the set-up link while there is none. */
export function AdminLoginPage() {
  const { setup, back = ADMIN_PATH } = parseAdminLoginSearch(route.useSearch())
  const { signIn } = useAdmin()
  const session = useAdminSession()
  const isOnDevice = useIsOnDevice()
  const form = useAccountForm<Values>(RULES)
  const [proved, setProved] = useState<Values | null>(null)
  const need = useSetupNeed(setup === undefined && session.phase === 'out')
  if (session.phase === 'unknown') return <AdminSkeleton />
  // A remembered session is confirmed by the page it leads to.
  if (session.phase !== 'out') return <Navigate to={back} href={back} replace />
  if (setup !== undefined) return <AdminSetup token={setup} />
  // A device may need its first administrator; while a server is asked for, its form can be filled in.
  if (need === 'asking' && isOnDevice) return <AdminSkeleton />
  if (need !== 'asking' && need.isNeeded) return <AdminSetup token={null} />
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
      lead="Sign in with an administrator account. You stay signed in for eight hours."
      notice={session.hasEnded ? 'Your session has ended. Please sign in again.' : undefined}
    >
      <DeviceNotice />
      <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)} className="grid gap-5">
        <EmailField {...form.control('email')} autoComplete="username" />
        <PasswordField {...form.control('password')} id="password" label="Password" autoComplete="current-password" />
        <FormMessage text={form.formError ?? (need === 'asking' ? null : need.refusal)} />
        <SubmitButton label="Sign in" busyLabel="Signing in…" isBusy={form.isBusy} />
      </form>
    </AdminFormFrame>
  )
}
