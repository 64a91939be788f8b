import { splitAddress } from './canonical-url-parts'
import type { FollowedItem } from './merge-item'
import { plainTitle } from './merge-profile'
import { SOURCE_PROFILES, type SourceKind } from './source'
import type { SourceItem } from './source-item'
import { tokenizeTitle } from './title-tokens'
import { TREND_DEFAULTS } from './trend'

const MAX_NAME_LENGTH = 110
/** What stands before a title without being part of it. */
const LABEL =
  /^(?:(?:show|ask|tell|launch) hn|breaking(?: news)?|exclusive|live(?: updates?)?|watch|video|opinion|analysis|update|report|eil|ao vivo|en directo?)\s*[:|–—-]+\s*/i
const LEADING_MARK = /^(?:\[[^\]]{1,20}\]\s*|\d{4}\.\d{4,5}(?:v\d+)?[:\s]+)/
const TRAILING_MARK =
  /\s*(?:\[(?:pdf|video|audio|updated|\d{4})\]|[[(]\s*official [^()[\]]{3,30}[\])]|\((?:pdf|video|19\d\d|20\d\d)\)|\.{3,}|…)\s*$/i
const BAR_SUFFIX = /^(.{12,}?)\s+[|·•]\s+[^|·•]{2,60}$/u
const DASH_SUFFIX = /^(.{12,})\s+[-–—]\s+([^-–—]{2,40})$/u
const MAX_PUBLISHER_WORDS = 4
const SMALL_WORDS = new Set(
  'a an and as at but by for from in nor of on or the to vs with de la el los y del'.split(' '),
)

const squeeze = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Whether the words behind a dash name the site the title comes from. */
function namesItsSite(suffix: string, item: Pick<SourceItem, 'url' | 'references'>): boolean {
  const site = squeeze(suffix)
  if (site.length < 2 || suffix.split(/\s+/).length > MAX_PUBLISHER_WORDS) return false
  const host = squeeze(splitAddress(item.url ?? '')?.host ?? '')
  const publishers = item.references.map((reference) => squeeze(reference.publisher ?? ''))
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

function shorten(title: string): string {
  if (title.length <= MAX_NAME_LENGTH) return title
  const cut = title.slice(0, MAX_NAME_LENGTH)
  const blank = cut.lastIndexOf(' ')
  const whole = blank > MAX_NAME_LENGTH / 2 ? cut.slice(0, blank) : cut.replace(/[\ud800-\udbff]$/, '')
  return `${whole.replace(/[\s,;:–—-]+$/u, '')}…`
}

/** A source's title as the name of a trend: without labels, site names, trailing dots; at most about 110 signs. */
export function cleanTitle(item: Pick<SourceItem, 'source' | 'title' | 'url' | 'references'>): string {
  const { kind } = SOURCE_PROFILES[item.source]
  let title = item.title.replace(/\s+/g, ' ').trim()
  if (kind === 'encyclopedia') title = plainTitle(title)
  if (item.source === 'github') title = title.replace(/^[\w.-]+\/(?=[\w.-]+$)/, '')
  for (let previous = ''; previous !== title; ) {
    previous = title
    title = title.replace(LABEL, '').replace(LEADING_MARK, '').replace(TRAILING_MARK, '').trim() || previous
  }
  title = BAR_SUFFIX.exec(title)?.[1] ?? title
  const [, head, suffix] = DASH_SUFFIX.exec(title) ?? []
  if (head !== undefined && suffix !== undefined && namesItsSite(suffix, item)) title = head
  return shorten(settleCase(title.trim(), kind)) || TREND_DEFAULTS.name
}

/** Longest title, in tokens, that reads as the name of a thing and not as a headline. */
const MAX_TOPIC_TOKENS = 5
/** Which sources name things best: articles, then searches, then tags. */
const NAMING_ORDER: Readonly<Partial<Record<SourceKind, number>>> = { encyclopedia: 0, search: 1, social: 2 }

function namingRank(item: FollowedItem): number {
  const { tokens, telling } = tokenizeTitle(plainTitle(item.title))
  if (telling.length === 0 || tokens.length > MAX_TOPIC_TOKENS) return Number.POSITIVE_INFINITY
  const order = NAMING_ORDER[SOURCE_PROFILES[item.source].kind] ?? Number.POSITIVE_INFINITY
  return item.title.startsWith('#') ? order + 1 : order
}

/**
 * The name of a trend from the items it is founded on: the short name an encyclopedia, a search or a social topic
 * gives it, otherwise the founder's title. It is chosen once; a later, better name would confuse who has seen it.
 */
export function trendName(founder: FollowedItem, members: readonly FollowedItem[]): string {
  let best = founder
  for (const member of members) if (namingRank(member) < namingRank(best)) best = member
  return cleanTitle(best)
}
