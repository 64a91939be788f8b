import { logFailure } from '../backend/log-failure'

type UrlPolicy = { createScriptURL: (url: string) => string }
type PolicyFactory = { createPolicy: (name: string, rules: UrlPolicy) => UrlPolicy }

/** The one script address that is made in code; the content security policy allows this policy and no other. */
function trustedScriptUrl(url: string): string {
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes
  const rules: UrlPolicy = { createScriptURL: (address) => address }
  return (factory?.createPolicy('trendverse-url', rules) ?? rules).createScriptURL(url)
}

/** Lets the page start without a network. Browsers without service workers simply need one. */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    const scope = import.meta.env.BASE_URL
    await navigator.serviceWorker.register(trustedScriptUrl(`${scope}sw.js`), { scope })
  } catch (cause) {
    logFailure('Starting without a network will not work.', cause)
  }
}
