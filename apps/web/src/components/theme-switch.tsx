import { Button } from './button'
import { Icon } from './icon'
import { storeThemeChoice } from './theme'

function switchTheme() {
  const next = document.documentElement.dataset.theme === 'light' ? 'dark' : 'light'
  document.documentElement.dataset.theme = next
  storeThemeChoice(() => window.localStorage, next)
}

/** Day or night. Both symbols are in the page and the style sheet shows one, so that the server needs not know. */
export function ThemeSwitch() {
  return (
    <Button
      tone="bare"
      size="sm"
      aria-label="Switch between dark and light"
      onClick={switchTheme}
      className="size-11 px-0"
    >
      <Icon name="sun" className="theme-dark-only size-[1.125rem]" />
      <Icon name="moon" className="theme-light-only size-[1.125rem]" />
    </Button>
  )
}
