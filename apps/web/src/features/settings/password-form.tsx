import type { Account } from '@trendverse/domain/accounts/account'
import { confirmationProblem, newPasswordProblem, passwordProblem } from '@trendverse/domain/accounts/sign-up-rules'
import { useServices } from '../../backend/services'
import { Button } from '../../components/controls/button'
import { CodeField, codeProblem } from '../../components/form/code-field'
import { fieldFailure } from '../../components/form/form-failure'
import { FormMessage } from '../../components/form/form-message'
import { PasswordField } from '../../components/form/password-field'
import { PasswordStrength } from '../../components/form/password-strength'
import { useAccountForm } from '../../components/form/use-account-form'
import { useSecondStep } from '../../components/form/use-second-step'
import { notify } from '../../components/overlays/notify'
import { countOf } from '../../components/text/count-text'
import { SettingSection } from './setting-section'
import { useReportUnsaved } from './use-report-unsaved'

type Values = Record<'currentPassword' | 'newPassword' | 'confirmation', string> & { readonly code?: string }

type PasswordFormProps = {
  readonly account: Pick<Account, 'username' | 'email' | 'firstName' | 'lastName'>
  readonly onChanged: () => void
  readonly onUnsaved: (isUnsaved: boolean) => void
}

const RULES = {
  currentPassword: passwordProblem,
  newPassword: newPasswordProblem,
  confirmation: (confirmation: string, { newPassword }: Values) => confirmationProblem(newPassword, confirmation),
  code: codeProblem,
}
const NAMES = ['currentPassword', 'newPassword', 'code'] as const
const EMPTY: Values = { currentPassword: '', newPassword: '', confirmation: '' }

/** A new password for whoever knows the present one; every other session ends with it. */
export function PasswordForm({ account, onChanged, onUnsaved }: PasswordFormProps) {
  const { call } = useServices()
  const form = useAccountForm<Values>(RULES, undefined, EMPTY)
  const step = useSecondStep(form)
  useReportUnsaved(form.isDirty, onUnsaved)
  const change = async ({ currentPassword, newPassword, code }: Values) => {
    if (form.isBusy) return
    try {
      const input = { currentPassword, newPassword, ...(code && { code }) }
      const { data } = await call((backend) => backend.auth.changePassword(input))
      form.reset(EMPTY)
      step.forget()
      onChanged()
      const ended = data.endedSessions > 0 ? ` ${countOf(data.endedSessions, 'other session')} ended.` : ''
      notify(`Your password has been changed.${ended}`)
    } catch (error) {
      if (step.ask(error)) return
      form.refuse(fieldFailure(error, NAMES, 'Your password couldn’t be changed. Please try again.'))
    }
  }
  return (
    <SettingSection id="password" text="Changing it signs out all your other devices.">
      <form
        method="post"
        noValidate
        onSubmit={(event) => void form.handleSubmit(change)(event)}
        className="grid max-w-md gap-5"
      >
        {/* Lets password managers know whose password this is. */}
        <input type="email" autoComplete="username" value={account.email} readOnly hidden />
        <PasswordField
          {...form.control('currentPassword')}
          id="current-password"
          label="Current password"
          autoComplete="current-password"
        />
        <div className="grid gap-2.5">
          <PasswordField
            {...form.control('newPassword')}
            id="new-password"
            label="New password"
            autoComplete="new-password"
          />
          <PasswordStrength
            password={form.watch('newPassword')}
            known={[account.username, account.email, account.firstName, account.lastName]}
          />
        </div>
        <PasswordField
          {...form.control('confirmation')}
          id="confirmation"
          label="Repeat new password"
          autoComplete="new-password"
        />
        {step.isAsked && <CodeField {...form.control('code')} kind="either" />}
        <FormMessage text={form.formError} />
        <Button type="submit" tone="solid" aria-disabled={form.isBusy} className="w-fit">
          {form.isBusy ? 'Changing password...' : 'Change password'}
        </Button>
      </form>
    </SettingSection>
  )
}
