import { splitAddress } from './canonical-url-parts'
import { type PageAddress, settleSite } from './canonical-url-sites'
import { isMark, mayChoosePage, namesMark } from './tracking-marks'

/** A visit kept in the path: `;jsessionid=`, and `(S(…))` of ASP.NET. */
const VISIT_IN_SEGMENT = /;(?:jsessionid|phpsessid|sessionid)=[^;]*/gi
const VISIT_SEGMENT = /^\((?:[a-z]\([^()]*\))+\)$/i

/** Sites whose paths contain titles: there `AMP` may be an article. */
const OF_NAMES = /^(?:[a-z-]+\.wikipedia\.org|github\.com)$/
/** `/amp/story`, `/story/amp`, `/news/amp/story`: the same story for phones. */
const AMP_SEGMENT = /^amp(?:html)?$/i

/** File names that stand for their folder. */
const INDEX_FILE = /^(?:index|default)\.(?:html?|php|aspx?|jsp)$/i

function cleanSegments({ host, segments, query }: PageAddress): string[] {
  if (OF_NAMES.test(host)) return [...segments]
  const kept = segments
    .map((segment) => segment.replace(VISIT_IN_SEGMENT, ''))
    .filter((segment) => segment !== '' && !VISIT_SEGMENT.test(segment) && !AMP_SEGMENT.test(segment))
  // A script in a folder tells its pages apart by what is a mark elsewhere.
  const isScript = kept.length > 1 && query.some(([name]) => mayChoosePage(name))
  if (!isScript && INDEX_FILE.test(kept.at(-1) ?? '')) kept.pop()
  const last = kept.pop()
  if (last !== undefined) kept.push(last.replace(/[.-]amp(?=\.html?$|$)/i, '') || last)
  return kept
}

/** So that a decoded `/` or `?` inside a part cannot pass for a separator, and the key of a key is the key. */
const encodePart = (part: string): string => part.replace(/[%/?&=#+\s]/g, (sign) => encodeURIComponent(sign))

/** `#!/story/1`: by agreement with search engines a page of its own, which a script shows. */
const namesPage = (fragment: string): boolean =>
  /^!./.test(fragment) && !namesMark(fragment.slice(1).split('=')[0] ?? '')

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/**
 * The key of the page behind an address: two spellings of one page have one key. Scheme, `www.` and `m.`, case of the
 * host, default port, fragment (but `#!`), trailing slash, index file, tracking parameters, sessions, AMP variants and parameter order do
 * not count; short links of YouTube and Reddit, and ways out of sites that name where they lead, are
 * resolved; other redirects are unknown to it. A key is for comparing only, it is no address to open.
 *
 * @returns The key, or null when the text is no http(s) address.
 * @example pageKey('http://m.example.com/a/?utm_source=x#top') === pageKey('https://www.example.com/a')
 */
export function pageKey(address: string): string | null {
  const parts = splitAddress(address)
  if (parts === null) return null
  const settled = settleSite(parts)
  const chosen = settled.query.filter((pair) => !isMark(pair, settled))
  const path = cleanSegments({ ...settled, query: chosen })
    .map(encodePart)
    .join('/')
  const query = chosen.map(([name, value]) => `${encodePart(name)}=${encodePart(value)}`).sort(byText)
  const script = namesPage(parts.fragment) ? `#${encodePart(parts.fragment)}` : ''
  return `${settled.host}/${path}${query.length === 0 ? '' : `?${query.join('&')}`}${script}`
}

/**
 * The key of the place an address leads to inside its page: the key of the page, with the fragment where that names a
 * place. Fragments that tell where a click came from, and marks of a quoted text, do not count.
 *
 * @example partKey('https://example.com/live#post-2') // 'example.com/live#post-2'
 */
export function partKey(address: string): string | null {
  const key = pageKey(address)
  const fragment = splitAddress(address)?.fragment ?? ''
  const [name = ''] = fragment.split('=')
  const isPlace = fragment !== '' && !/^(?:!|:~:|\?)/.test(fragment) && !namesMark(name)
  return key === null || !isPlace ? key : `${key}#${encodePart(fragment)}`
}

/** Whether two addresses lead to one page as far as can be told without opening them. */
export function isSamePage(a: string, b: string): boolean {
  const key = pageKey(a)
  return key !== null && key === pageKey(b)
}

/** Whether a page key is a site's front page, which says nothing about one story. */
export function isFrontPage(key: string): boolean {
  return key.endsWith('/') && key.indexOf('/') === key.length - 1
}

/** The key of the encyclopedia article an address leads to, or null when it leads to none. */
export function articleKey(address: string): string | null {
  const key = pageKey(address)
  return key !== null && /^[a-z-]+\.wikipedia\.org\/wiki\//.test(key) ? key : null
}
