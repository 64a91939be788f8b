import { type Problem, passwordProblem } from '@trendverse/domain/accounts/sign-up-rules'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { useServices } from '../../backend/services'
import { useLeaveTo } from '../../components/browser/use-leave-to'
import { Button } from '../../components/controls/button'
import { CodeField, codeProblem } from '../../components/form/code-field'
import { fieldFailure } from '../../components/form/form-failure'
import { FormField } from '../../components/form/form-field'
import { FormMessage } from '../../components/form/form-message'
import { PasswordField } from '../../components/form/password-field'
import { useAccountForm } from '../../components/form/use-account-form'
import { useSecondStep } from '../../components/form/use-second-step'
import { Modal } from '../../components/overlays/modal'

type DeleteWindowProps = { readonly username: string; readonly onClose: () => void }
type Values = Record<'username' | 'password', string> & { readonly code?: string }

/** Asks for the username, so that nobody deletes by mistake, and for password and code, so that nobody else does. */
export function DeleteWindow({ username, onClose }: DeleteWindowProps) {
  const { call, session } = useServices()
  const leaveTo = useLeaveTo()
  const typedProblem = (typed: string): Problem =>
    typed.trim() === username ? null : `Please type ${username} to confirm`
  const form = useAccountForm<Values>({ username: typedProblem, password: passwordProblem, code: codeProblem })
  const step = useSecondStep(form)
  const remove = async ({ password, code }: Values) => {
    if (form.isBusy) return
    try {
      await call((backend) => backend.account.remove({ password, ...(code && { code }) }))
      // Without a session nothing here is at stake any more, so the page may be left.
      session.close()
      leaveTo(undefined, 'Your account and everything in it have been deleted.')
    } catch (error) {
      if (step.ask(error)) return
      const isLast = error instanceof AppError && error.code === 'conflict'
      if (isLast) return form.refuse({ fields: {}, form: error.message })
      form.refuse(fieldFailure(error, ['password', 'code'], 'Your account couldn’t be deleted. Please try again.'))
    }
  }
  return (
    <Modal title="Delete your account?" onClose={onClose} className="max-w-lg">
      <form method="post" noValidate onSubmit={(event) => void form.handleSubmit(remove)(event)} className="grid gap-5">
        <p className="text-muted">
          Everything in the account <strong className="font-medium text-text">{username}</strong> is deleted immediately
          and for good.
        </p>
        <FormField
          {...form.control('username')}
          id="delete-username"
          label={`Type ${username} to confirm`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...form.control('password')}
          id="delete-password"
          label="Your password"
          autoComplete="current-password"
        />
        {step.isAsked && <CodeField {...form.control('code')} kind="either" />}
        <FormMessage text={form.formError} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" aria-disabled={form.isBusy} className="button-danger">
            {form.isBusy ? 'Deleting...' : 'Delete for good'}
          </Button>
          <Button tone="bare" onClick={onClose}>
            Keep my account
          </Button>
        </div>
      </form>
    </Modal>
  )
}
