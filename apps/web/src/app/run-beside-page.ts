import type { AnyRouter } from '@tanstack/react-router'
import type { Services } from '../backend/services'
import { confirmSession } from '../backend/session/confirm-session'
import { focusNewPages } from './focus-new-pages'
import { followTheme } from './follow-theme'
import { registerServiceWorker } from './register-service-worker'
import { sendLeftAnswers } from './send-left-answers'

/** What goes on beside the page for as long as it stands, in one file that comes once the browser is idle. */
export function runBesidePage(router: AnyRouter, services: Services): void {
  void confirmSession(services)
  followTheme()
  focusNewPages(router)
  void registerServiceWorker()
  void import('./mount-floating-button').then((module) => module.mountFloatingButton(router, services))
  sendLeftAnswers(router, services)
}
