import { fieldAt, isRecord, readJson, textAt } from '../body/read-json'
import type { SourceReply, SourceRequest } from '../source-definition'
import { EVERYWHERE, KNOWN_WIKIS } from './known-wikis'

/** What tells articles of a wiki from its other pages; names in the form of `titleKey`. */
export type Wiki = { readonly mainPages: ReadonlySet<string>; readonly namespaces: ReadonlySet<string> }

/** A title or a name of a namespace for comparing: case does not count in namespaces, nor do blanks. */
export function titleKey(title: string): string {
  return title.normalize('NFC').trim().replaceAll(' ', '_').toLowerCase()
}

const keys = (titles: readonly string[]): ReadonlySet<string> =>
  new Set(titles.map(titleKey).filter((title) => title !== ''))
const words = (text: string): readonly string[] => text.split(' ')
const languageOf = (project: string): string => project.replace(/\.wikipedia$/, '')

/** Whether a wiki is none of those whose main page and namespaces ship with us. */
export function mustBeAsked(project: string): boolean {
  return !Object.hasOwn(KNOWN_WIKIS, languageOf(project))
}

export function siteInfoRequest(project: string): SourceRequest {
  const query = 'action=query&meta=siteinfo&siprop=general%7Cnamespaces%7Cnamespacealiases&format=json&formatversion=2'
  return { address: `https://${project}.org/w/api.php?${query}`, label: `Wikipedia site info of ${project}` }
}

/** Names kept of a wiki at most; the largest has some hundred. */
const MAX_NAMES = 500
const MAX_NAME_CHARACTERS = 100

/** What is remembered of a wiki's answer: its main page and what its namespaces are called, as JSON; null where it is none. */
export function readSiteInfo(reply: SourceReply): string | null {
  const reading = readJson(reply)
  const query = reading.ok ? fieldAt(reading.value, 'query') : undefined
  const mainPage = textAt(query, 'general', 'mainpage')
  const spaces = fieldAt(query, 'namespaces')
  if (mainPage === null || !isRecord(spaces)) return null
  // Some wikis keep articles in further namespaces, lists for example.
  const others = Object.values(spaces).filter((space) => idOf(space) !== 0 && !isContent(space))
  const ids = new Set(others.map(idOf))
  const listed = fieldAt(query, 'namespacealiases')
  const aliases: readonly unknown[] = Array.isArray(listed) ? listed : []
  const known = aliases.filter((alias) => ids.has(idOf(alias)))
  const names = [...others, ...known].flatMap((space) =>
    ['name', 'alias', '*', 'canonical'].map((field) => textAt(space, field) ?? ''),
  )
  const namespaces = [...keys(names)].filter((name) => name.length <= MAX_NAME_CHARACTERS).slice(0, MAX_NAMES)
  return JSON.stringify({ mainPage: titleKey(mainPage).slice(0, MAX_NAME_CHARACTERS), namespaces })
}

const idOf = (space: unknown): unknown => fieldAt(space, 'id')

/** The older form of the answer has an empty text where the newer one says true. */
function isContent(space: unknown): boolean {
  const content = fieldAt(space, 'content')
  return content === true || content === ''
}

/**
 * What is known of a wiki: what it answered, else what ships with us. Of a wiki that has not answered yet a page counts as
 * an article where no known wiki calls its main page or a namespace so.
 *
 * @param remembered What `readSiteInfo` made of its answer.
 */
export function wikiOf(project: string, remembered: string | undefined): Wiki {
  const answered = remembered === undefined ? null : parsed(remembered)
  const shipped = KNOWN_WIKIS[languageOf(project)]
  const known = shipped === undefined ? Object.values(KNOWN_WIKIS) : [shipped]
  const mainPages = answered === null ? known.flatMap((wiki) => words(wiki.mainPages)) : [answered.mainPage]
  const namespaces = answered === null ? known.flatMap((wiki) => words(wiki.namespaces)) : answered.namespaces
  return { mainPages: keys(mainPages), namespaces: keys([...words(EVERYWHERE), ...namespaces]) }
}

function parsed(remembered: string): { readonly mainPage: string; readonly namespaces: readonly string[] } | null {
  let value: unknown
  try {
    value = JSON.parse(remembered)
  } catch {
    return null
  }
  const namespaces = fieldAt(value, 'namespaces')
  const mainPage = textAt(value, 'mainPage')
  if (mainPage === null || !Array.isArray(namespaces)) return null
  return { mainPage, namespaces: namespaces.filter((name): name is string => typeof name === 'string') }
}
