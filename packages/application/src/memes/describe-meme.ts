import { isPublicMaker } from '@trendverse/domain/accounts/public-maker'
import type { User } from '@trendverse/domain/accounts/user'
import type { Meme } from '@trendverse/domain/memes/meme'
import { isVisibleTo } from '@trendverse/domain/memes/meme-visibility'
import type { Needs } from '../ports/ports'
import type { OrderedMeme } from './meme-order'

const isoOf = (ms: number): string => new Date(ms).toISOString()
const isoOrNull = (ms: number | null): string | null => (ms === null ? null : isoOf(ms))

/** SH-07 */
function nameOf(maker: Maker): string {
  const name = maker?.firstName.trim() ?? ''
  return name === '' ? 'Anonymous' : name
}

type Lookups = Needs<'memes' | 'accounts'>
type Maker = Pick<User, 'firstName'> | null

/** The meme one was remixed from, while everybody may see it; afterwards nothing is left of it, its maker's name least of all. */
async function describeOriginal({ memes, accounts }: Lookups, { remixOf }: Meme) {
  if (remixOf === undefined) return null
  const original = await memes.find(remixOf)
  if (original === null || !isVisibleTo(original, null)) return { original: null }
  const { id, trendId, createdBy } = original
  const maker = await accounts.findById(createdBy)
  return { original: isPublicMaker(maker) ? { id, trendId, createdBy: nameOf(maker) } : null }
}

/** What everybody may see of a meme, in the gallery or by its link. */
export async function describePublicMeme(ports: Lookups, meme: Meme, maker: Maker) {
  const { id, trendId, trendName, paintingUrl, text, captions, placements, style, tone, type } = meme
  const { altText, hashtags, createdAtMs } = meme
  const drawn = { id, trendId, trendName, paintingUrl, text, captions, placements, style, tone, type }
  const told = { altText, hashtags, createdAt: isoOf(createdAtMs), createdBy: nameOf(maker) }
  return { ...drawn, ...told, remixOf: await describeOriginal(ports, meme) }
}

/** A meme as anybody with its link sees it (OP-64). */
export async function describeSharedMeme(ports: Lookups, meme: Meme, maker: Maker) {
  const { imageUrl, listedAtMs } = meme
  return { ...(await describePublicMeme(ports, meme, maker)), imageUrl, isListed: listedAtMs !== null }
}

/** A meme as its maker sees it (MM-18, MM-19). */
export async function describeMeme(ports: Lookups, meme: Meme, maker: Maker) {
  const { imagePrompt, viralPotential, targetAudience, memeCulture, shareableQuote } = meme
  const { likes, shares, generatedBy, source, fallback, fallbackReason = null, savedAtMs, sharedAtMs, choices } = meme
  return {
    ...(await describeSharedMeme(ports, meme, maker)),
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
export async function describeOrder(ports: Lookups, ordered: OrderedMeme, maker: Maker) {
  if (ordered.kind === 'made') return { meme: await describeMeme(ports, ordered.meme, maker), job: null }
  const { id, stage } = ordered.job
  return { meme: null, job: { id, stage } }
}
