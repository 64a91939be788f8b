import { SWITCHES_THEME } from '../browser/theme'
import { Button } from './button'
import { Icon } from './icon'

/**
 * Day or night. Both symbols are in the page and the style sheet shows one, so that the server needs not know; the boot
 * script answers the press, so that it works before the page is alive.
 */
export function ThemeSwitch() {
  return (
    <Button
      tone="bare"
      size="sm"
      aria-label="Switch between dark and light"
      {...{ [SWITCHES_THEME]: '' }}
      className="size-11 px-0"
    >
      <Icon name="sun" className="theme-dark-only size-[1.125rem]" />
      <Icon name="moon" className="theme-light-only size-[1.125rem]" />
    </Button>
  )
}
