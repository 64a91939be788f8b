import { SWITCHES_THEME, storeThemeChoice, tellThemeChosen } from '../components/browser/theme'

/**
 * Answers the switch between day and night, from the first paint on: it needs nothing of the page, so it need not wait
 * for it. Nobody else hears of these presses, only of the choice that was made.
 */
export function answerThemeSwitch(root: HTMLElement, storage: () => Storage, page: Document = document): void {
  const answer = (event: Event) => {
    if (!(event.target instanceof Element) || !event.target.closest(`[${SWITCHES_THEME}]`)) return
    event.stopImmediatePropagation()
    const next = root.dataset.theme === 'light' ? 'dark' : 'light'
    root.dataset.theme = next
    storeThemeChoice(storage, next)
    tellThemeChosen()
  }
  page.addEventListener('click', answer, { capture: true })
}
