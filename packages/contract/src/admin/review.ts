import { GAME_MODES } from '@trendverse/domain/games/game-run'
import { MEME_FORMATS, MEME_STYLES } from '@trendverse/domain/memes/meme-kinds'
import { REVIEW_DECISIONS, REVIEW_KINDS, REVIEW_STATES } from '@trendverse/domain/reports/review-case'
import { z } from 'zod'
import { adminCall } from '../access'
import { id } from '../field'
import { placements } from '../meme-schemas'
import { pageInput, pageOutput } from '../paging'

const TAGS = ['Admin']
const instant = z.iso.datetime({ offset: true })
const count = z.int().nonnegative()

const subject = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('meme'),
    trendId: z.uuid(),
    trendName: z.string(),
    captions: z.array(z.string()).readonly(),
    text: z.string(),
    altText: z.string(),
    /** Same-origin; null where only its captions are kept. */
    imageUrl: z.string().nullable(),
    /** What it is drawn with where no file is kept. */
    paintingUrl: z.string().nullable(),
    type: z.enum(MEME_FORMATS),
    style: z.enum(MEME_STYLES),
    placements,
    shares: count,
    createdAt: instant,
    username: z.string(),
  }),
  z.strictObject({
    kind: z.literal('question'),
    question: z.string(),
    rightOption: z.string(),
    /** Null for a question about a topic, which has no page. */
    trendId: z.uuid().nullable(),
    trendName: z.string(),
    /** Where the answer stands, as the question showed it; null where it was reported before that was kept. */
    evidence: z
      .strictObject({
        options: z.array(z.string()).readonly(),
        explanation: z.string(),
        quote: z.string(),
        title: z.string(),
        publisher: z.string().nullable(),
        url: z.string().nullable(),
      })
      .nullable(),
    answers: count,
  }),
  z.strictObject({
    kind: z.literal('run'),
    gameId: z.string(),
    mode: z.enum(GAME_MODES),
    day: z.iso.date(),
    points: count,
    ticks: count,
    ranked: z.boolean(),
    hasLog: z.boolean(),
    username: z.string(),
  }),
  z.strictObject({
    kind: z.literal('profile'),
    username: z.string(),
    /** The first name, as its page shows it. */
    name: z.string(),
    avatar: z.string().nullable(),
    bio: z.string(),
    isShared: z.boolean(),
  }),
])

export const reviewCase = z.strictObject({
  kind: z.enum(REVIEW_KINDS),
  id: z.uuid(),
  state: z.enum(REVIEW_STATES),
  /** How many people reported it. */
  reporters: count,
  lastReportedAt: instant,
  /** The latest of their reports, without who made them. */
  reports: z.array(z.strictObject({ reason: z.string(), note: z.string(), reportedAt: instant })).readonly(),
  subject,
})

/** Everything visitors report, in one queue (OP-54, OP-80). */
export const reviewContract = {
  list: adminCall
    .route({
      method: 'GET',
      path: '/admin/review',
      summary: 'Reported memes, questions, runs and profiles, latest or most reported first',
      description: '`open`: not decided yet; `decided`: kept or taken down.',
      tags: TAGS,
    })
    .input(
      z.strictObject({
        ...pageInput,
        kind: z.enum(REVIEW_KINDS).optional(),
        status: z.enum(['open', 'decided']).optional(),
        sort: z.enum(['newest', 'most_reported']).default('newest'),
      }),
    )
    .output(pageOutput(reviewCase)),
  decide: adminCall
    .route({
      method: 'POST',
      path: '/admin/review/{kind}/{id}/decision',
      summary: 'Keep reported content, take it down, or reopen the case',
      tags: TAGS,
    })
    .input(
      z.strictObject({
        kind: z.enum(REVIEW_KINDS),
        id,
        decision: z.enum(REVIEW_DECISIONS),
        expected: z.strictObject({ state: z.enum(REVIEW_STATES).optional() }).optional(),
      }),
    )
    .output(z.object({ data: reviewCase })),
}
