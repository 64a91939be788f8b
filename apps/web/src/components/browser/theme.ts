import { keepText, readText } from '@trendverse/domain/primitives/kept-text'
import { STORAGE_PREFIX } from '@trendverse/domain/primitives/product'

/** OP-78: what a visitor may choose. */
export type ThemeChoice = 'dark' | 'light' | 'system'
/** Marks the button that switches between the two; the boot script answers it. */
export const SWITCHES_THEME = 'data-switches-theme'
export const THEME_KEY = `${STORAGE_PREFIX}theme`
/** Told on the window whenever the visitor chose a theme, wherever on the page. */
export const THEME_CHOSEN_EVENT = 'trendverse:theme-chosen'
export const PREFERS_LIGHT = '(prefers-color-scheme: light)'

/** The stored choice; the system's where it is missing or unknown (OP-96), or storage is forbidden (ST-06). */
export function readThemeChoice(storage: () => Storage): ThemeChoice {
  const stored = readText(storage, THEME_KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** The theme a choice means on a device that prefers light or not; dark is that of a system which states neither. */
export function themeOf(choice: ThemeChoice, prefersLight: boolean): 'dark' | 'light' {
  if (choice === 'system') return prefersLight ? 'light' : 'dark'
  return choice
}

export function storeThemeChoice(storage: () => Storage, choice: ThemeChoice): void {
  keepText(storage, THEME_KEY, choice)
}

/** Tells whoever keeps or shows the choice that the visitor made one. */
export function tellThemeChosen(): void {
  window.dispatchEvent(new Event(THEME_CHOSEN_EVENT))
}

export function showTheme(choice: ThemeChoice): void {
  document.documentElement.dataset.theme = themeOf(choice, window.matchMedia(PREFERS_LIGHT).matches)
}

/** Shows a choice and remembers it on this device. */
export function applyTheme(choice: ThemeChoice): void {
  showTheme(choice)
  storeThemeChoice(() => window.localStorage, choice)
}

/** The visitor chose: it shows at once, and whoever keeps it elsewhere is told. */
export function chooseTheme(choice: ThemeChoice): void {
  applyTheme(choice)
  tellThemeChosen()
}
