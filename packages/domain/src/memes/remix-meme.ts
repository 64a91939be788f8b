import type { Uuid } from '../primitives/uuid'
import type { Trend } from '../trends/trend'
import { textOfCaptions } from './compose-meme'
import type { Meme } from './meme'

type RemixInput = {
  readonly id: Uuid
  readonly trend: Pick<Trend, 'id' | 'name'>
  readonly nowMs: number
  readonly createdBy: Uuid
  /** A copy of the original's painting, so that every meme owns its files; null where it has none. */
  readonly paintingUrl: string | null
}

/**
 * A new meme that begins as another: format, look and captions are its own from then on. Only what everybody sees of the original
 * is taken over; what its maker asked for, and how a model judged it, stays theirs.
 */
export function remixMeme(original: Meme, { id, trend, nowMs, createdBy, paintingUrl }: RemixInput): Meme {
  const { style, tone, type, captions, placements, altText, hashtags, generatedBy } = original
  const text = textOfCaptions(captions)
  return {
    id,
    trendId: trend.id,
    trendName: trend.name,
    imageUrl: null,
    paintingUrl,
    text,
    captions,
    placements,
    style,
    tone,
    type,
    imagePrompt: '',
    altText,
    hashtags,
    viralPotential: UNJUDGED,
    targetAudience: '',
    memeCulture: '',
    shareableQuote: text.split('\n').at(-1) ?? '',
    createdAtMs: nowMs,
    likes: 0,
    shares: 0,
    generatedBy,
    source: 'A meme from the gallery',
    createdBy,
    fallback: false,
    fallbackReason: null,
    savedAtMs: null,
    sharedAtMs: null,
    listedAtMs: null,
    remixOf: original.id,
    hidden: false,
  }
}

/** The middle of 1 to 10: nobody judged a remix. */
const UNJUDGED = 5
