import { capitalsLanguage, withCapital } from '../../language/in-capitals'
import { splitAddress } from '../items/canonical-url-parts'
import { SOURCE_PROFILES, type SourceKind } from '../items/source'
import type { SourceItem } from '../items/source-item'
import { TREND_DEFAULTS } from '../trend'
import { plainTitle } from './story-item'

/** Longer titles are cut. */
const MAX_TITLE_LENGTH = 110
/** What stands before a title without being part of it. */
const LABEL =
  /^(?:(?:show|ask|tell|launch) hn|breaking(?: news)?|exclusive|scoop|(?:\S+ ){0,6}(?:live|briefing|direkt|latest|updates)(?: updates?| blog| markets)?|(?:\S+ ){0,2}(?:box office|results|round-?up|recap|news|notebook|report card|rumou?rs|agenda)|stock market (?:today|news)(?:, [^:]{4,20})?|[^:]{0,40}\b(?:full coverage|winners? list)(?: and winners? list)?|watch|listen|photos|video|tv|opinion|analysis|update|updated|reports?|explainer|spot the differences?|here['’]s what to know|just nu|senaste nytt|uppgifter|bilder|lista|ledare|debatt|krönika|analys|kommentar|insändare|signerat|eil|eilmeldung|ao vivo|última hora|urgente|en directo?|en vivo|diretta)\s*[:|–—-]+\s*/iu
/** What a live page is about, between its label and what is new. */
const LIVE_TOPIC = /^(?:direkt|live)\s+[–—-]\s+[^–—|:]{3,40}?\s+[–—-]\s+(?=(?:\S+ ){2}\S)/iu
/** The account of a person or page, behind its name. */
const HANDLE = /\s*\(@[^()\s]{2,60}\)/u
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

function capitalise(title: string, language: string | null): string {
  return title.replace(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu, (word, at: number) =>
    at > 0 && SMALL_WORDS.has(word) ? word : withCapital(word, language),
  )
}

/** Searches come in lower case, some headlines in capitals only: both read as names once capitalised. */
function settleCase(title: string, kind: SourceKind): string {
  const language = capitalsLanguage([title])
  const letters = title.match(/\p{L}/gu)?.length ?? 0
  if (kind === 'search' && title === title.toLowerCase() && !title.startsWith('#')) return capitalise(title, language)
  const shouts = letters > 12 && title === title.toUpperCase() && title !== title.toLowerCase()
  return shouts ? capitalise(title.toLocaleLowerCase(language ?? 'en'), language) : title
}

/** A text of at most so many signs, cut between two words. */
export function cutAtWord(title: string, length: number): string {
  if (title.length <= length) return title
  const cut = title.slice(0, length)
  const blank = title.lastIndexOf(' ', length)
  const whole = blank > length / 2 ? cut.slice(0, blank) : cut.replace(/[\ud800-\udbff]$/, '')
  return `${whole.replace(/[\s,;:–—-]+$/u, '')}…`
}

/** The first letter raised; names of things that begin small on purpose (iPhone) stay so. */
export function beginUpper(text: string): string {
  return /^\p{Ll}+(?![\p{Lu}\p{Ll}])/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text
}

/** A source's title without labels, site names and trailing dots; longer ones are cut, by default at 110 signs. */
export function cleanTitle(
  item: Pick<SourceItem, 'source' | 'title' | 'url' | 'publisher' | 'references'>,
  maxLength = MAX_TITLE_LENGTH,
): string {
  const { kind } = SOURCE_PROFILES[item.source]
  let title = plainTitle({ source: item.source, title: item.title.replace(/\s+/g, ' ').replace(HANDLE, '').trim() })
  for (let previous = ''; previous !== title; ) {
    previous = title
    title =
      title
        .replace(LIVE_TOPIC, '')
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
