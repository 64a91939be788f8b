import {
  confirmationProblem,
  emailProblem,
  nameProblem,
  newPasswordProblem,
  usernameProblem,
} from '@trendverse/domain/accounts/sign-up-rules'
import { useAdmin } from './admin-context'
import { AdminForm, type AdminFormField } from './admin-form'

const FIELDS: readonly AdminFormField[] = [
  {
    name: 'firstName',
    label: 'First name',
    type: 'text',
    autoComplete: 'given-name',
    check: (value) => nameProblem('First name', value),
  },
  {
    name: 'lastName',
    label: 'Last name',
    type: 'text',
    autoComplete: 'family-name',
    check: (value) => nameProblem('Last name', value),
  },
  { name: 'username', label: 'Username', type: 'text', autoComplete: 'username', check: usernameProblem },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', check: emailProblem },
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autoComplete: 'new-password',
    hint: 'At least 8 characters',
    check: newPasswordProblem,
  },
  {
    name: 'confirmation',
    label: 'Repeat the password',
    type: 'password',
    autoComplete: 'new-password',
    check: (value, values) => confirmationProblem(values.password ?? '', value),
  },
]

/** The first administrator's account, made with the link the server printed at its start (OP-70). */
export function AdminSetup({ token }: { readonly token: string }) {
  const { setUp } = useAdmin()
  return (
    <AdminForm
      title="Set up this site"
      lead="There is no administrator yet: whoever uses this link first becomes one."
      fields={FIELDS}
      action="Create the administrator"
      busyAction="Creating…"
      onSubmit={({ firstName = '', lastName = '', username = '', email = '', password = '' }) =>
        setUp({ token, firstName, lastName, username, email, password })
      }
    />
  )
}
