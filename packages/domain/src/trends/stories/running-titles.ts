import { foldWord } from '../../language/fold-word'
import { splitAddress } from '../items/canonical-url-parts'
import type { SourceItem } from '../items/source-item'
import { beginUpper } from './clean-title'
import { HOLDS_NAME } from './title-parts'

/** A headline with who published it, by name or by its page. */
export type Titled = Pick<SourceItem, 'title' | 'url' | 'publisher'>

/** What remains of a headline has at least so many words. */
const MIN_REST_WORDS = 3
/** "Direkt – The war – A brigade": a headline has at most so many parts in front that are cut one after another. */
const MAX_PARTS = 3

type Place = { readonly pattern: RegExp; readonly maxWords: number }
const OPENING: Place = {
  pattern: /^([^:|]{2,48}?)(?:\s*[:|]\s+|\s+[-–—•·]\s+)(?=\S)/u,
  maxWords: 5,
}
/** At the end stands what is followed live, at greater length: "... – The latest of the war in ...". */
const CLOSING: Place = { pattern: /\s+[-–—|•·]\s+([^-–—|•·]{2,80})$/u, maxWords: 10 }

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.-]*/gu) ?? []

/** Who publishes a headline, by name, else by site, as a key; null where neither is known. */
export function publisherKey({ publisher, url }: Omit<Titled, 'title'>): string | null {
  const name = publisher ?? splitAddress(url ?? '')?.host ?? ''
  const key = foldWord(name).replace(/[^\p{L}\p{N}]+/gu, '')
  return key === '' ? null : key.slice(0, 40)
}

/** A part of a publisher's headlines as a key: without blanks, and no word has its signs. */
const partKey = (publisher: string, part: string): string => `=${publisher}=${wordsIn(foldWord(part)).join('_')}`

/** Words of a key made by `titlePartKeys`, folded. */
export function wordsOfPartKey(key: string): string[] {
  return (key.split('=')[2] ?? '').split('_').filter(Boolean)
}

type Part = { readonly key: string; readonly rest: string }

function partOf(publisher: string, title: string, { pattern, maxWords }: Place): Part | null {
  const found = pattern.exec(title)
  const part = found?.[1] ?? ''
  if (found === null || wordsIn(part).length === 0 || wordsIn(part).length > maxWords) return null
  const rest = `${title.slice(0, found.index)}${title.slice(found.index + found[0].length)}`.trim()
  return wordsIn(rest).length < MIN_REST_WORDS ? null : { key: partKey(publisher, part), rest }
}

/** The keys of what stands before the first and behind the last sign of division in a headline, to be counted. */
export function titlePartKeys(item: Titled): string[] {
  const publisher = publisherKey(item)
  if (publisher === null) return []
  const keys = [partOf(publisher, item.title, CLOSING)?.key ?? []].flat()
  let { title } = item
  for (let parts = 0; parts < MAX_PARTS; parts += 1) {
    const opening = partOf(publisher, title, OPENING)
    if (opening === null) break
    keys.push(opening.key)
    title = opening.rest
  }
  return keys
}

/**
 * A headline without the running titles of its publisher: "Harbour Live – Ferry runs aground" is "Ferry runs aground"
 * once "Harbour Live" opens many of its headlines.
 */
export function withoutRunningTitles(item: Titled, isRunningTitle: (key: string) => boolean): string {
  const publisher = publisherKey(item)
  let { title } = item
  if (publisher === null) return title
  for (const place of [CLOSING, ...Array.from({ length: MAX_PARTS }, () => OPENING)]) {
    const part = partOf(publisher, title, place)
    if (part !== null && isRunningTitle(part.key)) title = part.rest
  }
  return title
}

/** What a Swedish live page is about, behind what is new. */
const LIVE_TOPIC = /^(.{12,}?)\s[–—-]\ssenaste nytt om ([^–—|]{2,60})$/iu

/**
 * What is new on a live page, behind what the page is about where only that has a name: "War in Tarsk: Heavy attacks
 * reported". Any other title as it is.
 */
export function withLiveTopic(title: string): string {
  const [, news, topic] = LIVE_TOPIC.exec(title) ?? []
  if (news === undefined || topic === undefined || HOLDS_NAME.test(news) || !HOLDS_NAME.test(topic)) return title
  return `${beginUpper(topic)}: ${news}`
}
