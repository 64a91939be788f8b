/** What share links carry (OP-64): its owner may share it, change it or take it back at any moment. */
const SHARED_ITEMS = ['m', 'r', 'u', 'run'] as const

/** Longer addresses are rendered but never kept. */
const MAX_KEPT_LENGTH = 300

/** Our paths as written in links. The router takes `/About`, `//about` and `/%61bout` for the same page, too. */
const ONE_SPELLING = /^\/(?:[a-z\d_-]+(?:\/[a-z\d_-]+)*)?$/

/**
 * Whether the page at an address may be cached and shared. Not for other spellings of its path: there are many, and
 * they would evict popular pages.
 */
export function mayKeepPage(path: string): boolean {
  const [pathname = '', search] = path.split('?', 2)
  const parameters = new URLSearchParams(search)
  const isShared = SHARED_ITEMS.some((name) => parameters.has(name))
  return path.length <= MAX_KEPT_LENGTH && ONE_SPELLING.test(pathname) && !isShared
}

/** Whether a path asks for a file: scripts and pictures that do not exist are told so without rendering a page. */
export function looksLikeFile(pathname: string): boolean {
  return pathname.startsWith('/assets/') || /\.[a-z0-9]{1,8}$/i.test(pathname)
}

/** Whether a response is read by a person: browsers say so when they go to an address, not when they load its parts. */
export function acceptsPage(headers: Headers): boolean {
  return /\btext\/html\b/i.test(headers.get('accept') ?? '')
}

const STORY_PAGE = /^\/trends\/[^/?]+$/

/** Whether the old page may be served while a new one is rendered: story pages only, since a reading changes few of them. */
export function mayBeOutdated(path: string): boolean {
  return STORY_PAGE.test(path)
}
