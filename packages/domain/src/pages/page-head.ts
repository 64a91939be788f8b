import { cleanText } from '../primitives/clean-text'
import { shareableText } from '../social/shareable-text'
import { isFrontPage, pageKey } from '../trends/items/canonical-url'
import { splitAddress } from '../trends/items/canonical-url-parts'
import { isWallText, isWallTitle } from './wall-texts'

/** Longest texts of a page head, in characters. */
const MAX_TITLE_LENGTH = 300
const MAX_DESCRIPTION_LENGTH = 600
const MAX_SITE_NAME_LENGTH = 80

/** What a page says about itself in its head: plain text on one line, null where it says nothing of use. */
export type PageHead = {
  /** The headline without the site's name behind it, at most 300 characters. */
  readonly title: string | null
  /** At most 600 characters; null when it only repeats the title. */
  readonly description: string | null
  /** The publisher, at most 80 characters. */
  readonly siteName: string | null
  /** BCP 47, in its canonical spelling: `en-GB`. */
  readonly language: string | null
  /** Milliseconds since 1970. */
  readonly publishedAtMs: number | null
  /** The page's own address for itself, on the same site: absolute http or https. */
  readonly canonicalUrl: string | null
}

/** What was found in a page's head, entities decoded and markup removed, before it is judged. */
export type RawPageHead = {
  /** The address the page was read from, after redirects: absolute http or https. */
  readonly url: string
  /** Text of the first `title` element. */
  readonly title: string | null
  /** The `lang` attribute of the `html` element. */
  readonly language: string | null
  /** Addresses it states for itself, the best first: absolute http or https, without a user. */
  readonly canonicalUrls: readonly string[]
  /** First content of each `meta` element by its lower-case property, name or itemprop: `og:title`. */
  readonly meta: ReadonlyMap<string, string>
  /** `publisher.name` of its structured data. */
  readonly publisher: string | null
  /** The first date of publication it states that can be true, milliseconds since 1970. */
  readonly publishedAtMs: number | null
}

/**
 * The page head that follows from what a page states, or null when that names neither a title, a description nor a
 * publisher. Titles and descriptions of walls (bot checks, consent, "subscribe to read") count as nothing.
 */
export function composePageHead(raw: RawPageHead): PageHead | null {
  const host = hostOf(raw.url)
  const siteName = firstOf([raw.meta.get('og:site_name'), raw.meta.get('application-name'), raw.publisher], (text) =>
    shareableText(text, MAX_SITE_NAME_LENGTH),
  )
  const names = namesOfSite(siteName, host)
  const titles = [raw.meta.get('og:title'), raw.meta.get('twitter:title'), raw.title]
  const title = firstOf(titles, (text) => titleOf(text, names))
  // What a wall says below its title is about the wall, too.
  const isWall = title === null && titles.some((text) => text !== null && text !== undefined && text.trim() !== '')
  const descriptions = ['og:description', 'description', 'twitter:description'].map((name) => raw.meta.get(name))
  const description = isWall ? null : firstOf(descriptions, (text) => descriptionOf(text, title, names))
  if (title === null && description === null && siteName === null) return null
  return {
    title,
    description,
    siteName,
    language: languageOf([raw.language, raw.meta.get('og:locale')]),
    publishedAtMs: raw.publishedAtMs,
    canonicalUrl: canonicalOf(raw.canonicalUrls, host),
  }
}

/** The first text that something is left of. */
function firstOf(texts: readonly (string | null | undefined)[], clean: (text: string) => string): string | null {
  for (const text of texts) {
    const cleaned = clean(cleanText(text ?? ''))
    if (cleaned !== '') return cleaned
  }
  return null
}

function titleOf(text: string, names: ReadonlySet<string>): string {
  const bare = withoutSiteName(text, names)
  return isWallTitle(bare) || names.has(folded(bare)) ? '' : shareableText(bare, MAX_TITLE_LENGTH)
}

function descriptionOf(text: string, title: string | null, names: ReadonlySet<string>): string {
  const isRepeated = folded(text) === folded(title ?? '') || names.has(folded(text))
  return isRepeated || isWallText(text) ? '' : shareableText(text, MAX_DESCRIPTION_LENGTH)
}

/** What sites put between a headline and their name. */
const SEPARATOR = /\s(?:\||-|–|—|·|•|::|»|«|\/)\s/g

/** "Headline | Site" without " | Site", where that is the site's own name or host. */
function withoutSiteName(title: string, names: ReadonlySet<string>): string {
  const last = [...title.matchAll(SEPARATOR)].at(-1)
  if (last === undefined) return title
  const end = title.slice(last.index + last[0].length)
  return names.has(folded(end)) ? title.slice(0, last.index).trimEnd() : title
}

/** The stated name, the host, and the host's labels but the last: `bbc` of `www.bbc.co.uk`, all folded. */
function namesOfSite(siteName: string | null, host: string): ReadonlySet<string> {
  const names = [siteName ?? '', `www.${host}`, host, ...host.split('.').slice(0, -1)].map(folded)
  return new Set(names.filter((name) => name !== ''))
}

/** Letters and digits only, so that case, blanks and punctuation do not count. */
function folded(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

/** Codes that say that the language is not known, mixed, or none. */
const NO_LANGUAGE = /^(?:und|mul|zxx|mis)\b/i

/** Open Graph writes `en_GB`. */
function languageOf(tags: readonly (string | null | undefined)[]): string | null {
  for (const stated of tags) {
    const tag = (stated ?? '').trim().replaceAll('_', '-')
    if (!/^[a-z]{2,3}(?:-[a-z0-9]{1,8}){0,4}$/i.test(tag) || NO_LANGUAGE.test(tag)) continue
    try {
      return Intl.getCanonicalLocales(tag)[0] ?? null
    } catch {
      // Looks like a tag and is none, such as `en-a`: the next one may do.
    }
  }
  return null
}

/**
 * A page may only name an address of its own site: otherwise any page could pass for that of another publisher. A front
 * page as the canonical address of an article is a common mistake.
 */
function canonicalOf(addresses: readonly string[], pageHost: string): string | null {
  const isOwn = (address: string): boolean => {
    const key = pageKey(address)
    return key !== null && !isFrontPage(key) && isSameSite(hostOf(address), pageHost)
  }
  return addresses.find(isOwn) ?? null
}

/** The same host, or one below the other: `amp.news.example` and `news.example`. */
function isSameSite(a: string, b: string): boolean {
  return a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`)
}

/** In lower case, without `www.` and the like, and without a port; empty where the address is none. */
function hostOf(address: string): string {
  return splitAddress(address)?.host.replace(/:\d+$/, '') ?? ''
}
