import type { SourceId } from '@trendverse/domain/trends/items/source'

/** What is read over the network and can be moved: a source, or the pages that trends link to. */
type ReadFrom = SourceId | 'pages'

/** The environment variable that moves it to another server: `SOURCE_BASE_HACKER_NEWS`, `SOURCE_BASE_PAGES`. */
function sourceBaseVariable(source: ReadFrom): string {
  return `SOURCE_BASE_${source.toUpperCase().replaceAll('-', '_')}`
}

/**
 * The origin an operator gave a source or the linked pages, or null. Throws on a value that is no http or https address, so that a typing
 * mistake stops the start and not every read.
 */
export function readSourceBase(env: Readonly<Record<string, string | undefined>>, source: ReadFrom): string | null {
  const variable = sourceBaseVariable(source)
  const value = env[variable]?.trim() ?? ''
  if (value === '') return null
  const url = URL.canParse(value) ? new URL(value) : null
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw new Error(`${variable} must be an address such as http://127.0.0.1:9000`)
  }
  return url.origin
}

/** The same path and query on another origin. */
export function rebase(address: string, origin: string | null): string {
  if (origin === null) return address
  const { pathname, search } = new URL(address)
  return `${origin}${pathname}${search}`
}
