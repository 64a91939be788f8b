import { SECOND_MS } from '../primitives/time'

/** One Allow or Disallow line: the path has to begin with the pieces, with anything between them. */
type PathRule = {
  readonly isAllow: boolean
  /** What stands between the wildcards of the pattern. */
  readonly pieces: readonly string[]
  /** Whether the pattern ends with `$`: the path has to end there as well. */
  readonly isAnchored: boolean
  /** Length of the pattern: the longest one that matches decides. */
  readonly length: number
}

/** What a robots.txt asks of one crawler. */
export type RobotsRules = {
  readonly rules: readonly PathRule[]
  /** Least time between two requests, milliseconds, or null where it names none. */
  readonly crawlDelayMs: number | null
}

/** A site without a robots.txt asks for nothing. */
export const NO_ROBOTS_RULES: RobotsRules = { rules: [], crawlDelayMs: null }

/**
 * Reads what a robots.txt asks of a crawler (RFC 9309): the rules of all groups that name it or, where none does, of
 * those for `*`. Lines that cannot be understood are passed over. Work and memory are linear in the length of the text.
 *
 * @param agent The crawler's product token, without a version: `Trendverse`. Case does not count.
 */
export function readRobots(text: string, agent: string): RobotsRules {
  const token = agent.toLowerCase()
  const own: PathRule[] = []
  const general: PathRule[] = []
  const delaysMs = { own: null as number | null, general: null as number | null }
  let isNamed = false
  let group = { isOwn: false, isGeneral: false, isOpen: false }
  for (const line of text.split(/\r\n|\r|\n/)) {
    const field = readLine(line)
    if (field === null) continue
    const [name, value] = field
    if (name === 'user-agent') {
      // Lines that name crawlers follow one another; after a rule they begin another group.
      if (!group.isOpen) group = { isOwn: false, isGeneral: false, isOpen: true }
      if (productToken(value) === token) group.isOwn = isNamed = true
      if (value === '*') group.isGeneral = true
    } else if (name === 'allow' || name === 'disallow') {
      group.isOpen = false
      if (value === '' || !(group.isOwn || group.isGeneral)) continue
      const rule = toRule(value, name === 'allow')
      if (group.isOwn) own.push(rule)
      if (group.isGeneral) general.push(rule)
    } else if (name === 'crawl-delay') {
      group.isOpen = false
      if (!/^\d{1,9}(?:\.\d{1,9})?$/.test(value)) continue
      const delayMs = Number(value) * SECOND_MS
      if (group.isOwn) delaysMs.own = Math.max(delaysMs.own ?? 0, delayMs)
      if (group.isGeneral) delaysMs.general = Math.max(delaysMs.general ?? 0, delayMs)
    }
  }
  return isNamed ? { rules: own, crawlDelayMs: delaysMs.own } : { rules: general, crawlDelayMs: delaysMs.general }
}

/**
 * Whether a path may be asked: the longest matching rule decides, of two as long the one that allows; without one all is
 * allowed.
 *
 * @param path Path and query as an address spells them: `/a/b?c=d`.
 */
export function robotsAllow(robots: RobotsRules, path: string): boolean {
  const spelled = spellAlike(path)
  let decisive: PathRule | null = null
  for (const rule of robots.rules) {
    const isWeaker =
      decisive !== null &&
      (rule.length < decisive.length || (rule.length === decisive.length && (decisive.isAllow || !rule.isAllow)))
    if (!isWeaker && matches(rule, spelled)) decisive = rule
  }
  return decisive === null || decisive.isAllow
}

function readLine(line: string): readonly [name: string, value: string] | null {
  const comment = line.indexOf('#')
  const content = comment === -1 ? line : line.slice(0, comment)
  const colon = content.indexOf(':')
  return colon === -1 ? null : [content.slice(0, colon).trim().toLowerCase(), content.slice(colon + 1).trim()]
}

/** `Trendverse/1.0 (contact)` names the crawler `trendverse`. */
function productToken(value: string): string {
  return /^[a-z_-]*/i.exec(value)?.[0].toLowerCase() ?? ''
}

function toRule(pattern: string, isAllow: boolean): PathRule {
  const spelled = spellAlike(pattern)
  const isAnchored = spelled.endsWith('$')
  const pieces = (isAnchored ? spelled.slice(0, -1) : spelled).split('*')
  return { isAllow, pieces, isAnchored, length: spelled.length }
}

/** Taking the earliest place for each piece is enough: what comes later has the more room. */
function matches({ pieces, isAnchored }: PathRule, path: string): boolean {
  const [first = '', ...others] = pieces
  if (!path.startsWith(first)) return false
  let position = first.length
  const last = isAnchored ? others.pop() : undefined
  for (const piece of others) {
    const at = path.indexOf(piece, position)
    if (at === -1) return false
    position = at + piece.length
  }
  if (!isAnchored) return true
  return last === undefined ? position === path.length : path.endsWith(last) && path.length - last.length >= position
}

/** Two spellings of one path become one: what needs no escape has none, all other escapes are in capitals. */
function spellAlike(path: string): string {
  return path.replace(/[^\x21-\x7e]+/g, encodeLoosely).replace(/%[0-9a-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16))
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase()
  })
}

function encodeLoosely(text: string): string {
  try {
    return encodeURIComponent(text)
  } catch {
    return text
  }
}
