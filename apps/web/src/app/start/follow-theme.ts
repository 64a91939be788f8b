import { logFailure } from '../../backend/call/log-failure'
import type { Services } from '../../backend/services'
import { PREFERS_LIGHT, readThemeChoice, showTheme, THEME_KEY } from '../../components/browser/theme'

const chosen = () => readThemeChoice(() => window.localStorage)

/** Keeps the theme in step with other tabs, and with the device where nothing else was chosen (OP-78, OP-96). */
export function followTheme(): void {
  window.matchMedia(PREFERS_LIGHT).addEventListener('change', () => showTheme(chosen()))
  window.addEventListener('storage', ({ key }) => {
    if (key === THEME_KEY) showTheme(chosen())
  })
  // While a page rests in the browser's history it hears of no other.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showTheme(chosen())
  })
}

/** Whoever is signed in finds their theme on other devices, too (AC-02). It shows here whether that worked or not. */
export async function keepThemeInAccount({ session, call }: Pick<Services, 'session' | 'call'>): Promise<void> {
  if (session.token() === null) return
  try {
    const { data } = await call((backend) => backend.account.update({ theme: chosen() }))
    session.update(data)
  } catch (cause) {
    logFailure('The theme could not be kept in the account.', cause)
  }
}
