import { TONE_WORDS } from '@trendverse/domain/memes/built-in/tone-words'
import { writeCaptions } from '@trendverse/domain/memes/built-in/write-captions'
import { textOfCaptions } from '@trendverse/domain/memes/compose-meme'
import { CAPTION_ROLES, MEME_FORMATS, type MemeFormatId, type MemeStyle } from '@trendverse/domain/memes/meme-kinds'
import { isTextAllowed } from '@trendverse/domain/memes/moderation'
import { foldText } from '@trendverse/domain/quizzes/fold-text'
import { seededFraction } from '@trendverse/domain/trends/planets/planet-seed'
import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { shortName } from '../../pack-kit/short-name'
import { CAPTIONS_PER_GROUP, CAPTIONS_PER_MEME, type MemeGroup } from '../pack'

/** Three captions to choose from should not be of one kind. */
const STYLES: readonly MemeStyle[] = ['funny', 'relatable', 'chaotic', 'wholesome', 'satirical']
const MAX_TRIES = 24
/** Patterns put "a", "is" and "enough" beside any name, whatever it begins or ends with. */
const STUMBLES = /(?<!\p{L})a [aeio]|enough the |s is not a /iu

/** Sentences that a tone may put behind a caption: twelve captions of a board would say the same three over and over. */
const ASIDES = TONE_WORDS.humorous.aside

/** Formats a day's four memes are made in, no two alike; recently used formats come last. */
export function memeFormatsOf(day: string, lately: ReadonlySet<string>): readonly MemeFormatId[] {
  return MEME_FORMATS.filter((format) => CAPTION_ROLES[format].length === CAPTIONS_PER_MEME).toSorted(
    (a, b) => Number(lately.has(a)) - Number(lately.has(b)) || seededFraction(a, day) - seededFraction(b, day),
  )
}

/** Names may begin with an article. */
const ARTICLES = ['a', 'an', 'the'] as const

/** The captions without the trend's name: the same joke about another trend is still the same joke. */
export function jokeOf(captions: readonly string[], name: string): string {
  const named = new Set([...wordsOf(name), ...ARTICLES])
  return wordsOf(captions.join(' '))
    .filter((word) => !named.has(word))
    .join(' ')
}

const wordsOf = (text: string): readonly string[] => foldText(text).split(/[^\p{L}\p{N}]+/u)

/**
 * Three captions of a trend in a format, by the patterns of built-in memes; null where fewer pass.
 *
 * @param told Earlier jokes (`jokeOf`), offered again only if too few new ones are left.
 */
export function writeMeme(
  trend: TrendDetail,
  format: MemeFormatId,
  seed: string,
  told: ReadonlySet<string>,
): MemeGroup['meme'] | null {
  let draws = 0
  const random = () => {
    draws += 1
    return seededFraction(seed, String(draws))
  }
  const captions: (readonly string[])[] = []
  const again: (readonly string[])[] = []
  for (let attempt = 0; attempt < MAX_TRIES && captions.length < CAPTIONS_PER_GROUP; attempt += 1) {
    const style = STYLES[attempt % STYLES.length] ?? 'funny'
    const earlier = [...captions, ...again].map(textOfCaptions)
    const written = writeCaptions({ trend, style, tone: 'humorous', format, customText: '', random, earlier }).captions
    const isNew = [...captions, ...again].every((one) => one.every((text, index) => text !== written[index]))
    const isShown = written.every(
      (text) =>
        text !== '' &&
        text.length <= 80 &&
        !STUMBLES.test(text) &&
        !ASIDES.some((aside) => text.endsWith(aside)) &&
        isTextAllowed(text),
    )
    if (isNew && isShown) (told.has(jokeOf(written, shortName(trend.name))) ? again : captions).push(written)
  }
  const offered = [...captions, ...again].slice(0, CAPTIONS_PER_GROUP)
  return offered.length === CAPTIONS_PER_GROUP ? { format, captions: offered } : null
}
