/** Titles of what stands in place of a page: bot checks, error pages, sign-in and consent walls. The whole title. */
const WALL_TITLES = [
  /just a (?:moment|second)/,
  /attention required(?:! \| cloudflare)?/,
  /making sure you(?:’|'| a)re not a (?:ro)?bot/,
  /access (?:to this page has been |is )?denied/,
  /one more step/,
  /(?:security|robot|browser|human) (?:check|verification)/,
  /checking your browser.*/,
  /(?:please )?(?:verify|confirm)(?:ing)? (?:that )?you(?:’|'| a)re (?:a )?human.*/,
  /(?:\S{1,40} [-|–] )?are you (?:a )?(?:robot|human)/,
  /robot or human/,
  /i(?:’|')?m not a robot/,
  /pardon our interruption/,
  /client challenge/,
  /ddos.?guard|sucuri website firewall.*/,
  /before you continue.*/,
  /(?:please )?(?:enable|turn on|allow) (?:javascript|js|cookies).*/,
  /javascript (?:is )?(?:required|disabled|not available).*/,
  /(?:sorry, )?(?:this |the )?(?:page|site|document|content) (?:not found|unavailable|is not available|cannot be found|can(?:’|')t be found)(?: in your (?:region|country|location|area))?/,
  /(?:http )?(?:error )?(?:40[0-9]|410|429|451|50[0-4])(?: error)?(?:\W+(?:error|bad request|unauthori[sz]ed|forbidden|(?:page )?not found|gone|too many requests|(?:internal )?server error|bad gateway|service unavailable|gateway time-?out|unavailable (?:due to|for) legal reasons))?/,
  /forbidden|unauthori[sz]ed|not found|bad gateway|service (?:temporarily )?unavailable|too many requests|error|oops/,
  /(?:log|sign) ?in|sign ?up|register|subscribe|login required/,
  /(?:subscribe|log in|sign in|register|sign up)(?: now)? (?:to|for) (?:read|continue|access|view|unlock).*/,
  /cookie (?:consent|settings|preferences|notice|policy|wall)|(?:your )?privacy (?:settings|preferences|choices|policy)|we value your privacy/,
  /access denied \| \S+ used cloudflare to restrict access|(?:[\w-]+\.)+[a-z]{2,} \| 5\d\d: .{1,60}/,
  /(?:sorry, )?you have been blocked|blocked|request (?:rejected|blocked|unsuccessful)|error: the request could not be satisfied/,
  /your access to this site has been limited.{0,60}|crowdsec (?:ban|captcha)|azure waf|dpg media privacy gate|vercel security checkpoint/,
  // what servers show that have no page to show
  /welcome to nginx|(?:apache2? )?.{0,20} ?default page(?:: it works)?|it works|iis windows(?: server)?|index of \/.*|test page for .{1,60}/,
  /(?:error establishing a )?database (?:connection |connect )?error|error establishing a database connection/,
  /(?:(?:the|this|our) )?(?:web)?(?:site|page) (?:is )?(?:(?:currently |temporarily )?(?:under|down for|in) )(?:scheduled )?(?:maintenance|construction)(?: mode)?/,
  /briefly unavailable for scheduled maintenance.*|maintenance(?: mode)?|under construction|coming soon/,
  /(?:this )?domain (?:has )?(?:expired|parked)|(?:[\w-]+\.)+[a-z]{2,} (?:is|may be) for sale.{0,40}/,
  /error \d{3,4}(?: \(not found\)!!1)?|(?:internal )?server error(?: \(\d{3}\))?|503 service temporarily unavailable|bad request|not acceptable|gateway time-?out/,
  /(?:\S{1,40} [-|–] )?(?:temporarily unavailable|prove your humanity|this domain (?:name )?(?:is|may be) for sale.{0,40})|rate limit(?:ed| exceeded)?/,
  /(?:(?:sorry|oops)[!,. ]+|whoops, looks like )something went wrong|(?:site|server|scheduled|under|down for) maintenance|we(?:’|')ll be (?:right )?back(?: soon)?/,
  /(?:log|sign) ?in to \S{1,30}|sign ?in required|(?:this )?(?:account|domain|website) (?:has been )?suspended|why have i been blocked|bot verification|verification required/,
  /one moment,? please|please wait\W*(?:\| cloudflare)?|ddos protection by \S{1,30}|unusual (?:traffic|activity) detected|cookies (?:required|disabled)/,
  // "not found" of other languages
  /(?:diese )?seite (?:wurde )?nicht gefunden|page (?:introuvable|non trouvée)|página no encontrada|página não encontrada|pagina non trovata/,
  /pagina niet gevonden|sidan (?:hittades inte|kunde inte hittas)|siden (?:ble|blev) ikke fundet|siden finnes ikke|sivua ei löydy/,
  /nie znaleziono strony|strona nie (?:została znaleziona|istnieje)|stránka nenalezena|страница не найдена|сторінку не знайдено|sayfa bulunamadı/,
  /页面(?:不存在|未找到)|找不到页面|頁面不存在|找不到(?:網頁|頁面)|ページが見つかりません(?:でした)?|페이지를 찾을 수 없습니다|الصفحة غير موجودة|העמוד לא נמצא/,
  /redirecting|loading|please wait|untitled(?: document)?|document|home(?: ?page)?|index/,
].map((pattern) => new RegExp(`^(?:${pattern.source})[\\s.…!?。！？]*$`, 'i'))

/** How texts begin that talk about the visitor's browser, account or consent instead of the page. */
const WALL_OPENINGS = new RegExp(
  `^(?:${[
    /(?:please |you (?:must|need to|have to) )?(?:enable|turn on|allow|activate) (?:java ?script|js|cookies)\b/,
    /(?:this|our) (?:site|website|page|app|application) (?:requires|needs|works best with) (?:java ?script|cookies)\b/,
    /java ?script (?:is|must be|has been) (?:required|disabled|enabled|blocked|turned off|not (?:enabled|available|supported))\b/,
    /your browser (?:is (?:not supported|no longer supported|out of date|outdated|too old)|isn(?:’|')t|does(?: not|n(?:’|')t)|seems)\b/,
    /just a moment\b/,
    /access (?:to this page has been |is )?denied\b/,
    /attention required\b/,
    /checking (?:your browser|if the site connection is secure)\b/,
    /(?:please )?(?:verify|confirm)(?:ing)? (?:that )?you(?:’|'| a)re (?:a )?human\b/,
    /are you (?:a robot|human)\b/,
    /(?:we(?:’|')ve|our systems have) detected unusual\b/,
    /(?:subscribe|log in|login|sign in|register|sign up|create (?:a|your) (?:free )?account)(?: now| today)? (?:to|for) (?:read|continue|access|view|unlock|keep reading)\b/,
    /(?:this|the) (?:article|content|story) is (?:only )?(?:available to|for|reserved for) (?:subscribers|members)\b/,
    /you(?:’|')?(?: have|ve) (?:reached|used|read) (?:your|all|the)\b.{0,40}\b(?:limit|free articles)/,
    /already a subscriber\b/,
    /before you continue\b/,
    /we (?:value|respect|care about) your privacy\b/,
    /(?:we|this (?:web)?site|our (?:web)?site|we and our (?:\d+ )?partners) (?:uses?|stores?|and\/or access|may use)\b.{0,40}\bcookies\b/,
    /(?:we|by continuing|by using)\b.{0,60}\b(?:use of|our use of) cookies\b/,
    /cookies? (?:help|are used|consent|policy)\b/,
    /wir (?:und unsere partner )?(?:verwenden|nutzen|benötigen)\b.{0,60}\bcookies\b/,
    /nous (?:et nos partenaires )?utilisons\b.{0,60}\bcookies\b/,
    /(?:the |this |requested )*page (?:you (?:requested|are looking for) )?(?:was not found|could not be found|cannot be found|does not exist|not found)\b/,
    /lorem ipsum\b/,
  ]
    .map((pattern) => pattern.source)
    .join('|')})`,
  'i',
)

/** Whether a title is that of a wall or an error page, not of a story. */
export function isWallTitle(title: string): boolean {
  return WALL_TITLES.some((pattern) => pattern.test(title.trim()))
}

/** Whether a text asks for JavaScript, cookies, consent, an account or a proof of being human. */
export function isWallText(text: string): boolean {
  return WALL_OPENINGS.test(text.trim()) || isWallTitle(text)
}
