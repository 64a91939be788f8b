import { cutAtCharacter } from '../../primitives/graphemes'
import type { Matter } from '../../taste/matter-of-trend'
import { DEFAULT_CATEGORY } from '../../trends/categories/category'
import type { TrendDetail } from '../../trends/trend'
import { normaliseHashtags } from '../hashtags'
import { MAX_ALT_TEXT_LENGTH, MAX_HASHTAGS } from '../meme'
import { isPainted, type MemeFormatId, type MemeStyle } from '../meme-kinds'
import { isTextAllowed } from '../moderation'
import type { ParsedMeme } from '../parsed-meme'
import { topicNameOf } from './topic-name'

/** What each format looks like, and what kind of joke it is. */
const FORMATS: Readonly<
  Record<MemeFormatId, { readonly look: string; readonly culture: string; readonly hashtag: string }>
> = {
  'image-text': {
    look: 'Meme with a line above and below the picture',
    culture: 'The classic: set-up above, punchline below',
    hashtag: 'MemeOfTheDay',
  },
  reaction: {
    look: 'Reaction meme',
    culture: 'A reaction face: the moment, then the feeling',
    hashtag: 'ReactionMeme',
  },
  comparison: {
    look: 'Meme of two pictures side by side',
    culture: 'Expectation beside reality',
    hashtag: 'ExpectationVsReality',
  },
  pov: { look: 'Point-of-view meme', culture: 'Point of view: you are in the scene', hashtag: 'POV' },
  nobody: { look: '“Nobody” meme', culture: 'Nobody asked, somebody answered', hashtag: 'NobodyMeme' },
  'brain-expand': {
    look: 'Meme of a brain that glows more in each of four steps',
    culture: 'Expanding brain: worse ideas, brighter light',
    hashtag: 'ExpandingBrain',
  },
  drake: {
    look: 'Meme of someone who waves one thing away and welcomes another',
    culture: 'No to this, yes to that',
    hashtag: 'NoThisYesThat',
  },
  'distracted-bf': {
    look: 'Meme of someone who turns to look at something new',
    culture: 'Distracted: new thing, old promise',
    hashtag: 'Distracted',
  },
  wojak: {
    look: 'Meme of a worried face and a calm one',
    culture: 'One panics, one has made peace with it',
    hashtag: 'Wojak',
  },
  chad: {
    look: 'Meme of an ordinary person beside a magnificent one',
    culture: 'Serene confidence against ordinary worry',
    hashtag: 'Chad',
  },
}

const STYLE_HASHTAGS: Readonly<Record<MemeStyle, string>> = {
  funny: 'FunnyMemes',
  relatable: 'SoRelatable',
  satirical: 'Satire',
  wholesome: 'WholesomeMemes',
  trending: 'TrendingNow',
  chaotic: 'ChaoticEnergy',
  nostalgic: 'Nostalgia',
  existential: 'ExistentialMemes',
}

const SCENES: Readonly<Record<MemeStyle, string>> = {
  funny: 'A cartoon animal enjoying {name} far too much',
  relatable: 'A messy cosy desk at night, somebody in a blanket absorbed in {name}',
  satirical: 'A very serious committee of pigeons discussing {name}',
  wholesome: 'Two cartoon animals sharing {name} on a bench at sunset',
  trending: 'A whole town of cartoon animals looking up at {name} in the sky',
  chaotic: 'Raccoons running a control room about {name}, papers flying',
  nostalgic: 'An old shoebox of memories about {name} on a wooden floor',
  existential: 'A tiny astronaut on a small moon, contemplating {name} among the stars',
}
/** Stories of today are called by those they are about, whom no picture shows. */
const NEWS_OF_TODAY = 'the morning paper'
const GENTLE_SCENE = 'A candle on a window sill at dusk, warm light, quiet street'

const POTENTIALS = { emerging: 6, rising: 8, peak: 7, fading: 5, dormant: 4 } as const
/** The styles people pass on most. */
const PASSED_ON: ReadonlySet<MemeStyle> = new Set(['funny', 'relatable', 'trending'])
/** From so many sources a trend is talked about everywhere. */
const MANY_SOURCES = 3

/** What goes with the captions of a meme: how it is described, found and passed on. */
export function describeMeme(
  trend: TrendDetail,
  style: MemeStyle,
  format: MemeFormatId,
  matter: Matter,
  captions: readonly string[],
): ParsedMeme {
  const { inside } = topicNameOf(trend)
  const isSad = matter === 'sad'
  const shown = trend.origin === 'live' ? NEWS_OF_TODAY : inside
  return {
    captions,
    imagePrompt: imagePromptOf(format, isSad ? GENTLE_SCENE : SCENES[style].replace('{name}', shown)),
    altText: altTextOf(format, captions, inside),
    hashtags: hashtagsOf(trend, isSad ? ['Kindness', 'TakeCare', 'Together'] : lightHashtags(trend, style, format)),
    viralPotential: potentialOf(trend, style, matter),
    targetAudience: isSad
      ? 'Anyone who could use a kind word today'
      : `People who were only going to take a quick look at ${inside}`,
    memeCulture: isSad ? 'A gentle one' : FORMATS[format].culture,
    shareableQuote: captions.join(' / '),
  }
}

function imagePromptOf(format: MemeFormatId, scene: string): string {
  return isPainted(format) ? scene : ''
}

function altTextOf(format: MemeFormatId, captions: readonly string[], name: string): string {
  return cutAtCharacter(
    `${FORMATS[format].look}, about ${name}. It reads: ${captions.join(' / ')}`,
    MAX_ALT_TEXT_LENGTH,
  )
}

function lightHashtags({ category }: TrendDetail, style: MemeStyle, format: MemeFormatId): string[] {
  return [category === DEFAULT_CATEGORY ? '' : category, STYLE_HASHTAGS[style], FORMATS[format].hashtag, 'Memes']
}

function hashtagsOf({ name, tags }: TrendDetail, others: readonly string[]): string[] {
  const own = normaliseHashtags([name, ...tags.slice(0, 4)].filter(isTextAllowed))
  return normaliseHashtags([...own.slice(0, MAX_HASHTAGS - others.length), ...others]).slice(0, MAX_HASHTAGS)
}

function potentialOf({ lifecycle, sources }: TrendDetail, style: MemeStyle, matter: Matter): number {
  if (matter === 'sad') return 4
  return POTENTIALS[lifecycle] + (PASSED_ON.has(style) ? 1 : 0) + (sources.length >= MANY_SOURCES ? 1 : 0)
}
