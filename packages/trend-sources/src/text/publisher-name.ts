import { cleanText } from './plain-text'

/** Separators between a publisher and a section, a slogan or the word "RSS" in the title of a feed. */
const SEPARATOR = /\s+(?:[|–—·•»>-]|::)\s+/u

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words any feed may use: a title made of nothing else names no publisher. */
const GENERIC_WORDS = wordSet(
  'rss feed feeds atom xml home homepage front page latest top breaking all recent new news headline headlines story ' +
    'stories post posts article articles content entries update updates index main topics most popular read the of from ' +
    'in and for últimas noticias notícias portada inicio actualités infos une accueil à la le les en et nachrichten ' +
    'aktuell schlagzeilen startseite ultime notizie nieuws voorpagina',
)
/** Sections of a newspaper. They name a publisher only if nothing else does: "USA Today", "National Post". */
const SECTION_WORDS = wordSet(
  'world international national local uk us usa europe asia africa politics business economy finance markets money ' +
    'technology tech science health environment climate culture arts entertainment music film movies tv books sport ' +
    'sports football lifestyle life style travel food opinion education video society today',
)

/** Suffixes that only say it is a feed: "NPR Topics", "The Harbour RSS Feed". */
const TRAILING_WORDS = /(?:\s+(?:rss(?: 2\.0)?|feeds?|atom|xml|topics|headlines))+$/i
const LEADING_WORDS =
  /^(?:rss feed (?:of|for)|(?:latest|recent) (?:news|stories|posts|commits|articles) (?:from|of|by|on|to)|(?:release notes|tags) from|comments for)\s+/i
/** The title of a comment feed names the page commented on. */
const COMMENTS_ON = /^comments on\b/i
/** Host labels that do not name a publisher. */
const SERVING_LABELS = new Set(['www', 'feed', 'feeds', 'rss', 'xml', 'com', 'org', 'net', 'co'])

/** A search query in the title of a feed of results. */
const QUOTED = /^["“„«].*["”“»]$/u

const squeeze = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

function consistsOf(text: string, ...sets: readonly ReadonlySet<string>[]): boolean {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
  return words.every((word) => word === '' || sets.some((set) => set.has(word)))
}

/** "theguardian" of "https://www.theguardian.com/world": the part of a host that is a name, or an empty text. */
function siteOf(address: string): string {
  const labels = URL.canParse(address) ? new URL(address).hostname.split('.').slice(0, -1) : []
  const names = labels.filter((label) => !SERVING_LABELS.has(label))
  return squeeze(names.reduce((longest, label) => (label.length > longest.length ? label : longest), ''))
}

function namesSite(part: string, site: string): boolean {
  const name = squeeze(part)
  return Math.min(name.length, site.length) >= 3 && (name.includes(site) || site.includes(name))
}

/**
 * The publisher named in a feed's title, without section, slogan and "RSS", or null when there is none.
 *
 * @param home Address of the site the feed belongs to; a part of the title that matches its host name is preferred.
 * @example publisherName('World news | The Guardian', 'https://www.theguardian.com/world') // 'The Guardian'
 */
export function publisherName(title: string, home = ''): string | null {
  const whole = cleanText(title)
  if (COMMENTS_ON.test(whole) || /^https?:\/\/\S+$/i.test(whole)) return null
  const parts = whole
    .split(SEPARATOR)
    .map(withoutSection)
    .filter((part) => !QUOTED.test(part))
  const site = siteOf(home)
  const name =
    parts.find((part) => namesSite(part, site)) ??
    parts.find((part) => !consistsOf(part, GENERIC_WORDS, SECTION_WORDS)) ??
    parts.find((part) => !consistsOf(part, GENERIC_WORDS)) ??
    ''
  const bare = name
    .replace(LEADING_WORDS, '')
    .replace(TRAILING_WORDS, '')
    .replace(/^www\./i, '')
    .trim()
  return bare || null
}

/** "NPR Topics: News" without the section behind its colon; a colon inside a name ("Nature: Briefing") stays. */
function withoutSection(part: string): string {
  const colon = part.lastIndexOf(':')
  return colon > 0 && consistsOf(part.slice(colon + 1), GENERIC_WORDS, SECTION_WORDS)
    ? part.slice(0, colon).trim()
    : part.trim()
}

/**
 * Removes the publisher that aggregators append to a headline: "Comet seen - Orbit Weekly". Any other text behind a dash
 * stays.
 */
export function withoutPublisher(headline: string, publisher: string | null): string {
  const start = headline.length - (publisher ?? '').length
  if (publisher === null || start <= 0 || headline.slice(start).toLowerCase() !== publisher.toLowerCase())
    return headline
  return /^(.*\S)\s+[-–—|·•]\s+$/u.exec(headline.slice(0, start))?.[1] ?? headline
}
