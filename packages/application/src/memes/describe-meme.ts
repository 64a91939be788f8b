import type { User } from '@trendverse/domain/accounts/user'
import type { Meme } from '@trendverse/domain/memes/meme'
import type { OrderedMeme } from './meme-order'

const isoOf = (ms: number): string => new Date(ms).toISOString()
const isoOrNull = (ms: number | null): string | null => (ms === null ? null : isoOf(ms))

/** SH-07 */
function nameOf(maker: Pick<User, 'firstName'> | null): string {
  const name = maker?.firstName.trim() ?? ''
  return name === '' ? 'Anonymous' : name
}

/** A meme as anybody with its link sees it (OP-64). */
export function describeSharedMeme(meme: Meme, maker: Pick<User, 'firstName'> | null) {
  const { id, trendId, trendName, imageUrl, paintingUrl, text, captions, placements, style, tone, type } = meme
  const { altText, hashtags, createdAtMs } = meme
  const drawn = { id, trendId, trendName, imageUrl, paintingUrl, text, captions, placements, style, tone, type }
  return { ...drawn, altText, hashtags, createdAt: isoOf(createdAtMs), createdBy: nameOf(maker) }
}

/** A meme as its maker sees it (MM-18, MM-19). */
export function describeMeme(meme: Meme, maker: Pick<User, 'firstName'>) {
  const { imagePrompt, viralPotential, targetAudience, memeCulture, shareableQuote } = meme
  const { likes, shares, generatedBy, source, fallback, fallbackReason = null, savedAtMs, sharedAtMs, choices } = meme
  return {
    ...describeSharedMeme(meme, maker),
    imagePrompt,
    viralPotential,
    targetAudience,
    memeCulture,
    shareableQuote,
    likes,
    shares,
    generatedBy,
    source,
    fallback,
    fallbackReason,
    savedAt: isoOrNull(savedAtMs),
    sharedAt: isoOrNull(sharedAtMs),
    ...(choices && { choices }),
  }
}

/** What became of an order, as the page is told. */
export function describeOrder(ordered: OrderedMeme, maker: Pick<User, 'firstName'>) {
  if (ordered.kind === 'made') return { meme: describeMeme(ordered.meme, maker), job: null }
  const { id, stage } = ordered.job
  return { meme: null, job: { id, stage } }
}
