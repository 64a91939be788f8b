import type { PageAddress } from './canonical-url-sites'

/** Query parameters that say where a click came from or whose visit it is, never which page it is. */
const ONLY_MARKS = new RegExp(
  `^(?:${[
    // measuring
    'utm_.*|pk_.*|mtm_.*|piwik_.*|matomo_.*|hsa_.*|at_.*|ga_.*|ns_.*|itm_.*|_hs.*|hsctatracking|fbclid|gclid|dclid|gbraid|wbraid|msclkid|twclid|ttclid|yclid|ysclid',
    'igshid|igsh|mibextid|rdid|share_url|fref|aem|__(?:tn__|cft__\\[\\d\\]|xts__\\[\\d\\])|li_fat_id|ef_id|s_kwcid|epik|_openstat|fb_(?:ref|source|action_.*)|mc_[ce]id|mkt_tok|elq(?:track(?:id)?|a[it]d?|campaignid)?',
    'oly_(?:anon|enc)_id|vero_(?:id|conv)|s_cid|n_cid|sc_cid|ex_cid|dgcid|cmpid|cmp|ncid|ocid|icid|int_?cmp|int[_-](?:source|campaign)|intcid|wt[._].*|xtor|_ga|_gl|(?:__)?twitter_impression',
    'gad_.*|srsltid|gclsrc|irclickid|irgwc|cjevent|awc|zanpid|clickref|ran(?:ea|m|site)id|rb_clickid|rdt_cid|sccid|tblci|dicbo|oborigurl|sc_(?:campaign|channel)|ftcamp|segmentid|syn-[\\da-f]{8}|traffic_source|xrs|wprov',
    'trk_.*|trkinfo|trackingid|lipi|midtoken|midsig|originalsubdomain|sp(?:mailing|user|job|report)id|hss_channel|__s|vgo_ee|wickedid|et_[cr]id|_?bhlid|_kx|ck_subscriber_id|ss_(?:source|campaign_.*|email_id)|tpcc',
    // where a link was found
    'smid|smtyp|smprod|spm|scm|si|ref_src|ref_url|referrer|referringsource|rref|clicksource|__source|in_source|xg_source|\\.?tsrc|soc_(?:src|trk)|shared|sr_share|spref|isappinstalled|rss_?source',
    'ftag|guccounter|guce_.*|sref|sara_ref|iref|pfrom|ssm|wprss|wpisrc|wpmm|wpsrc|hpid|qsearchterm|srnd|leadsource|taid|itid|ito|maca|rpc|emc|mbid|bxid|cndid|hash[abc]|esrc|verso|trk|feedtype|feedname|rss|_r|ref_|share(?:token|type)|reflink|echobox',
    'lmd_.*|mktc(?:id|val)|rcmd_.*|fsrc|etear|event_log|refer_flag|spm_id_from|vd_source|share_(?:source|medium|plat|session_id|tag)|unique_k',
    'client_service_(?:id|name)|service_user_id|supported_service_name|pinned_post_(?:locator|asset_id|type)|relatedposts_.*|id_externo_.*|via=ihub',
    // another look of the page, a gift of it, what keeps it out of a cache
    'amp|_amp|isamp|amp_.*|usqp|replytocom|triedredirect|isfreemail|showwelcomeonshare|outputtype|noredirect|unlocked_article_code|accesstoken|giftcopy|gift_?id|pwapi_token|freebie|gaa_(?:at|n|ts|sig)|embedded-checkout',
    'doing_wp_cron|chash|refresh_ce(?:-cp)?|cn-reloaded',
    // the visit
    'jsessionid|phpsessid|aspsessionid.*|cfid|cftoken|oscsid|zenid',
  ].join('|')})$`,
  'i',
)
/** Tracking marks, unless the value is a number: then it identifies a page, such as a notice or a session. */
const MARKS_UNLESS_NUMBERS = /^(?:ref|source|src|session_?id)$/i
/** A number, or a reference number such as `24/01234/FUL`. */
const PAGE_NUMBER = /^(?:[A-Z]{1,4}\/)?\d+(?:\/[\dA-Z]+)*$/
/** Tracking marks, but on a scripted page a number may identify the page. */
const MARKS_BESIDE_PATHS = /^(?:partner|campaign)$/i
/** Tracking marks if the value is a word. A number, a date or a route belongs to the page. */
const IN_WORDS = /^(?:from|via|share)$/i
const WORDS = /^(?!\d)[\w.-]*$/

