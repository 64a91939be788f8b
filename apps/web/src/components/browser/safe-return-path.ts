const MAX_LENGTH = 500
const BASE = import.meta.env.BASE_URL
/** Only for reading paths; a path that stays on it stays on any site. */
const ANY_ORIGIN = 'https://site.invalid'
/** Whoever just signed in has nothing to do on these. */
const NO_PLACE_TO_RETURN = new Set(['login', 'signup', 'logout', 'forgot-password', 'reset-password', 'verify-email'])

/**
 * The page first asked for, as a path of this site, or null. Anybody can write `?from=` into a link, so nothing that a
 * browser could read as another site gets through.
 *
 * @example safeReturnPath('/trends?q=a') // '/trends?q=a'
 * @example safeReturnPath('//evil.example') // null
 */
export function safeReturnPath(raw: unknown): string | null {
  if (typeof raw !== 'string' || raw.length > MAX_LENGTH || !raw.startsWith(BASE)) return null
  try {
    const { origin, pathname, search, hash } = new URL(raw, ANY_ORIGIN)
    // Resolving also removes what browsers ignore, such as tabs and line ends, and turns "\" into "/".
    if (origin !== ANY_ORIGIN || pathname.startsWith('//')) return null
    const section = pathname.slice(BASE.length).split('/')[0] ?? ''
    return NO_PLACE_TO_RETURN.has(section) ? null : `${pathname}${search}${hash}`
  } catch {
    return null
  }
}
