import { splitAddress } from '../items/canonical-url-parts'
import { SOURCE_PROFILES, type SourceKind } from '../items/source'
import type { SourceItem } from '../items/source-item'
import { TREND_DEFAULTS } from '../trend'
import { firstSentence } from './first-sentence'
import { isEnglish } from './headline-language'
import { belongsToSentence, hasVerb, isVerb } from './headline-verbs'
import { plainTitle } from './story-item'

/** Longer titles are cut. */
const MAX_TITLE_LENGTH = 110
/** What stands before a title without being part of it. */
const LABEL =
  /^(?:(?:show|ask|tell|launch) hn|breaking(?: news)?|exclusive|scoop|(?:\S+ ){0,6}(?:live|briefing|direkt|latest|updates)(?: updates?| blog)?|watch|listen|photos|video|tv|opinion|analysis|update|updated|reports?|explainer|here['’]s what to know|just nu|senaste nytt|uppgifter|bilder|lista|ledare|debatt|krönika|analys|kommentar|insändare|signerat|eil|eilmeldung|ao vivo|última hora|urgente|en directo?|en vivo|diretta)\s*[:|–—-]+\s*/iu
const LEADING_MARK = /^(?:\[[^\]]{1,20}\]\s*|\d{4}\.\d{4,5}(?:v\d+)?[:\s]+)/
const TRAILING_LABEL =
  /(?:\s*[,:;|–—]|\s-)\s*(?:live(?: (?:updates?|blog))?|(?:latest|live) (?:news|updates)|as it happened|video|photos|in pictures|podcast|opinion|analysis|senaste nytt(?: om [^–—|]{2,60})?)(?: [–—-] live)?$/i
const TRAILING_MARK =
  /\s*(?:\[(?:pdf|video|audio|updated|\d{4})\]|[[(]\s*official [^()[\]]{3,30}[\])]|\((?:pdf|video|photos?|exclusive|updated|opinion|19\d\d|20\d\d)\)|\.{3,}|…)\s*$/i
const BAR_SUFFIX = /^(.{12,}?)\s+[|·•]\s+[^|·•]{2,60}$/u
const DASH_SUFFIX = /^(.{12,})\s+[-–—]\s+([^-–—]{2,40})$/u
const MAX_PUBLISHER_WORDS = 4
const SMALL_WORDS = new Set(
  'a an and as at but by for from in nor of on or the to vs with de la el los y del'.split(' '),
)

const squeeze = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Whether the words behind a dash name the site the title comes from. */
function namesItsSite(suffix: string, item: Pick<SourceItem, 'url' | 'publisher' | 'references'>): boolean {
  const site = squeeze(suffix)
  if (site.length < 2 || suffix.split(/\s+/).length > MAX_PUBLISHER_WORDS) return false
  const host = squeeze(splitAddress(item.url ?? '')?.host ?? '')
  const publishers = [item, ...item.references].map(({ publisher }) => squeeze(publisher ?? ''))
  return publishers.includes(site) || (host !== '' && host.includes(site.replace(/^the/, '')))
}

function capitalise(title: string): string {
  return title.replace(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu, (word, at: number) =>
    at > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  )
}

/** Searches come in lower case, some headlines in capitals only: both read as names once capitalised. */
function settleCase(title: string, kind: SourceKind): string {
  const letters = title.match(/\p{L}/gu)?.length ?? 0
  if (kind === 'search' && title === title.toLowerCase() && !title.startsWith('#')) return capitalise(title)
  const shouts = letters > 12 && title === title.toUpperCase() && title !== title.toLowerCase()
  return shouts ? capitalise(title.toLowerCase()) : title
}

function cutAtWord(title: string, length: number): string {
  if (title.length <= length) return title
  const cut = title.slice(0, length)
  const blank = cut.lastIndexOf(' ')
  const whole = blank > length / 2 ? cut.slice(0, blank) : cut.replace(/[\ud800-\udbff]$/, '')
  return `${whole.replace(/[\s,;:–—-]+$/u, '')}…`
}

/** The first letter raised; names of things that begin small on purpose (iPhone) stay so. */
export function beginUpper(text: string): string {
  return /^\p{Ll}+(?![\p{Lu}\p{Ll}])/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text
}

/** Longest name of a trend: two lines of a card, one line under a planet. */
const MAX_SHORT_LENGTH = 80
/**
 * Where a long headline may end and still say something; not within an enumeration: what comes behind "and" or "but" may
 * turn the meaning round.
 */
const CLAUSE_BOUNDARY = /;\s|\s(?:[–—|]|--)\s|,\s(?!(?:\S+,\s)?(?:and|but|or|not)\b)/giu
/** The same in English, tried next. */
const ENGLISH_BOUNDARIES = [
  // shorter openings are labels
  /(?<=.{30}):\s/gu,
  /\s(?:as|after|amid|while|because|before|but|despite|following|ahead of|over)\s/giu,
]
const MIN_SHORT_LENGTH = 20

/** A quotation says nothing without who said it and of what: such a headline is kept as long as it may be. */
const QUOTATION = /^["“”„«‘']/u
const QUOTED_OPENING =
  /^(?:"[^"]+"|“[^”]+”|”[^”]+”|„[^“”]+[“”]|«[^»]+»|‘(?:[^’]|’(?=\p{L}))+’|'(?:[^']|'(?=\p{L}))+')(?:[:,]|(?<=[.!]["”“»’']))\s+(.+)$/u
/** What stands behind a quotation names the story where it is no fragment. */
const MIN_TOLD_BEHIND = 24

/** Nouns and verbs that ask for what comes behind "over". */
const ASKS_OVER =
  /\b(?:battle|clash|concerns?|conflict|control|debate|dispute|fears?|feud|fight|fury|lawsuit|questions?|row|standoff|talks|tensions?|war|worry|worries)$/i
/** Where a headline that has no other boundary may end, if nothing in it would be turned round. */
const BEFORE_PLACE = /\s(?:in|at|on|for|from|with|by|under|against|during)\s/giu
const TURNED_ROUND = /\b(?:unless|if|only|without|until|than|not|no|nobody|never)\b|n['’]t\b/iu
const MIN_MAIN_CLAUSE = 34
/** Nothing ends with a word that asks for another. */
const OPEN_END = /\b(?:a|an|and|as|at|be|by|for|from|in|into|is|its|of|on|or|over|the|their|to|with|says?|said)$/iu

/** Whether a part of an English headline has its verb, and behind no apposition: not "Marin Vale, a governor". */
function isStated(part: string): boolean {
  const [subject = '', ...behind] = part.split(', ')
  const [opening = ''] = behind.at(-1)?.split(' ') ?? []
  return hasVerb(part.toLowerCase()) && (behind.length === 0 || hasVerb(subject) || isVerb(opening))
}

const mayEnd = (part: string): boolean => !OPEN_END.test(part) && !ASKS_OVER.test(part)

/**
 * A long headline as a name: its first sentence, or up to the last boundary that fits ("… after", a comma), else cut
 * before a place or a means, else between two words. Of a quotation with its speaker behind it only what he does remains.
 */
export function shortenTitle(title: string, language: string | null = null): string {
  const inEnglish = isEnglish(language)
  const behind = QUOTED_OPENING.exec(title)?.[1] ?? ''
  const isToldBehind = behind.length >= MIN_TOLD_BEHIND && (!inEnglish || hasVerb(behind.toLowerCase()))
  if (isToldBehind) return shortenTitle(beginUpper(behind), language)
  if (title.length <= MAX_SHORT_LENGTH) return title
  const states = inEnglish && hasVerb(title)
  const fits = (part: string): boolean => part.length >= MIN_SHORT_LENGTH && part.length <= MAX_SHORT_LENGTH
  const mayStand = (part: string): boolean => fits(part) && mayEnd(part) && (!states || isStated(part))
  const sentence = firstSentence(title, title.length).replace(/\.$/, '')
  if (fits(sentence)) return sentence
  const isQuotation = QUOTATION.test(title)
  for (const boundary of isQuotation ? [] : [CLAUSE_BOUNDARY, ...(inEnglish ? ENGLISH_BOUNDARIES : [])]) {
    const part = partsOf(title, boundary).findLast(mayStand)
    if (part !== undefined) return part
  }
  const mayCut = !isQuotation && inEnglish && !TURNED_ROUND.test(title)
  const parts = mayCut ? partsOf(title, BEFORE_PLACE) : []
  return (
    parts.findLast((part) => part.length >= MIN_MAIN_CLAUSE && mayStand(part)) ?? cutAtWord(title, MAX_SHORT_LENGTH)
  )
}

/** Shorter main clauses are fragments, or leave out what they are about. */
const MIN_CLAUSE = 28
const SUBORDINATE_CLAUSE =
  /\s(?:as|after|amid|while|following|ahead of|despite|over)\s|,\s(?=(?:all|but|with|\p{Ll}+ing)\b)/giu
/** Words that ask for the place or means behind them: "diagnosed with", "is once again on". */
const ASKS_PLACE = /(?:ed|ing|\b(?:again|all|are|away|back|be|been|down|is|just|more|off|out|up|was|were))$/iu

/** Verbs that need nothing behind them. */
const ENDS_ALONE = /^(?:dies|died|wins|won|falls|fell|returns|rises|rose|resigns)$/i

/**
 * What an English headline says before it says more, where that can stand alone: up to a dash or a subordinate clause, else
 * up to a place or a means; or null. In other languages news often stands behind the dash, and verbs are not known.
 */
export function mainClause(title: string, language: string | null): string | null {
  if (!isEnglish(language) || QUOTATION.test(title) || /[?:]/u.test(title) || TURNED_ROUND.test(title)) return null
  const partOf = (boundary: RegExp, least: number): string | undefined =>
    partsOf(title, boundary).findLast(
      (part) => part.length >= least && part.length <= MAX_SHORT_LENGTH && mayEnd(part) && isStated(part),
    )
  const clause = partOf(CLAUSE_END, MIN_CLAUSE) ?? partOf(SUBORDINATE_CLAUSE, MIN_CLAUSE)
  if (clause !== undefined) return clause
  const place = partOf(BEFORE_PLACE, MIN_MAIN_CLAUSE)
  if (place === undefined) return null
  const last = place.split(' ').at(-1) ?? ''
  const isOpen = ASKS_PLACE.test(place) || (belongsToSentence(last) && !ENDS_ALONE.test(last))
  return isOpen || partsOf(place, SUBORDINATE_CLAUSE).length > 0 ? null : place
}

const CLAUSE_END = /\s[–—]\s|;\s/gu

/** Beginnings of a title, up to each place where it may end. */
const partsOf = (title: string, boundary: RegExp): string[] =>
  [...title.matchAll(boundary)].map(({ index }) => title.slice(0, index))

/** A source's title without labels, site names and trailing dots; longer ones are cut, by default at 110 signs. */
export function cleanTitle(
  item: Pick<SourceItem, 'source' | 'title' | 'url' | 'publisher' | 'references'>,
  maxLength = MAX_TITLE_LENGTH,
): string {
  const { kind } = SOURCE_PROFILES[item.source]
  let title = plainTitle({ source: item.source, title: item.title.replace(/\s+/g, ' ').trim() })
  for (let previous = ''; previous !== title; ) {
    previous = title
    title =
      title
        .replace(LABEL, '')
        .replace(LEADING_MARK, '')
        .replace(TRAILING_MARK, '')
        .replace(TRAILING_LABEL, '')
        .trim() || previous
  }
  title = BAR_SUFFIX.exec(title)?.[1] ?? title
  const [, head, suffix] = DASH_SUFFIX.exec(title) ?? []
  if (head !== undefined && suffix !== undefined && namesItsSite(suffix, item)) title = head
  return cutAtWord(settleCase(title.trim(), kind), maxLength) || TREND_DEFAULTS.name
}
