import { readText } from '@trendverse/domain/primitives/kept-text'
import { readProfile } from '../backend/session/public-profile'
import { PROFILE_KEY, TOKEN_KEY } from '../backend/session/session-keys'
import { markSession } from '../backend/session/session-mark'
import { settleChoices } from '../components/browser/kept-choice'
import { readThemeChoice, themeOf } from '../components/browser/theme'
import { keepShownView } from '../features/universe/keep-shown-view'
import { settleView } from '../features/universe/settle-view'
import { answerThemeSwitch } from './answer-theme-switch'
import { recordEarlyInput } from './early-input'
import { startPageScript } from './start-page-script'
import { takeUpLater } from './take-up-later'

/**
 * Runs before the first paint, as the one small script the page waits for: the theme and the view of the home page are
 * settled before anything shows, so that nothing changes afterwards.
 */
const root = document.documentElement
const storage = () => window.localStorage

root.dataset.theme = themeOf(readThemeChoice(storage), window.matchMedia('(prefers-color-scheme: light)').matches)
settleChoices(root, storage)
if (window.location.pathname === import.meta.env.BASE_URL) {
  settleView(root, window.location.search, storage)
  document.addEventListener('DOMContentLoaded', () => keepShownView(document), { once: true })
}
markSession(root, readProfile(readText(storage, TOKEN_KEY) === null ? null : readText(storage, PROFILE_KEY)))
answerThemeSwitch(root, storage)
window.earlyInput = recordEarlyInput()
void takeUpLater()
startPageScript()
