import type { Meme } from '@trendverse/domain/memes/meme'
import { testUuid } from '../trends/build-trend'

/** The n-th test meme of an account, with the id `testUuid(n)`, about the trend `testUuid(1)`. */
export function buildMeme(n: number, createdBy: string, changes: Partial<Meme> = {}): Meme {
  return {
    id: testUuid(n),
    trendId: testUuid(1),
    trendName: 'Trend 1',
    imageUrl: null,
    paintingUrl: null,
    text: 'Nobody asked.\nHere it is anyway.',
    captions: ['Nobody asked.', 'Here it is anyway.'],
    placements: [null, null],
    style: 'funny',
    tone: 'witty',
    type: 'image-text',
    imagePrompt: 'A planet with a hat',
    altText: 'A planet with a hat, and two lines of text',
    hashtags: ['#trend', '#planet', '#hat'],
    viralPotential: 5,
    targetAudience: 'Everybody',
    memeCulture: 'Image with text above and below',
    shareableQuote: 'Here it is anyway.',
    createdAtMs: Date.UTC(2026, 0, 2, 12),
    likes: 0,
    shares: 0,
    generatedBy: 'built-in',
    source: 'Hacker News',
    createdBy,
    fallback: false,
    fallbackReason: null,
    savedAtMs: null,
    sharedAtMs: null,
    listedAtMs: null,
    hidden: false,
    ...changes,
  }
}
