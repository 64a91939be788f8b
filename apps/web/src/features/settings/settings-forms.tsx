import { useRouter } from '@tanstack/react-router'
import type { Account } from '@trendverse/domain/accounts/account'
import { useState } from 'react'
import { useServices } from '../../backend/services'
import { UnsavedGuard } from '../../components/form/unsaved-guard'
import { DataExport } from './data-export'
import { DeleteAccount } from './delete-account'
import { NotificationSwitch } from './notification-switch'
import { PasswordForm } from './password-form'
import { ProfileForm } from './profile-form'
import type { OpenSession } from './read-settings-page'
import { SessionList } from './session-list'
import { SettingsFrame } from './settings-frame'
import { ThemeChoices } from './theme-choices'

type SettingsFormsProps = { readonly account: Account; readonly sessions: readonly OpenSession[] }

/** Every section over the account as the server last told it. */
export function SettingsForms({ account, sessions }: SettingsFormsProps) {
  const { session } = useServices()
  const router = useRouter()
  const [unsaved, setUnsaved] = useState({ profile: false, password: false })
  const keep = (changed: Account) => {
    session.update(changed)
    return router.invalidate()
  }
  return (
    <SettingsFrame lead={account.email}>
      <ProfileForm
        account={account}
        onSaved={(changed) => void keep(changed)}
        onUnsaved={(profile) => setUnsaved((before) => ({ ...before, profile }))}
      />
      <PasswordForm
        account={account}
        onChanged={() => void router.invalidate()}
        onUnsaved={(password) => setUnsaved((before) => ({ ...before, password }))}
      />
      <SessionList sessions={sessions} onEnded={() => router.invalidate()} />
      <ThemeChoices />
      <NotificationSwitch isOn={account.profile.preferences.notifications} onSaved={keep} />
      <DataExport username={account.username} />
      <DeleteAccount username={account.username} />
      <UnsavedGuard isUnsaved={unsaved.profile || unsaved.password} canSave={() => session.token() !== null} />
    </SettingsFrame>
  )
}
