import type { Backend } from '@trendverse/contract/contract'
import type { Account } from '@trendverse/domain/accounts/account'
import { useState } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import { useServices } from '../../backend/services'
import { plainFailure } from '../../components/form/form-failure'
import { FormMessage } from '../../components/form/form-message'
import { Switch } from '../../components/form/switch'
import { notify } from '../../components/overlays/notify'
import { SettingSection } from './setting-section'
import type { SettingSectionId } from './setting-sections'

type AccountChange = Parameters<Backend['account']['update']>[0]

type SwitchTexts = {
  readonly id: SettingSectionId
  readonly label: string
  readonly hint: string
  /** What is said once it was saved. */
  readonly done: (isOn: boolean) => string
}

type SettingSwitchProps = SwitchTexts & {
  readonly isOn: boolean
  /** What of the account it is. */
  readonly change: (isOn: boolean) => AccountChange
  /** Resolves once `isOn` says what was saved. */
  readonly onSaved: (account: Account) => Promise<unknown>
}

/** On or off, saved with the press. It shows the wish while it is on its way and returns when it is refused. */
export function SettingSwitch({ id, label, hint, done, isOn, change, onSaved }: SettingSwitchProps) {
  const { call } = useServices()
  const [wish, setWish] = useState<boolean | null>(null)
  const [error, setError] = useState<string | null>(null)
  const save = async (isWanted: boolean) => {
    if (wish !== null) return
    setWish(isWanted)
    setError(null)
    try {
      const { data } = await call((backend) => backend.account.update(change(isWanted)))
      await onSaved(data)
      notify(done(isWanted))
    } catch (cause) {
      logFailure(`The setting "${id}" could not be saved.`, cause)
      setError(plainFailure(cause, 'That couldn’t be saved. Please try again.'))
    }
    setWish(null)
  }
  return (
    <SettingSection id={id}>
      <div className="flex items-start justify-between gap-6">
        <div className="grid gap-1">
          <label htmlFor={`${id}-switch`} className="font-medium">
            {label}
          </label>
          <p className="max-w-prose text-sm text-muted" id={`${id}-hint`}>
            {hint}
          </p>
        </div>
        <Switch
          id={`${id}-switch`}
          isOn={wish ?? isOn}
          aria-describedby={`${id}-hint`}
          onTurn={(isWanted) => void save(isWanted)}
        />
      </div>
      <FormMessage text={error} />
    </SettingSection>
  )
}
