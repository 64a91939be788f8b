import { getRouteApi, Navigate } from '@tanstack/react-router'
import { emailProblem, passwordProblem } from '@trendverse/domain/accounts/sign-up-rules'
import { useAdmin, useAdminSession } from './admin-context'
import { AdminForm, type AdminFormField } from './admin-form'
import { AdminSetup } from './admin-setup'

const route = getRouteApi('/admin/login')

const FIELDS: readonly AdminFormField[] = [
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'username', check: emailProblem },
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password', check: passwordProblem },
]

/** `/admin/login`: sign-in of administrators, and the form of the set-up link while there is none. */
export function AdminLoginPage() {
  const { setup, back = '/admin' } = route.useSearch()
  const { signIn } = useAdmin()
  const session = useAdminSession()
  // A remembered session is confirmed by the page it leads to.
  if (session.phase !== 'out') return <Navigate to={back} replace />
  if (setup !== undefined) return <AdminSetup token={setup} />
  return (
    <AdminForm
      title="Administration"
      lead="Sign in with an administrator’s account. The session ends after eight hours."
      notice={session.hasEnded ? 'Your session has ended. Please sign in again.' : undefined}
      fields={FIELDS}
      action="Sign in"
      busyAction="Signing in…"
      onSubmit={({ email = '', password = '' }) => signIn(email, password)}
    />
  )
}
