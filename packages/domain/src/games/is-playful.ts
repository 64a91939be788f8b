import { isTextAllowed } from '../memes/moderation'
import { isLightText } from '../taste/matter-of-trend'
import type { Category } from '../trends/categories/category'
import { isOwnWording } from '../trends/stories/own-wording'
import { TREND_DEFAULTS, type Trend } from '../trends/trend'
import { isUnplayfulWord } from './unplayful-words'

/** News is about people who did not choose to be in a game; what nobody could sort may be about anything. */
const REFUSED_CATEGORIES: ReadonlySet<Category> = new Set(['News & Politics'])
const REFUSED_LIVE_CATEGORIES: ReadonlySet<Category> = new Set(['General'])

/** `the late Jane Doe`, `(1936–2025)`, `was an American actor`: so one speaks of the dead. */
const SPEAKS_OF_THE_DEAD =
  /\(.{0,40}\b\d{3,4}\s?[-–—]\s?.{0,20}\d{3,4}.{0,20}\)|(?<!\p{L})(?:was|were) an? |(?<!\p{L})[Tt]he late \p{Lu}/u
/** `at 81`, `aged 81`, `81-year-old`: said of the dead, of victims and of minors. */
const TELLS_AN_AGE = /(?<!\p{L})(?:at|aged|age) \d{1,3}(?![\p{L}\d%:.])|\d{1,3}[- ]?(?:years?|months?|weeks?)[- ]old/u
/** Two to four capitalised words and nothing else: a name of somebody, perhaps of somebody private. */
const BARE_NAME = /^(?:\p{Lu}[\p{Ll}\p{M}'’.-]+ ?){2,4}$/u
/** Nine in ten letters are Latin, or our words cannot tell what it says. */
const LEAST_READABLE_SHARE = 0.9
const MARKUP = /[<>{}[\]`|\\]|https?:/

/** What the rule looks at. */
export type PlaySubject = Pick<Trend, 'name' | 'description' | 'tags' | 'category' | 'origin'>

/**
 * Whether a trend may be part of a game. Deaths, disasters, violence, illness, politics, private people and minors are
 * news, not playthings. It refuses rather than guesses: a harmless trend left out costs a question, the other way round
 * somebody's grief is a toy.
 */
export function isPlayful({ name, description, tags, category, origin }: PlaySubject): boolean {
  if (REFUSED_CATEGORIES.has(category)) return false
  if (!isPlayfulText(name) || !tags.every(isPlayfulText)) return false
  // The catalogue is ours: its descriptions are whole stories, in which somebody may have died long ago.
  if (origin === 'starter') return true
  if (REFUSED_LIVE_CATEGORIES.has(category)) return false
  // Figures of sources and names of publishers say nothing of the matter.
  const tellsNothing = description === TREND_DEFAULTS.description || isOwnWording(description)
  if (tellsNothing) return !BARE_NAME.test(name) && !SPEAKS_OF_THE_DEAD.test(name)
  return isPlayfulText(description) && ![name, description].some((text) => SPEAKS_OF_THE_DEAD.test(text))
}

function isPlayfulText(text: string): boolean {
  const folded = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
  return (
    isReadable(text) &&
    !MARKUP.test(text) &&
    !TELLS_AN_AGE.test(folded) &&
    !folded.split(/[^\p{L}\p{N}]+/u).some(isUnplayfulWord) &&
    isLightText(text) &&
    isLightText(folded) &&
    isTextAllowed(text)
  )
}

function isReadable(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return letters > 0 ? latin >= letters * LEAST_READABLE_SHARE : /\d/.test(text)
}
