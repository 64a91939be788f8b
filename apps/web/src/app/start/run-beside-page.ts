import type { AnyRouter } from '@tanstack/react-router'
import { logFailure } from '../../backend/call/log-failure'
import type { Services } from '../../backend/services'
import { confirmSession } from '../../backend/session/confirm-session'
import { focusNewPages } from '../shell/focus-new-pages'
import { followTheme } from './follow-theme'
import { preloadPages } from './preload-pages'
import { sendLeftAnswers } from './send-left-answers'

/** Background work of an open page, in one file that is loaded once the browser is idle. */
export function runBesidePage(router: AnyRouter, services: Services): void {
  void confirmSession(services)
  followTheme()
  focusNewPages(router)
  void registerServiceWorker()
  void import('../shell/mount-floating-button').then((module) => module.mountFloatingButton(router, services))
  sendLeftAnswers(router, services)
  preloadPages(router)
}

type UrlPolicy = { createScriptURL: (url: string) => string }
type PolicyFactory = { createPolicy: (name: string, rules: UrlPolicy) => UrlPolicy }

/** The one script address that is made in code; the content security policy allows this policy by its name. */
function trustedScriptUrl(url: string): string {
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes
  const rules: UrlPolicy = { createScriptURL: (address) => address }
  return (factory?.createPolicy('trendverse-url', rules) ?? rules).createScriptURL(url)
}

/** Lets the page start without a network. Browsers without service workers simply need one. */
async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    const scope = import.meta.env.BASE_URL
    await navigator.serviceWorker.register(trustedScriptUrl(`${scope}sw.js`), { scope })
  } catch (cause) {
    logFailure('Starting without a network will not work.', cause)
  }
}
