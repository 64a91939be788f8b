import { SPOKEN_NAMES } from '@trendverse/domain/memes/built-in/spoken-names'
import { TONE_WORDS } from '@trendverse/domain/memes/built-in/tone-words'
import type { TrendJokes } from '@trendverse/domain/memes/built-in/trend-jokes'
import { writeCaptions } from '@trendverse/domain/memes/built-in/write-captions'
import { textOfCaptions } from '@trendverse/domain/memes/compose-meme'
import { CAPTION_ROLES, MEME_FORMATS, type MemeFormatId, type MemeStyle } from '@trendverse/domain/memes/meme-kinds'
import { isTextAllowed } from '@trendverse/domain/memes/moderation'
import { foldText } from '@trendverse/domain/quizzes/fold-text'
import { seededFraction } from '@trendverse/domain/trends/planets/planet-seed'
import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { shortName } from '../../pack-kit/short-name'
import { CAPTIONS_PER_GROUP, CAPTIONS_PER_MEME, type MemeGroup } from '../pack'
import { nameWords } from '../scraps/telling-tokens'

/** Three captions to choose from should not be of one kind; styles that jokes were written in by hand come first. */
const STYLES: readonly MemeStyle[] = ['funny', 'relatable', 'chaotic', 'wholesome', 'satirical']
const MAX_TRIES = 24
/** Patterns put "a", "is" and "enough" beside any name, whatever it begins or ends with. */
const STUMBLES = /(?<!\p{L})a [aeio]|enough the |s is not a /iu

/** Sentences that a tone may put behind a caption: twelve captions of a board would say the same three over and over. */
const ASIDES = TONE_WORDS.humorous.aside

/**
 * A format for each of a day's memes, no two alike: one that a joke was written in by hand where there is one, and
 * recently used formats last.
 *
 * @param jokes By meme: what was written by hand about its trend.
 */
export function memeFormatsOf(
  day: string,
  lately: ReadonlySet<string>,
  jokes: readonly TrendJokes[],
): readonly MemeFormatId[] {
  const inOrder = MEME_FORMATS.filter((format) => CAPTION_ROLES[format].length === CAPTIONS_PER_MEME).toSorted(
    (a, b) => Number(lately.has(a)) - Number(lately.has(b)) || seededFraction(a, day) - seededFraction(b, day),
  )
  const taken: MemeFormatId[] = []
  for (const { memes } of jokes) {
    const free = inOrder.filter((format) => !taken.includes(format))
    const format = free.find((one) => memes.some((meme) => meme.format === one)) ?? free[0]
    if (format !== undefined) taken.push(format)
  }
  return taken
}

/** Names may begin with an article. */
const ARTICLES = ['a', 'an', 'the'] as const

/** The captions without the trend's name: the same joke about another trend is still the same joke. */
export function jokeOf(captions: readonly string[], name: string): string {
  const named = new Set([...wordsOf(name), ...wordsOf(spokenName(name)), ...ARTICLES])
  return wordsOf(captions.join(' '))
    .filter((word) => !named.has(word))
    .join(' ')
}

/** Whether captions say what they are about: “one more bite” could be about anything. */
export function nameTheirTrend(captions: readonly string[], name: string): boolean {
  const said = new Set(nameWords(captions.join(' ')))
  return nameWords(`${name} ${spokenName(name)}`).some((word) => said.has(word))
}

const spokenName = (name: string): string => SPOKEN_NAMES.get(name) ?? name
const wordsOf = (text: string): readonly string[] => foldText(text).split(/[^\p{L}\p{N}]+/u)

/** Whether captions were written by hand, or are built around something that was. */
function areOfTrend(captions: readonly string[], { memes, observations }: TrendJokes): boolean {
  const text = captions.join(' ').toLowerCase()
  return (
    memes.some((meme) => meme.captions.join(' ').toLowerCase() === text) ||
    observations.some((observation) => text.includes(observation.text.toLowerCase()))
  )
}

type MemeRequest = {
  readonly trend: TrendDetail
  readonly format: MemeFormatId
  readonly seed: string
  /** What was written by hand about the trend. */
  readonly jokes: TrendJokes
  /** Earlier jokes (`jokeOf`), offered again only if too few new ones are left. */
  readonly told: ReadonlySet<string>
}

/**
 * Three captions of a trend in a format: first what was written by hand about it, then what the patterns of built-in memes
 * make of it; null where fewer pass.
 */
export function writeMeme({ trend, format, seed, jokes, told }: MemeRequest): MemeGroup['meme'] | null {
  let draws = 0
  const random = () => {
    draws += 1
    return seededFraction(seed, String(draws))
  }
  const name = shortName(trend.name)
  const byHand = jokes.memes.filter((meme) => meme.format === format).map(({ style }) => style)
  const styles = [...new Set([...byHand, ...STYLES])]
  const captions: (readonly string[])[] = []
  const again: (readonly string[])[] = []
  for (let attempt = 0; attempt < MAX_TRIES && captions.length < CAPTIONS_PER_GROUP; attempt += 1) {
    const style = styles[attempt % styles.length] ?? 'funny'
    const earlier = [...captions, ...again].map(textOfCaptions)
    const made = writeCaptions({
      trend,
      style,
      tone: 'humorous',
      format,
      customText: '',
      random,
      earlier,
      jokes,
    }).captions
    const isNew = [...captions, ...again].every((one) => one.every((text, index) => text !== made[index]))
    const isShown = made.every(
      (text) =>
        text !== '' &&
        text.length <= 80 &&
        !STUMBLES.test(text) &&
        !ASIDES.some((aside) => text.endsWith(aside)) &&
        isTextAllowed(text),
    )
    if (isNew && isShown && (areOfTrend(made, jokes) || nameTheirTrend(made, name)))
      (told.has(jokeOf(made, name)) ? again : captions).push(made)
  }
  const offered = [...captions, ...again].slice(0, CAPTIONS_PER_GROUP)
  return offered.length === CAPTIONS_PER_GROUP ? { format, captions: offered } : null
}
