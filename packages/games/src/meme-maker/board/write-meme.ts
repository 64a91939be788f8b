import { TONE_WORDS } from '@trendverse/domain/memes/built-in/tone-words'
import { writeCaptions } from '@trendverse/domain/memes/built-in/write-captions'
import { textOfCaptions } from '@trendverse/domain/memes/compose-meme'
import { CAPTION_ROLES, MEME_FORMATS, type MemeFormatId, type MemeStyle } from '@trendverse/domain/memes/meme-kinds'
import { isTextAllowed } from '@trendverse/domain/memes/moderation'
import { seededFraction } from '@trendverse/domain/trends/planets/planet-seed'
import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { CAPTIONS_PER_GROUP, CAPTIONS_PER_MEME, type MemeGroup } from '../pack'

/** Three captions to choose from should not be of one kind. */
const STYLES: readonly MemeStyle[] = ['funny', 'relatable', 'chaotic', 'wholesome', 'satirical']
const MAX_TRIES = 24
/** Patterns put "a", "is" and "enough" beside any name, whatever it begins or ends with. */
const STUMBLES = /(?<!\p{L})a [aeio]|enough the |s is not a /iu

/** Sentences that a tone may put behind a caption: twelve captions of a board would say the same three over and over. */
const ASIDES = TONE_WORDS.humorous.aside

/** Formats a day's four memes are made in, no two alike. */
export function memeFormatsOf(day: string): readonly MemeFormatId[] {
  return MEME_FORMATS.filter((format) => CAPTION_ROLES[format].length === CAPTIONS_PER_MEME).toSorted(
    (a, b) => seededFraction(a, day) - seededFraction(b, day),
  )
}

/** Three captions of a trend in a format, by the patterns of built-in memes; null where fewer pass. */
export function writeMeme(trend: TrendDetail, format: MemeFormatId, seed: string): MemeGroup['meme'] | null {
  let draws = 0
  const random = () => {
    draws += 1
    return seededFraction(seed, String(draws))
  }
  const captions: (readonly string[])[] = []
  for (let attempt = 0; attempt < MAX_TRIES && captions.length < CAPTIONS_PER_GROUP; attempt += 1) {
    const style = STYLES[attempt % STYLES.length] ?? 'funny'
    const earlier = captions.map(textOfCaptions)
    const written = writeCaptions({ trend, style, tone: 'humorous', format, customText: '', random, earlier }).captions
    const isNew = captions.every((one) => one.every((text, index) => text !== written[index]))
    const isShown = written.every(
      (text) =>
        text !== '' &&
        text.length <= 80 &&
        !STUMBLES.test(text) &&
        !ASIDES.some((aside) => text.endsWith(aside)) &&
        isTextAllowed(text),
    )
    if (isNew && isShown) captions.push(written)
  }
  return captions.length === CAPTIONS_PER_GROUP ? { format, captions } : null
}
