import type { Meme } from '@trendverse/domain/memes/meme'
import { idOf, NOON_MS } from './samples'

/** The n-th test meme, made at `NOON_MS + n` by the account `idOf(owner)`; its id is `idOf(2_000 + n)`. */
export function sampleMeme(n: number, owner: number, changes: Partial<Meme> = {}): Meme {
  return {
    id: idOf(2_000 + n),
    trendId: idOf(1),
    trendName: 'Trend 1',
    imageUrl: `/media/image-${n}.webp`,
    paintingUrl: null,
    text: 'above\nbelow',
    captions: ['above', 'below'],
    placements: [null, { x: 0.5, y: 0.75, scale: 1.25 }],
    style: 'funny',
    tone: 'deadpan',
    type: 'image-text',
    imagePrompt: 'A planet',
    altText: 'A planet with two lines of text',
    hashtags: ['#a', '#b', '#c'],
    viralPotential: 7,
    targetAudience: 'everybody',
    memeCulture: 'old',
    shareableQuote: 'above',
    createdAtMs: NOON_MS + n,
    likes: 0,
    shares: 0,
    generatedBy: 'built-in',
    source: 'Hacker News',
    createdBy: idOf(owner),
    fallback: false,
    fallbackReason: null,
    savedAtMs: null,
    sharedAtMs: null,
    listedAtMs: null,
    hidden: false,
    ...changes,
  }
}
