import type { OwnMeme } from '../backend/call/meme-calls'

const ID = '00000000-0000-7000-8000-0000000002bc'
const TREND_ID = '00000000-0000-7000-8000-000000000001'

/** A meme as its maker reads it: two captions, neither saved nor shared. */
export function buildOwnMeme(parts: Partial<OwnMeme> = {}): OwnMeme {
  return {
    id: ID,
    trendId: TREND_ID,
    trendName: 'Star charts',
    imageUrl: null,
    paintingUrl: null,
    text: 'When the sky\nhas a map',
    captions: ['When the sky', 'has a map'],
    placements: [null, null],
    style: 'funny',
    tone: 'humorous',
    type: 'image-text',
    altText: 'A night sky with two lines of text.',
    hashtags: ['#StarCharts', '#Sky', '#Meme'],
    createdAt: '2026-03-01T10:00:00.000Z',
    createdBy: 'Ada',
    imagePrompt: '',
    viralPotential: 6,
    targetAudience: 'Stargazers',
    memeCulture: 'Classic',
    shareableQuote: 'The sky has a map.',
    likes: 0,
    shares: 0,
    generatedBy: 'built-in',
    source: 'the evidence',
    fallback: false,
    fallbackReason: null,
    savedAt: null,
    sharedAt: null,
    isListed: false,
    remixOf: null,
    ...parts,
  }
}
