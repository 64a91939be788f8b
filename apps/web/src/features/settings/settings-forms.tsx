import { useRouter } from '@tanstack/react-router'
import type { Account } from '@trendverse/domain/accounts/account'
import { THEME_CHOICES, type ThemeChoice } from '@trendverse/domain/accounts/user'
import { useState, useSyncExternalStore } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import { useServices } from '../../backend/services'
import { saveAsFile } from '../../components/browser/save-as-file'
import { chooseTheme, readThemeChoice, THEME_CHOSEN_EVENT } from '../../components/browser/theme'
import { Button } from '../../components/controls/button'
import { plainFailure } from '../../components/form/form-failure'
import { FormMessage } from '../../components/form/form-message'
import { UnsavedGuard } from '../../components/form/unsaved-guard'
import { notify } from '../../components/overlays/notify'
import { DeleteAccount } from './delete-account'
import { PasswordForm } from './password-form'
import { ProfileForm } from './profile-form'
import type { OpenSession } from './read-settings-page'
import { SessionList } from './session-list'
import { SettingSection } from './setting-section'
import { SettingSwitch } from './setting-switch'
import { SettingsFrame } from './settings-frame'

const WORDS: Readonly<Record<ThemeChoice, { readonly name: string; readonly text: string }>> = {
  dark: { name: 'Dark', text: 'Like the night sky' },
  light: { name: 'Light', text: 'Like bright paper' },
  system: { name: 'System', text: 'Follows your device' },
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(THEME_CHOSEN_EVENT, onChange)
  window.addEventListener('storage', onChange)
  return () => {
    window.removeEventListener(THEME_CHOSEN_EVENT, onChange)
    window.removeEventListener('storage', onChange)
  }
}

const current = () => readThemeChoice(() => window.localStorage)

/** OP-78: shows at once; the account keeps it, as it keeps what the switch in the bar is set to. */
function ThemeChoices() {
  const chosen = useSyncExternalStore(subscribe, current)
  return (
    <SettingSection id="theme" text="Applies right away, wherever you sign in.">
      <fieldset className="theme-choices">
        <legend className="sr-only">Theme</legend>
        {THEME_CHOICES.map((choice) => (
          <label key={choice} className="theme-choice">
            <input
              type="radio"
              name="theme"
              value={choice}
              checked={choice === chosen}
              onChange={() => chooseTheme(choice)}
            />
            <span className="theme-picture" data-choice={choice} aria-hidden="true" />
            <span className="px-1 font-medium">{WORDS[choice].name}</span>
            <span className="hidden px-1 text-xs text-muted sm:block">{WORDS[choice].text}</span>
          </label>
        ))}
      </fieldset>
    </SettingSection>
  )
}

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
      {/* OP-78 */}
      <SettingSwitch
        id="notifications"
        label="Optional emails"
        hint="When off, we only email you about your account, your support requests and newsletters you’ve subscribed to."
        done={(isOn) => `Notifications are ${isOn ? 'on' : 'off'}.`}
        isOn={account.profile.preferences.notifications}
        change={(notifications) => ({ notifications })}
        onSaved={keep}
      />
      <SettingSwitch
        id="games"
        label="Show my runs on leaderboards"
        hint="When off, only you can see your rankings, forecasts and replays, including past ones."
        done={(isOn) => (isOn ? 'Your runs are shown on leaderboards.' : 'Your runs are hidden.')}
        isOn={account.profile.preferences.runsOnBoards}
        change={(runsOnBoards) => ({ runsOnBoards })}
        onSaved={keep}
      />
      <DataExport username={account.username} />
      <DeleteAccount username={account.username} />
      <UnsavedGuard isUnsaved={unsaved.profile || unsaved.password} canSave={() => session.token() !== null} />
    </SettingsFrame>
  )
}

/** Everything kept about the account, as one file. */
function DataExport({ username }: { readonly username: string }) {
  const { call } = useServices()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const exportData = async () => {
    if (isBusy) return
    setIsBusy(true)
    setError(null)
    try {
      const { data } = await call((backend) => backend.account.exportData())
      const day = new Date().toISOString().slice(0, 10)
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
      saveAsFile(file, `trendverse-${username}-${day}.json`)
      notify('Your data is in your downloads folder.')
    } catch (cause) {
      logFailure('The data could not be exported.', cause)
      setError(plainFailure(cause, 'Your data couldn’t be exported. Please try again.'))
    }
    setIsBusy(false)
  }
  return (
    <SettingSection id="data" text="Everything we keep about you, in one JSON file. Passwords aren’t included.">
      <FormMessage text={error} />
      <Button className="w-fit" aria-disabled={isBusy} onClick={() => void exportData()}>
        {isBusy ? 'Preparing...' : 'Download my data'}
      </Button>
    </SettingSection>
  )
}
