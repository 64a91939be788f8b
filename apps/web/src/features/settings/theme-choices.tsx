import { THEME_CHOICES, type ThemeChoice } from '@trendverse/domain/accounts/user'
import { useSyncExternalStore } from 'react'
import { chooseTheme, readThemeChoice, THEME_CHOSEN_EVENT } from '../../components/theme'
import { SettingSection } from './setting-section'

const WORDS: Readonly<Record<ThemeChoice, { readonly name: string; readonly text: string }>> = {
  dark: { name: 'Dark', text: 'The night outside the dome' },
  light: { name: 'Light', text: 'The paper of the log book' },
  system: { name: 'System', text: 'As your device has it' },
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
export function ThemeChoices() {
  const chosen = useSyncExternalStore(subscribe, current)
  return (
    <SettingSection id="theme" text="Counts at once, here and wherever you sign in.">
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
