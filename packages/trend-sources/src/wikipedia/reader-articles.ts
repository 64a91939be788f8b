import { titleKey, type Wiki } from './site-info'

/** Titles that only programs ask for: an unset variable, a file of a script, an ending of domains. */
const ASKED_BY_PROGRAMS: readonly RegExp[] = [
  /^-$/,
  /^undefined$/i,
  /^(?:null|true|false|NaN|nan|wiki|w)$/,
  // what a text is to be put in place of
  /^[%$]\w$/,
  /^(?:[\w.-]+\/)*[\w-]+\.(?:php\d?|phtml|aspx?|jsp|cgi)$/i,
  /^index\.html?$/i,
  // `Robots.txt` and `Ads.txt` are real articles.
  /^(?:(?:robots|(?:app-)?ads|humans|security|llms)\.txt|apple-app-site-association)$/,
  /^(?:favicon\.ico|[\w-]*sitemap[\w-]*\.xml)$/i,
  /^(?:[\w.-]+\/)*[\w-]+\.(?:png|ico|jpe?g|gif|svg|webp|css|map|woff2?)$/i,
  /^(?:(?:manifest|sellers)\.json|sw\.js|service-worker\.js)$/,
  // a hidden folder
  /^\.[\w-]+\/(?!\/)/,
  // folders of other software
  /^(?:wp-(?:content|admin|includes|json)|cgi-bin)(?:\/|$)/,
  /^https?:/i,
  /^wiki\//i,
  // `.hack` and `.NET` are articles people read
  /^\.[a-z]{2,3}$/,
]
/** What no title of a page may hold: signs of markup, what is escaped once more, steps of a path, and nothing at all. */
const NO_TITLE = /[#<>[\]|{}\uFFFD]|%[\da-f]{2}|&(?:#\d+|\w+);|~{3}|(?:^|\/)\.{1,2}(?:\/|$)|^_+$/i

/** Programs ask for a page with what they want of it: `Main_Page?action=raw`, `undefined/`. */
function withoutQuery(title: string): string {
  return title.replace(/[?&]\w+=.*$/, '').replace(/\/+$/, '')
}

/**
 * Whether a title of the most-read list is an article people read: not the main page, not a page of another
 * namespace, and not one of the titles only programs ask for. Namespaces are matched as a whole word before a colon
 * without a space after it: "Avatar: The Way of Water" and "Re:Zero" are articles.
 */
export function isReaderArticle(title: string, wiki: Wiki): boolean {
  const tidy = withoutQuery(title.trim().replaceAll(' ', '_'))
  const key = titleKey(tidy)
  if (key === '' || NO_TITLE.test(tidy) || ASKED_BY_PROGRAMS.some((pattern) => pattern.test(tidy))) return false
  if (wiki.mainPages.has(key)) return false
  const namespace = /^:?([^:]+):(?!_)/.exec(key)?.[1]
  return namespace === undefined || !wiki.namespaces.has(namespace)
}
