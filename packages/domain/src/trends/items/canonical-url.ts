import { splitAddress } from './canonical-url-parts'
import { settleSite } from './canonical-url-sites'

/** Query parameters that tell where a click came from, or whose visit it is, never which page is meant. */
const TRACKING_PARAMETER = new RegExp(
  `^(?:${[
    // measuring
    'utm_.*|pk_.*|mtm_.*|hsa_.*|at_.*|ga_.*|ns_.*|itm_.*|_hs.*|fbclid|gclid|dclid|gbraid|wbraid|msclkid|twclid|ttclid|yclid',
    'igshid|igsh|mibextid|li_fat_id|ef_id|s_kwcid|epik|_openstat|fb_(?:ref|source|action_.*)|mc_[ce]id|mkt_tok|elqtrack(?:id)?',
    'oly_(?:anon|enc)_id|vero_id|s_cid|cmpid|cmp|ncid|ocid|icid|intcid|wt_mc|wt\\.mc_id|xtor|_ga|_gl|__twitter_impression',
    'gad_.*|srsltid|gclsrc|irclickid|rb_clickid|sc_(?:campaign|channel)|ftcamp|segmentid|syn-[\\da-f]{8}|traffic_source|xrs|wprov',
    'trk_.*|sp(?:mailing|user|job|report)id|hss_channel|__s|vgo_ee|wickedid',
    // where a link was found
    'smid|smtyp|spm|scm|si|ref|ref_src|ref_url|referrer|source|__source|in_source|src|\\.?tsrc|soc_(?:src|trk)|shared|campaign',
    'ftag|guccounter|guce_.*|sref|sara_ref|ssm|wprss|qsearchterm|srnd|leadsource|taid|itid|ito|maca|rpc|partner|emc|mbid|trk|feedtype|feedname|rss|_r|ref_|share(?:token|type)',
    // another look of the page, a gift of it
    'amp|amp_.*|usqp|replytocom|triedredirect|isfreemail|showwelcomeonshare|outputtype|noredirect|unlocked_article_code|accesstoken|giftcopy|embedded-checkout',
    // the visit
    'jsessionid|phpsessid|aspsessionid.*|session_?id|cfid|cftoken|oscsid|zenid',
  ].join('|')})$`,
  'i',
)
/** These tell it in words; a number, a date or a way from one thing to another is the page's own. */
const TRACKING_WORD = /^(?:from|via|share)$/i
const IN_WORDS = /^(?!\d)[\w.-]*$/

/** These do with such a value: the list a link stood in, a visit of a forum, the page for a printer or with its comments. */
const TRACKING_BY_VALUE: readonly (readonly [name: RegExp, value: RegExp])[] = [
  [/^(?:mod|siteid)$/i, /^rss/i],
  [/^sid$/i, /^[\da-f]{26,40}$/i],
  [/^print$/i, /^(?:1|true|yes)$/i],
  [/^comments$/i, /^1$/],
  [/^cid$/i, /^(?:rss|social|ios|android|app|e?mail|newsletter|share|twitter|facebook)(?:_.*)?$/i],
]

function isTracking([name, value]: readonly [string, string], query: readonly (readonly [string, string])[]): boolean {
  if (TRACKING_PARAMETER.test(name)) return true
  if (TRACKING_BY_VALUE.some(([names, values]) => names.test(name) && values.test(value))) return true
  return TRACKING_WORD.test(name) && IN_WORDS.test(value) && !query.some(([other]) => /^to$/i.test(other))
}

/** A visit kept in the path: `;jsessionid=`, and `(S(…))` of ASP.NET. */
const VISIT_IN_SEGMENT = /;(?:jsessionid|phpsessid|sessionid)=[^;]*/gi
const VISIT_SEGMENT = /^\((?:[a-z]\([^()]*\))+\)$/i

/** File names that stand for their folder. */
const INDEX_FILE = /^(?:index|default)\.(?:html?|php|aspx?|jsp)$/i

function cleanSegments(segments: readonly string[]): string[] {
  const kept = segments
    .map((segment) => segment.replace(VISIT_IN_SEGMENT, ''))
    .filter((segment) => segment !== '' && !VISIT_SEGMENT.test(segment))
  if (/^amp$/i.test(kept.at(-1) ?? '')) kept.pop()
  if (INDEX_FILE.test(kept.at(-1) ?? '')) kept.pop()
  const last = kept.pop()
  if (last !== undefined) kept.push(last.replace(/[.-]amp(?=\.html?$|$)/i, '') || last)
  return kept
}

/** So that a decoded `/` or `?` inside a part cannot pass for a separator, and the key of a key is the key. */
const encodePart = (part: string): string => part.replace(/[%/?&=#+\s]/g, (sign) => encodeURIComponent(sign))

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/**
 * The key of the page behind an address: two spellings of one page have one key. Scheme, `www.` and `m.`, case of the
 * host, default port, fragment, trailing slash, index file, tracking parameters, sessions, AMP variants and parameter order do
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
  const path = cleanSegments(settled.segments).map(encodePart).join('/')
  const query = settled.query
    .filter((pair) => !isTracking(pair, settled.query))
    .map(([name, value]) => `${encodePart(name)}=${encodePart(value)}`)
    .sort(byText)
  return `${settled.host}/${path}${query.length === 0 ? '' : `?${query.join('&')}`}`
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
  const isPlace = fragment !== '' && !/^(?::~:|\?)/.test(fragment) && !TRACKING_PARAMETER.test(name)
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
