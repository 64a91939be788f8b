import type { Account } from '@trendverse/domain/accounts/account'
import { useState } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import { useServices } from '../../backend/services'
import { plainFailure } from '../../components/form/form-failure'
import { FormMessage } from '../../components/form/form-message'
import { Switch } from '../../components/form/switch'
import { notify } from '../../components/overlays/notify'
import { SettingSection } from './setting-section'

type NotificationSwitchProps = {
  readonly isOn: boolean
  /** Resolves once `isOn` says what was saved. */
  readonly onSaved: (account: Account) => Promise<unknown>
}

/** OP-78: on or off, saved with the press. It shows the wish while it is on its way and returns when it is refused. */
export function NotificationSwitch({ isOn, onSaved }: NotificationSwitchProps) {
  const { call } = useServices()
  const [wish, setWish] = useState<boolean | null>(null)
  const [error, setError] = useState<string | null>(null)
  const save = async (notifications: boolean) => {
    if (wish !== null) return
    setWish(notifications)
    setError(null)
    try {
      const { data } = await call((backend) => backend.account.update({ notifications }))
      await onSaved(data)
      notify(`Notifications are ${notifications ? 'on' : 'off'}.`)
    } catch (cause) {
      logFailure('Notifications could not be saved.', cause)
      setError(plainFailure(cause, 'That could not be saved. Please try again.'))
    }
    setWish(null)
  }
  return (
    <SettingSection id="notifications">
      <div className="flex items-start justify-between gap-6">
        <div className="grid gap-1">
          <label htmlFor="notifications-switch" className="font-medium">
            Mails beyond the necessary
          </label>
          <p className="max-w-prose text-sm text-muted" id="notifications-hint">
            When this is off we write only about your account itself: verification, passwords, what you asked support.
          </p>
        </div>
        <Switch
          id="notifications-switch"
          isOn={wish ?? isOn}
          aria-describedby="notifications-hint"
          onTurn={(isWanted) => void save(isWanted)}
        />
      </div>
      <FormMessage text={error} />
    </SettingSection>
  )
}
