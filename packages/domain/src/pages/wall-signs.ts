/** What a page shows of what it is, whatever its words. */
export type PageSigns = {
  /** Whether the server's headers say that it answered with a challenge. */
  readonly isChallenge: boolean
  /** Whether it asks not to be listed. */
  readonly isUnlisted: boolean
  /** Whether it loads itself anew. */
  readonly refreshes: boolean
  /** Whether it says anything for machines to show: a description, a picture, its address. */
  readonly describesItself: boolean
  /** Where it was found, after redirects. */
  readonly address: string
  /** Tags of its scripts, frames, forms and named parts, scripts with their beginning, as written. */
  readonly tags: readonly string[]
}

const NAMED = /\s(?:id|name)\s*=\s*["']?/.source

/** Only walls have these. */
const OF_WALLS = new RegExp(
  [
    // Anubis and its kin
    `${NAMED}(?:anubis_|preact_info|go-away|haproxy-protection|cerberus-challenge)`,
    'within\\.website/x/(?:cmd/anubis|xess)|/\\.well-known/\\.git\\.gammaspectra\\.live/git/go-away|/\\.cerberus/',
    // Cloudflare; /cdn-cgi/challenge-platform/scripts/ stands in ordinary pages, too
    `${NAMED}(?:challenge-(?:running|form|stage|error-text|success-text)|cf-(?:challenge|please-wait|wrapper|error-details)|cf_styles-css|trk_jschal|turnstile-wrapper)`,
    '/cdn-cgi/(?:styles/(?:cf\\.errors|challenges)|challenge-platform/h/|l/chk_)|_cf_chl_(?:opt|ctx|f_tk)',
    // HUMAN (PerimeterX), DataDome, Kasada, Akamai, Imperva
    `${NAMED}px-captcha|captcha\\.px-cdn\\.net|/captcha/captcha\\.js\\?[^"']*appId=px`,
    'captcha-delivery\\.com|>\\s*var dd\\s*=\\s*\\{',
    `KPSDK\\.now\\b|${NAMED}sec-(?:if-)?cpt|/_sec/cp_challenge/|bm-verify=`,
    '_Incapsula_Resource\\?[^"\'<>]*(?:incident_id|CWUDNSAI)',
    `reeseSkipExpirationCheck|isImpervaSpaSupport|${NAMED}distilCaptchaForm|/_sec/verify\\?`,
    // Google, Yahoo, Amazon, Yandex, Baidu, WeChat: checks and consent
    `${NAMED}(?:captcha-form["']?\\s+action\\s*=\\s*["']?index\\b|checkbox-captcha-form|originalDoneUrl)|solveSimpleChallenge|/httpservice/retry/enablejs`,
    '//consent\\.(?:google|youtube)\\.[a-z.]+/save|/errors/validateCaptcha|/checkcaptcha\\?|/mkdjump_|/secitptpage/',
    // LiteSpeed, Fastly, SafeLine, Servicepipe, Qrator
    `/\\.lsrecap/|/_fs-ch-|/\\.safeline/|${NAMED}id_captcha_frame_div|servicepipe\\.ru/static/|/__qrator/qauth`,
    // Reddit, Imunify360, SiteGround, Alibaba
    `${NAMED}(?:js_challenge|wsidchk|aliyun_waf_)|/\\.well-known/sgcaptcha/`,
    // AWS, Vercel, Sucuri, DDoS-Guard, Radware, Bunny
    'window\\.gokuProps|AwsWafIntegration\\.(?:checkForceRefresh|forceRefreshToken)|/\\.well-known/vercel/security/|sucuri_cloudproxy|/\\.well-known/ddos-guard/(?:js-challenge|check)',
    'validate\\.perfdrive\\.com|/\\.bunny-shield/',
  ].join('|'),
  'i',
)
/** Guards that ordinary pages load as well. */
const OF_GUARDS = new RegExp(
  [
    '_Incapsula_Resource|_pxAppId|_pxAction|client\\.px-cloud\\.net|/px/client/|datadome|KPSDK|awswaf\\.com|/TSPD/|bobcmn',
    '/cdn-cgi/challenge-platform/|challenges\\.cloudflare\\.com|hcaptcha\\.com|recaptcha/(?:api|enterprise)\\.js',
    'arkoselabs\\.com|geetest|ddos-guard|perfdrive|kasada|friendly-?captcha|altcha|mcaptcha|sbtsck',
  ].join('|'),
  'i',
)

/** Checks that a visitor sees and has to pass. */
const OF_CAPTCHAS = new RegExp(
  [
    '\\sclass\\s*=\\s*["\']?[^"\'<>]{0,200}\\b(?:g-recaptcha|h-captcha|cf-turnstile|smart-captcha|frc-captcha)\\b',
    'challenges\\.cloudflare\\.com/turnstile|hcaptcha\\.com/1/|recaptcha/(?:api|enterprise)\\.js',
  ].join('|'),
  'i',
)
/** Places that sites send visitors to before a page. */
const PLACES_OF_WALLS = new RegExp(
  [
    '^https?://(?:(?:consent|guce|captcha|myprivacy)\\.[^/.]+\\.|validate\\.perfdrive\\.com|[a-z]+\\.captcha-delivery\\.com)',
    '^https?://[^/]+/(?:sorry/index|showcaptcha|errors/validateCaptcha|distil_r_captcha\\.html)(?:[?#]|$)',
  ].join('|'),
  'i',
)

/**
 * Whether a page is the wall before another one: a check for robots, whose title is no headline in any language. A page that
 * asks not to be listed and loads itself anew, or a guard of it, is one; so is what carries the marks of a wall's maker, and what
 * shows a captcha and says nothing of itself.
 */
export function isWallPage({ isChallenge, isUnlisted, refreshes, describesItself, address, tags }: PageSigns): boolean {
  if (isChallenge || PLACES_OF_WALLS.test(address) || tags.some((tag) => OF_WALLS.test(tag))) return true
  if (!describesItself && tags.some((tag) => OF_CAPTCHAS.test(tag))) return true
  return isUnlisted && (refreshes || tags.some((tag) => OF_GUARDS.test(tag)))
}

/** Response headers that mark an answer as a bot challenge, whatever its status. */
const CHALLENGE_HEADERS: readonly (readonly [name: string, value: RegExp])[] = [
  ['cf-mitigated', /challenge/i],
  ['x-amzn-waf-action', /challenge|captcha/i],
  ['x-vercel-mitigated', /challenge|deny/i],
  ['x-vercel-challenge-token', /./],
  ['x-datadome-cid', /./],
  ['x-sucuri-block', /./],
  ['bunny-shield', /challenge/i],
  ['x-px-block', /./],
]

/** @param header The value of a header by its lower-case name, or null. */
export function saysChallenge(header: (name: string) => string | null): boolean {
  return CHALLENGE_HEADERS.some(([name, value]) => value.test(header(name) ?? ''))
}
