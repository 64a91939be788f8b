/** An https site as policies name it: no wildcard, no path, no user. */
const ORIGIN = /^https:\/\/[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+(?::\d{1,5})?$/
/** They stand in a header of every page. */
const MAX_ORIGINS = 20
const MAX_LENGTH = 1_500

const spelt = (text: string): readonly string[] => text.split(/[\s,]+/).filter((part) => part !== '')

/** What is wrong with a list of sites that games may come from, or null. */
export function gameOriginsProblem(text: string): string | null {
  const origins = spelt(text)
  if (origins.length > MAX_ORIGINS || text.length > MAX_LENGTH) return `Please enter at most ${MAX_ORIGINS} sites.`
  const wrong = origins.find((origin) => !ORIGIN.test(origin))
  return wrong === undefined
    ? null
    : `“${wrong}” isn’t a site. Please write it like https://games.example.org, without a path.`
}

/** The sites that games may come from beside our own; none where the list is unusable. */
export function readGameOrigins(text: string): readonly string[] {
  return gameOriginsProblem(text) === null ? [...new Set(spelt(text))] : []
}

/** The site of a game that comes from elsewhere; null for games of our own. */
export function foreignOriginOf({ gameUrl }: { readonly gameUrl: string }): string | null {
  if (gameUrl.startsWith('/')) return null
  const [, host = ''] = /^https:\/\/([^/?#\\]*)/i.exec(gameUrl) ?? []
  return `https://${host.toLowerCase()}`
}

/** Whether a game may be framed: it is ours, or its site is on the list. */
export function isFromAllowedSite(game: { readonly gameUrl: string }, allowed: readonly string[]): boolean {
  const origin = foreignOriginOf(game)
  return origin === null || allowed.includes(origin)
}
