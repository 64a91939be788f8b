import { cleanText } from '../text/plain-text'

const ADDRESS = /(?:https?:\/\/|www\.)\S+/gi
/** A line with so many characters beside its links is kept, without the links. */
const MIN_WORDS_BESIDE_ADDRESS = 80
/** Calls to subscribe, follow or buy. */
const PROMOTION =
  /^(?:(?:please )?(?:subscribe|follow|like and subscribe|shop|buy now|join)\b|business (?:inquir|enquir)|stalk us|.{0,40}\b(?:instagram|twitter|facebook|tiktok|snapchat|merch|patreon)\b.{0,3}[:→➜▶-])/i

/** A video's description without lines of links, hashtags, rules and calls to subscribe. */
export function cleanVideoDescription(description: string): string {
  const lines = description.split(/\r?\n/).map(cleanText)
  return lines.flatMap((line) => (isAbout(line) ? [line.replace(ADDRESS, '').trim()] : [])).join(' ')
}

function isAbout(line: string): boolean {
  const words = line.replace(ADDRESS, '')
  if (!/[\p{L}\p{N}]/u.test(words) || PROMOTION.test(line)) return false
  if (words !== line && words.length < MIN_WORDS_BESIDE_ADDRESS) return false
  return !words.split(/\s+/).every((word) => word === '' || word.startsWith('#'))
}
