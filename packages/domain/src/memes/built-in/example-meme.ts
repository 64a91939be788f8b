import type { RandomNumber } from '../../quizzes/random-choice'
import { pickOne } from '../../quizzes/random-choice'
import { seededFraction } from '../../trends/planets/planet-seed'
import type { TrendDetail } from '../../trends/trend'
import type { MemeFormatId, MemeStyle } from '../meme-kinds'
import type { ParsedMeme } from '../parsed-meme'
import { NO_JOKES, type TrendJokes } from './trend-jokes'
import { writeCaptions } from './write-captions'

type ExampleMeme = Pick<ParsedMeme, 'captions' | 'altText'> & {
  readonly style: MemeStyle
  readonly type: MemeFormatId
}

/** What shows a meme at its best where nothing was written by hand: two captions that are understood at once. */
const PLAIN_FORMATS = ['drake', 'comparison', 'image-text', 'reaction', 'wojak'] as const

/**
 * A finished meme about a trend for those who have no account yet: one written by hand where there are some, else one of the
 * built-in writer. Always the same for one trend as it stands, so that a reload shows what was there before.
 */
export function exampleMeme(trend: TrendDetail, jokes: TrendJokes = NO_JOKES): ExampleMeme {
  const random = randomOf(trend.id)
  const written = pickOne(jokes.memes, random)
  const type = written?.format ?? pickOne(PLAIN_FORMATS, random) ?? 'drake'
  const style = written?.style ?? 'funny'
  const { captions, altText } = writeCaptions({
    trend,
    style,
    tone: 'humorous',
    format: type,
    customText: '',
    random,
    earlier: [],
    jokes,
  })
  return { captions, altText, style, type }
}

function randomOf(id: string): RandomNumber {
  let drawn = 0
  return () => {
    drawn += 1
    return seededFraction(id, `example meme ${drawn}`)
  }
}
