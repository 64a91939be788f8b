import type { Backend } from '@trendverse/contract/contract'
import { passwordProblem } from '@trendverse/domain/accounts/sign-up-rules'
import { CodeField, codeProblem } from '../../../components/form/code-field'
import { FormMessage } from '../../../components/form/form-message'
import { PasswordField } from '../../../components/form/password-field'
import { useAccountForm } from '../../../components/form/use-account-form'
import { Modal } from '../../../components/overlays/modal'
import { adminFailure } from '../admin-failure'
import { FormButtons } from '../change/form-buttons'
import { useAdminChange } from '../change/use-admin-change'

export type Proof = { readonly password: string; readonly code: string }

type ProveWindowProps = {
  readonly title: string
  readonly text: string
  readonly actionLabel: string
  readonly done: string
  readonly run: (backend: Backend, proof: Proof) => Promise<unknown>
  readonly onClose: () => void
}

/** Asks for password and code before something of the second factor is changed. */
export function ProveWindow({ title, text, actionLabel, done, run, onClose }: ProveWindowProps) {
  const { change, isBusy } = useAdminChange()
  const form = useAccountForm<{ password: string; code: string }>({ password: passwordProblem, code: codeProblem })
  const submit = async (proof: Proof) => {
    const isDone = await change({
      run: (backend) => run(backend, proof),
      done,
      onRefused: (error) => form.refuse(adminFailure(error, ['password', 'code'])),
    })
    if (isDone) onClose()
  }
  return (
    <Modal title={title} onClose={onClose} className="max-w-lg">
      <p className="text-muted">{text}</p>
      <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)} className="grid gap-5">
        <PasswordField
          {...form.control('password')}
          id="present-password"
          label="Current password"
          autoComplete="current-password"
        />
        <CodeField {...form.control('code')} kind="either" />
        <FormMessage text={form.formError} />
        <FormButtons label={actionLabel} isBusy={isBusy} onCancel={onClose} />
      </form>
    </Modal>
  )
}
