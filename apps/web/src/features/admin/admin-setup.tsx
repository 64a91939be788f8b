import {
  confirmationProblem,
  emailProblem,
  nameProblem,
  newPasswordProblem,
  usernameProblem,
} from '@trendverse/domain/accounts/sign-up-rules'
import { EmailField } from '../../components/form/email-field'
import { FormMessage } from '../../components/form/form-message'
import { NameFields } from '../../components/form/name-fields'
import { NewPasswordFields } from '../../components/form/new-password-fields'
import { SubmitButton } from '../../components/form/submit-button'
import { useAccountForm } from '../../components/form/use-account-form'
import { UsernameField } from '../../components/form/username-field'
import { useAdmin } from './admin-context'
import { adminFailure } from './admin-failure'
import { AdminFormFrame } from './admin-form-frame'

const FIELDS = ['firstName', 'lastName', 'username', 'email', 'password'] as const

type Values = Record<(typeof FIELDS)[number] | 'confirmation', string>

const RULES = {
  firstName: (name: string) => nameProblem('First name', name),
  lastName: (name: string) => nameProblem('Last name', name),
  username: usernameProblem,
  email: emailProblem,
  password: newPasswordProblem,
  confirmation: (confirmation: string, { password }: Values) => confirmationProblem(password, confirmation),
}

/** The first administrator's account, made with the link the server printed at its start (OP-70). */
export function AdminSetup({ token }: { readonly token: string }) {
  const { setUp } = useAdmin()
  const form = useAccountForm<Values>(RULES)
  const submit = async ({ confirmation: _, ...account }: Values) => {
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
      lead="There is no administrator yet: whoever uses this link first becomes one."
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
        <SubmitButton label="Create the administrator" busyLabel="Creating…" isBusy={form.isBusy} />
      </form>
    </AdminFormFrame>
  )
}
