/** Where this site lies, without a slash at its end: a static demo may live below a path of its host. */
export function siteAddress(): string {
  return window.location.origin + import.meta.env.BASE_URL.replace(/\/$/, '')
}
