import { useEffect, useState } from 'react'
import { Button } from '../../components/controls/button'
import { CodeField, codeProblem } from '../../components/form/code-field'
import { FormMessage } from '../../components/form/form-message'
import { SubmitButton } from '../../components/form/submit-button'
import { useAccountForm } from '../../components/form/use-account-form'
import { useAdmin } from './admin-context'
import { adminFailure } from './admin-failure'
import { AdminFormFrame } from './admin-form-frame'

type Credentials = { readonly email: string; readonly password: string }
type AdminSecondStepProps = { readonly credentials: Credentials; readonly onBack: () => void }

const LEADS = {
  app: 'Your password is correct. Open your authenticator app and enter the code it shows for this site.',
  recovery: 'Your password is correct. Enter one of your saved recovery codes. Each code works once.',
} as const

/** What follows the password where an account has a second factor: a code of the app, or a recovery code. */
export function AdminSecondStep({ credentials, onBack }: AdminSecondStepProps) {
  const [kind, setKind] = useState<keyof typeof LEADS>('app')
  return (
    <AdminFormFrame title="Enter your code" lead={LEADS[kind]}>
      <CodeForm key={kind} kind={kind} credentials={credentials} />
      <div className="flex flex-wrap justify-between gap-2">
        <Button tone="bare" size="sm" onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
          {kind === 'app' ? 'Use a recovery code instead' : 'Use your authenticator app instead'}
        </Button>
        <Button tone="bare" size="sm" onClick={onBack}>
          Back
        </Button>
      </div>
    </AdminFormFrame>
  )
}

type CodeFormProps = { readonly kind: keyof typeof LEADS; readonly credentials: Credentials }

function CodeForm({ kind, credentials: { email, password } }: CodeFormProps) {
  const { signIn } = useAdmin()
  const form = useAccountForm<{ code: string }>({ code: codeProblem })
  const { setFocus } = form
  useEffect(() => setFocus('code'), [setFocus])
  const submit = async ({ code }: { readonly code: string }) => {
    if (form.isBusy) return
    try {
      await signIn(email, password, code)
    } catch (error) {
      form.refuse(adminFailure(error, ['code']))
    }
  }
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)} className="grid gap-5">
      <CodeField {...form.control('code')} kind={kind} />
      <FormMessage text={form.formError} />
      <SubmitButton label="Sign in" busyLabel="Signing in…" isBusy={form.isBusy} />
    </form>
  )
}
