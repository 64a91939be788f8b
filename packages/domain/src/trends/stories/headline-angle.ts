import { isEnglish } from './headline-language'
import { hasVerb } from './headline-verbs'
import { isNameless } from './nameless-headline'

/**
 * What a headline does other than say what happened. A trend is named and told by one that says what happened where
 * there is one.
 */
export type HeadlineAngle =
  | 'opinion'
  | 'question'
  | 'running'
  | 'guide'
  | 'offer'
  | 'review'
  | 'preview'
  | 'advertising'
  | 'reaction'
  | 'verdict'
  | 'byline'
  | 'quotation'
  | 'statement'
  | 'nameless'

/** What is left of a headline's worth as the name or sentence of a story. */
const WORTH: Readonly<Record<HeadlineAngle, number>> = {
  opinion: 0.3,
  question: 0.3,
  running: 0.3,
  guide: 0.35,
  offer: 0.3,
  review: 0.4,
  preview: 0.6,
  advertising: 0.45,
  reaction: 0.6,
  verdict: 0.5,
  byline: 0.6,
  quotation: 0.7,
  statement: 0.5,
  nameless: 0.5,
}

/** Angles that make no name and no sentence while any other headline is known. */
const TELLS_NOTHING: ReadonlySet<HeadlineAngle> = new Set(['opinion', 'question', 'running', 'guide', 'offer'])

/** Labels of columns in the languages of our feeds, before or behind a title. */
const OPINION_NAMES =
  'opinions?|op-ed|editorials?|commentary|comment|column|letters?(?: to the editor)?|perspective|guest essay|viewpoint|' +
  'ledare|debatt|krönika|insändare|kommentar|kolumn|signerat|leder|lederen|kronikk?|debat|debatt|replik|' +
  'opinión|tribuna|columna|opinião|coluna|artigo|tribune|éditorial|édito|chronique|billet|' +
  'meinung|gastbeitrag|leitartikel|kolumne|glosse|opinie|commentaar|commento|editoriale|opinione|' +
  'mnenje|komentar|kolumna|mielipide|kolumni|pääkirjoitus|felieton|opinia|мнение|колонка|社説|コラム|观点|评论|社论'
const OPINION_LABEL = new RegExp(`^(?:${OPINION_NAMES})\\s*(?:[:|.–—]|\\s-)|\\s[|–—-]\\s*(?:${OPINION_NAMES})$`, 'iu')

/** Patterns for titles in lower case: looking for either case takes ten times as long. */
const RUNNING =
  /[,:(–—-] ?(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.?) \d{1,2}(?:, \d{4})?\)?$|\b(?:horoscope|full list|(?:live|latest) (?:\w+ )?(?:results|updates?|blog|coverage|news|maps?)|interactive(?=:|$)|newsletter(?=:|$)|podcast(?=:|$)|round-?up|as it happened|morning briefing|stock market today|this week in|photos of the (?:day|week)|liveticker|newsblog|live-?blogg?|en direct|en vivo|minuto a minuto|ao vivo|in diretta|senaste nytt)\b|\blive$|^(?:direkt|live|just nu|latest)\s*[:|–—-]|^(?:[\p{Ll}\d]\S* ){1,2}(?:agenda|briefing|direkt)\s*[:|–—-]|(?:results|returns|votes) \S+(?: \S+){0,4} rolling in\b|\bin focus$/u

/** English offers, also where a shop's own people speak ("our experts found the best deals"). */
const OFFER =
  /(?:\b(?:\d{1,2}% off|save (?:up to )?[$£€]\d|[$£€]\d+ off|(?:lowest|all-time low) price|(?:on|for) sale for|promo codes?|coupons?|discounts? on)|\bbest\b.{0,60}\b(?:deals?|sales?|gifts?|prime day|black friday|buys?)|\b(?:prime day|black friday|cyber monday|memorial day|labor day)\b.{0,40}\b(?:deals?|shop)|\bdeals? (?:of the day|you can|to shop|worth|still live)|^(?:shop|buy|get) (?:the|this|these|your)\b)/u
