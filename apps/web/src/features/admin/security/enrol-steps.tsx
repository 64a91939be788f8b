import { passwordProblem } from '@trendverse/domain/accounts/sign-up-rules'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useServices } from '../../../backend/services'
import { CodeField, codeProblem } from '../../../components/form/code-field'
import { FormMessage } from '../../../components/form/form-message'
import { PasswordField } from '../../../components/form/password-field'
import { useAccountForm } from '../../../components/form/use-account-form'
import { CopyButton } from '../../../components/sharing/copy-button'
import { useAdmin } from '../admin-context'
import { adminFailure } from '../admin-failure'
import { FormButtons } from '../change/form-buttons'
import { useAdminChange } from '../change/use-admin-change'
import { QrCode } from './qr-code'
import { RecoveryCodes } from './recovery-codes'

type Secret = { readonly secret: string; readonly address: string }
type Stage =
  | { readonly step: 'password' }
  | ({ readonly step: 'app' } & Secret)
  | { readonly step: 'codes'; readonly codes: readonly string[] }

/** Switching the second factor on: password, app, recovery codes. */
export function EnrolSteps({ onEnd }: { readonly onEnd: () => void }) {
  const { settings } = useServices()
  const [stage, setStage] = useState<Stage>({ step: 'password' })
  switch (stage.step) {
    case 'password':
      return <PasswordStep onBegun={(secret) => setStage({ step: 'app', ...secret })} onCancel={onEnd} />
    case 'app':
      return <AppStep {...stage} onConfirmed={(codes) => setStage({ step: 'codes', codes })} onCancel={onEnd} />
    case 'codes':
      return (
        <Step number={3} title="Keep your recovery codes">
          <RecoveryCodes codes={stage.codes} siteName={settings.siteName} onDone={onEnd} />
        </Step>
      )
  }
}

type StepProps = { readonly number: number; readonly title: string; readonly children: ReactNode }

/** One of the three steps. Its heading is read out when the step comes. */
function Step({ number, title, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h3 id={id} ref={heading} tabIndex={-1} className="text-lg outline-none">
        <span className="text-muted">Step {number} of 3.</span> {title}
      </h3>
      {children}
    </section>
  )
}

type PasswordStepProps = { readonly onBegun: (secret: Secret) => void; readonly onCancel: () => void }

function PasswordStep({ onBegun, onCancel }: PasswordStepProps) {
  const { call } = useAdmin()
  const form = useAccountForm<{ password: string }>({ password: passwordProblem })
  const submit = async ({ password }: { readonly password: string }) => {
    if (form.isBusy) return
    try {
      onBegun((await call((backend) => backend.admin.security.secondFactor.begin({ password }))).data)
    } catch (error) {
      form.refuse(adminFailure(error, ['password']))
    }
  }
  return (
    <Step number={1} title="Confirm it is you">
      <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)} className="grid max-w-sm gap-5">
        <PasswordField
          {...form.control('password')}
          id="present-password"
          label="Current password"
          autoComplete="current-password"
        />
        <FormMessage text={form.formError} />
        <FormButtons label="Continue" isBusy={form.isBusy} onCancel={onCancel} />
      </form>
    </Step>
  )
}

type AppStepProps = Secret & {
  readonly onConfirmed: (codes: readonly string[]) => void
  readonly onCancel: () => void
}

function AppStep({ secret, address, onConfirmed, onCancel }: AppStepProps) {
  const { change, isBusy } = useAdminChange()
  const form = useAccountForm<{ code: string }>({ code: codeProblem })
  const submit = async ({ code }: { readonly code: string }) => {
    await change({
      run: async (backend) => {
        const { data } = await backend.admin.security.secondFactor.confirm({ code })
        onConfirmed(data.recoveryCodes)
      },
      done: 'Two-factor authentication switched on.',
      onRefused: (error) => form.refuse(adminFailure(error, ['code'])),
    })
  }
  return (
    <Step number={2} title="Add this site to your authenticator app">
      <div className="grid gap-6 sm:grid-cols-[auto_minmax(0,1fr)]">
        <QrCode text={address} label="QR code that adds this site to an authenticator app" />
        <div className="grid content-start gap-3 text-sm">
          <p className="max-w-prose text-muted">
            Scan the QR code with an app such as Aegis, Google Authenticator or a password manager. If you can’t scan
            it, enter this secret instead. It’s for six-digit codes that change every 30 seconds.
          </p>
          <p>
            <code className="font-sans tracking-wide break-all select-all">{secret.match(/.{1,4}/g)?.join(' ')}</code>
          </p>
          <CopyButton
            label="Copy the secret"
            size="sm"
            text={() => secret}
            done="Secret copied."
            failed="Your browser blocked copying. Please select and copy the secret yourself."
          />
        </div>
      </div>
      <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)} className="grid max-w-sm gap-5">
        <CodeField {...form.control('code')} kind="app" />
        <FormMessage text={form.formError} />
        <FormButtons label="Switch on" isBusy={isBusy} onCancel={onCancel} />
      </form>
    </Step>
  )
}