/** Where the link was clicked. */
const PLACES_OF_CLICKS =
  /^(?:rss|feed|social|s[ms]|ios|android|app|e?mail|newsletter|nlc?|shared?|twitter|tw|facebook|fb|whatsapp|telegram|reddit|hn|hackernews|youtu\.be|emb|ref|hp|pm|lk|a_inl)(?:[_.:-].*|share)?$/i
/** A timestamp or a random number. */
const INSTANT = /^(?:[12]\d{9}(?:\d{3})?(?:\.\d+)?|20\d{12}|20\d\d-\d\d-\d\dT[\d:.]+(?:Z|[ +-][\d:]+)?|0?\.\d+)$/

/** These do with such a value: the list a link stood in, when it was made, a visit of a forum, the page for a printer. */
const BY_VALUE: readonly (readonly [name: RegExp, value: RegExp])[] = [
  [
    /^(?:[cix]id|tid|siteid|feature|origin|refer(?:er|ence)?|sp|spot|sns|platform|syndication|tracking|feed|fm|nl|mod|f)$/i,
    PLACES_OF_CLICKS,
  ],
  [/^(?:_?ts?|time(?:stamp)?|updated)$/i, INSTANT],
  [/^(?:_|cb|cachebuster|no_?cache|rnd|rand)$/i, /^[\d.]+$/],
  [/^(?:s|sid|sk)$/i, /^[\da-f]{26,40}$/i],
  [/^gift$/i, /^[\w-]{16,}$/],
  [/^print(?:able)?$/i, /^(?:1|true|yes)$/i],
  [/^(?:show)?comments$/i, /^(?:1|true)$/i],
  [/^(?:page|view)$/i, /^(?:all|amp)$/i],
]
/** These are marks on a page that its path names, and choose the page where a script shows it. */
const BESIDE_PATHS: readonly (readonly [name: RegExp, value: RegExp])[] = [
  [/^mod$/i, /^[\w.-]+$/],
  [/^(?:m|mobile|nb)$/i, /^[01]$/],
]
/** Where a paper was found, if the path identifies the paper. */
const BESIDE_DOI = /^(?:af|ai|mi|ui|cookieset|needaccess)$/i
/** A scripted page or the front page: only the query identifies it. */
const SCRIPT = /\.(?:php\d?|aspx?|jsp|cgi|do|pl|cfm|dll|exe)$|^(?:index|default)\b/i

const isMostlyMark = (name: string): boolean => MARKS_UNLESS_NUMBERS.test(name) || MARKS_BESIDE_PATHS.test(name)

/** Whether a name of a query parameter, or of a fragment, alone says that it is no part of the page. */
export function namesMark(name: string): boolean {
  return ONLY_MARKS.test(name) || isMostlyMark(name)
}

/** Whether a parameter is a mark on most pages, and what tells the pages of a script apart. */
export function mayChoosePage(name: string): boolean {
  return isMostlyMark(name) || BESIDE_PATHS.some(([names]) => names.test(name))
}

/** Whether a query parameter tells where a click came from, whose visit it is or how the page looks, not which page is meant. */
export function isMark([name, value]: readonly [string, string], { segments, query }: PageAddress): boolean {
  if (ONLY_MARKS.test(name)) return true
  const isTold = ([names, values]: readonly [RegExp, RegExp]): boolean => names.test(name) && values.test(value)
  if (BY_VALUE.some(isTold)) return true
  if (segments[0] === 'doi' && BESIDE_DOI.test(name)) return true
  const isShownByScript = segments.length === 0 || SCRIPT.test(segments.at(-1) ?? '')
  if (MARKS_UNLESS_NUMBERS.test(name)) return !PAGE_NUMBER.test(value)
  if (MARKS_BESIDE_PATHS.test(name)) return !isShownByScript || !/^\d+$/.test(value)
  if (!isShownByScript && BESIDE_PATHS.some(isTold)) return true
  return IN_WORDS.test(name) && WORDS.test(value) && !query.some(([other]) => /^to$/i.test(other))
}