/** What else English headlines do. */
const ENGLISH: readonly (readonly [HeadlineAngle, RegExp])[] = [
  [
    'question',
    /\?|^(?:why|how(?! to)|what|who|where|is it|are we|do you|does|can you|will (?:the|he|she|it))\b|[:–—] (?:why|how|what|who|where|here['’]s)\b|^(?:here['’]s|this is|these are|that['’]s|the reasons?) |\bspot the differences?\b|\b(?:find|finds|found|has|have) an answer\W*$/u,
  ],
  ['running', RUNNING],
  [
    'guide',
    /\btakeaways?\b|\b(?:things|what) (?:to|you|we) (?:know|knew|watch|expect|see|need|should|learned|read)\b|\bhow to\b|\bneed to know\b|\b(?:a|the|your|complete|ultimate) guide\b|\bguide to\b|\btimeline(?=:|$)|^timeline\b|\bexplained(?=:|$)|\bexplainer\b|\bfaq\b|\bin (?:pictures|photos|charts|maps)\b|\bphotos:|\btv channel\b|\bstart times?\b|\blive ?stream\b|\bwhere to watch\b|\bbetting (?:guide|lines?|odds|preview|tips)\b|\b(?:bettors?|best bets)\b|\bodds(?=[:,]|$)|\bwinners(?: and losers| list|: )|\btop moments\b|\bred carpet\b|\bbest[- ]dressed\b|\bhighlights (?:from|of)\b|\branked(?=:|$)|^ranking\b|\bpower rankings?\b|\bgrades:|: grades\b|\binside the\b|^inside\b|^(?:video|photos?|footage|pictures?) shows?\b|^meet\b|^(?:see|watch|read|listen)\b|\bwe['’]re expecting\b|^(?:the )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|key) (?:\S+ ){0,2}(?:things|ways|reasons|tips|questions|lessons|photos|moments|signs|facts|best|myths|races to|picks)\b/u,
  ],
  [
    'review',
    /\breview(?:ed)?:|: (?:the )?review\b|(?<!\b(?:judicial|peer|under) )\breview$|^review\b|\breview[–—-]|’? review: |\bhands-on\b|\bfirst look\b|\brecap\b/u,
  ],
  [
    'verdict',
    /\bcould be \p{L}+['’]s? (?:\S+ )?(?:downfall|headache|lifeline|nightmare|problem|undoing)\b|\bsquirms?\b|\blooms? large\b|\bappears? (?:poised|set|likely) to\b|\b(?:has|have) (?:exposed|laid bare|reshaped|spawned|transformed|ushered in)\b|\bwas (?:once|previously) part of\b|\bjust (?:admitted|confessed|proved)\b|^an? (?:\S+ )?(?:day|week|month|year|night) (?:for|of)\b/u,
  ],
  [
    'preview',
    /\bpreview\b|\bpredict(?:ions?|s|ed)\b|\b(?:best|expert|our|top) picks\b|\bpicks(?=:|$)|\b(?:hours|days) away\b|\bcountdown\b|\b(?:set|poised|expected|about|likely|plans?|hopes?|looks?|aims?|gears? up|prepares?) to\b|\bto (?:face|meet|play|host|take on|headline)\b|\b(?:could|may|might) \p{L}+|\blooms?\b|\b(?:is|are) looming\b|\bweigh-?ins?\b|\bweighs (?:in at|\S+-heaviest)\b|\btonight\b|\bwhat next\b|^(?:will|can)\b/u,
  ],
  ['advertising', /\b(?:adverts?|advertis(?:ing|ements?)|ads|commercials?)\b/u],
  [
    'reaction',
    /\b(?:reacts?|reactions?|reacted|unfazed|breaks? (?:\S+ )?silence|opens? up|speaks? out|(?:hits?|claps?|fires?) back|weighs? in|takes? (?:a )?(?:shots?|aim|swipes?|jabs?)|slams?(?! into)|shames?|mocks?|jokes?|trolls?|gush(?:es)?|praises?|hails?|pays? tribute|tributes?|mourns?|calls? out|called out|expert(?:s)? says?|fans|roasts?|rants?|regrets?|reflects on|grapples? with|gets? emotional|so mad|feud|explains?)\b|['’]s? (?:\S+ )?(?:wife|husband|girlfriend|boyfriend|mother|father|mom|dad|brother|sister|son|daughter|ex|widow)(?:['’]s)? \p{L}+/u,
  ],
  [
    'verdict',
    /\b(?:is|are|was|were|isn['’]t|aren['’]t)(?: now| once again| still| also| not)? (?:a|an|the|so|too|more|just|always|never|on the|in (?:a |freefall)|another|sky-high|off base|wrong|over|here)\b|\b(?:underscores?|signals? (?:a |the )?(?:new|end|shift|change)\b|raises? (?:questions|fears|concerns|doubts|alarms?)|shows? (?:why|how)|in a? ?bind|limits of|the (?:real|rise of|fall of)|it['’]s an? \p{L}+|another sign|could upend|long before|everything, yet)\b/u,
  ],
]

/** How headlines in other languages open a question, a teaser or a list. */
const OPENERS: Readonly<Partial<Record<string, RegExp>>> = {
  sv: /^(?:varför|hur|vad|vem|vilka|när|därför|så(?! länge)|här (?:är|har|får|kan)|det här|detta|lista[:n]?|bästa|tips|guide|allt om|quiz|test)(?![\p{L}])/iu,
  da: /^(?:hvorfor|hvordan|hvad|hvem|hvor|derfor|sådan|her er|se)(?![\p{L}])/iu,
  nb: /^(?:hvorfor|hvordan|hva|hvem|hvor|derfor|slik|her er|dette)(?![\p{L}])/iu,
  de: /^(?:warum|wieso|wie|was|wer|wo|wann|darum|so|das sind|das müssen)(?![\p{L}])/iu,
  nl: /^(?:waarom|hoe|wat|wie|waar|dit is|dit zijn|zo)(?![\p{L}])/iu,
  fr: /^(?:pourquoi|comment|que|quel|quelle|quels|qui|où|voici|ce que)(?![\p{L}])|^ce qu['’]/iu,
  es: /^(?:por qué|cómo|qué|quién|cuándo|dónde|así|estos son|estas son|esto es|conoce)(?![\p{L}])/iu,
  pt: /^(?:por que|por quê|como|o que|quem|quando|onde|veja|entenda|saiba|confira)(?![\p{L}])/iu,
  it: /^(?:perché|come|cosa|chi|quando|dove|ecco)(?![\p{L}])/iu,
}

/** "The theory: That is why ..." */
const SHORT_LABEL = /^[^:]{2,40}:\s/u
const QUESTION_MARK = /[?？؟]/u
/** Quotations, with their marks. */
export const QUOTED =
  /["“”„«»][^"“”„«»]*["“”„«»]|(?<![\p{L}\p{N}])[‘'](?:[^‘’']|(?<=\p{L})['’](?=\p{L})){2,}[’'](?![\p{L}])/gu
/** What somebody said of something in Swedish, "Vale om hamnen: ...". */
const SAID_OF = /^[^:]{3,40} om ([^:]{3,40}):/u
/** Outside of quotations, who writes so speaks for himself or to the reader. */
const FIRST_OR_SECOND_PERSON =
  /(?:^|\s)(?:I(?= \p{Ll})|I['’](?:m|ve|d|ll)|[Mm]y|[Ww]e|[Ww]e['’](?:re|ve|ll)|[Oo]ur|[Yy]our?|[Yy]ou['’](?:re|ve|ll))(?![\p{L}'’./-])/u
/** The World Health Organization asks nothing. */
const HEALTH_ORGANIZATION = /\bWHO\b/gu
/** The same in other languages, in front of a colon: behind it somebody is quoted. */
const SPEAKS: Readonly<Partial<Record<string, RegExp>>> = {
  sv: /^[^:]*(?<![\p{L}])(?:jag|vi|vår|våra|du|din|ditt|dina)(?![\p{L}])/iu,
  da: /^[^:]*(?<![\p{L}])(?:jeg|vi|vores|du|din|dit)(?![\p{L}])/iu,
  nb: /^[^:]*(?<![\p{L}])(?:jeg|vi|vår|våre|du|din|ditt)(?![\p{L}])/iu,
  de: /^[^:]*(?<![\p{L}])(?:ich|wir|unser|unsere|du|dein|deine)(?![\p{L}])/iu,
  nl: /^[^:]*(?<![\p{L}])(?:ik|wij|onze|jij|jouw)(?![\p{L}])/iu,
  fr: /^[^:]*(?<![\p{L}])(?:je|nous|notre|nos|vous|votre|vos)(?![\p{L}])/iu,
  es: /^[^:]*(?<![\p{L}])(?:yo|nosotros|nuestro|nuestra|tú|tus)(?![\p{L}])/iu,
  pt: /^[^:]*(?<![\p{L}])(?:eu|nós|nosso|nossa|você|meu|minha)(?![\p{L}])/iu,
}
/** In lower case, too. */
const ADVICE =
  /^(?:predictions?:|it['’]s time|let['’]s|don['’]t|stop |(?:clueless|delusional|deranged|laughable|pathetic|shameless|unhinged) |the case (?:for|against)|the (?:problem|trouble) with|in (?:defen[cs]e|praise) of)|[–—:] (?:\p{L}+ )?experts?$|\b(?:should|ought to)\b/u
const BYLINE = /^(?:\p{Lu}[\p{L}’'-]+\.? ){1,2}(?:(?:de|von|van|af) )?\p{Lu}[\p{L}’'-]+(?: \(\p{L}+\))?: (?!["“”„«‘'])/u
/** A quoted word that acts is a nickname: "“The Owl” robs a bank". */
const OPENS_WITH_QUOTATION = /^["“”„«»‘'](?!\S+["”’'»]\s(?!(?:and|as|at|by|for|in|of|on|or|to)\s)\p{Ll})/u
/** "Minister (M): “A great day”": what somebody said, and nothing else; of Swedish also what about. */
const STATEMENT =
  /^(?:[^\s:"“”„«»‘]+(?: [^\s:"“”„«»‘]+)?(?: \(\p{L}+\)|, \d{1,2})?(?: (?:om|efter) [^:"“”„«»‘]{1,30})?:\s*)?["“”„«»‘'][^"“”„«»‘]+["“”„«»’'][.!]?$/u

function readEnglish(title: string): HeadlineAngle | null {
  const plain = title.replace(QUOTED, ' ').replace(HEALTH_ORGANIZATION, 'W.H.O.')
  const lower = plain.toLowerCase()
  if (OFFER.test(lower)) return 'offer'
  if (FIRST_OR_SECOND_PERSON.test(plain) || ADVICE.test(lower)) return 'opinion'
  const [angle = null] = ENGLISH.find(([, pattern]) => pattern.test(lower)) ?? []
  return angle ?? (isExpected(plain) ? 'preview' : readAny(title))
}

/** "Xi to host Putin": what is expected, told without another verb. */
function isExpected(title: string): boolean {
  const at = title.search(/\sto \p{Ll}{3,}/u)
  return at > 0 && !/^\P{L}|\bTo\b/u.test(title) && !hasVerb(title.slice(0, at))
}

function readAny(title: string): HeadlineAngle | null {
  if (QUESTION_MARK.test(title)) return 'question'
  if (RUNNING.test(title.toLowerCase())) return 'running'
  if (STATEMENT.test(title)) return 'statement'
  if (OPENS_WITH_QUOTATION.test(title)) return 'quotation'
  return BYLINE.test(title) ? 'byline' : null
}

function readSwedish(title: string): HeadlineAngle | null {
  if (/(?<!\p{L})har (?:fel|rätt) (?:i|om)(?!\p{L})/u.test(title)) return 'opinion'
  if (isNameless(title)) return 'nameless'
  const [, of] = SAID_OF.exec(title) ?? []
  // "Vale om hamnen i Visby: ..." says what of, "Vale om beslutet: ..." does not.
  return of === undefined ? null : /\p{Lu}/u.test(of) ? 'quotation' : 'statement'
}

/** Whether the label of a title, which cleaning cuts, says that it is somebody's opinion. */
export const isLabelledOpinion = (original: string): boolean => OPINION_LABEL.test(original)

/**
 * What a headline does instead of saying what happened, or null where it says so.
 *
 * @param title Without labels and publishers.
 * @param language BCP 47 of its words; null is read as English.
 */
export function angleOf(title: string, language: string | null = null): HeadlineAngle | null {
  if (isEnglish(language)) return readEnglish(title)
  const openers = OPENERS[language ?? '']
  const opens = [title.replace(OPENS_WITH_QUOTATION, ''), title.replace(SHORT_LABEL, '')]
  if (openers !== undefined && opens.some((opening) => openers.test(opening))) return 'question'
  if (SPEAKS[language ?? '']?.test(title.replace(QUOTED, ' ')) === true) return 'opinion'
  const angle = readAny(title)
  return language === 'sv' && (angle === null || angle === 'quotation') ? (readSwedish(title) ?? angle) : angle
}

/** What is left of a headline's worth as a name or a sentence, 0 to 1; 1 for one that says what happened. */
export const worthOfAngle = (angle: HeadlineAngle | null): number => (angle === null ? 1 : WORTH[angle])

/** Whether a headline of this angle says nothing of what happened. */
export const tellsNothing = (angle: HeadlineAngle | null): boolean => angle !== null && TELLS_NOTHING.has(angle)

/** Whether a title is that of a page that is kept up, a list or a guide, rather than of a piece of news. */
export function isKeptUp(title: string): boolean {
  const angle = angleOf(title)
  return angle === 'running' || angle === 'guide' || angle === 'offer'
}
