import { MEME_REPORT_REASONS } from '@trendverse/domain/memes/meme-report'
import { MAX_REPORT_NOTE_LENGTH, QUESTION_REPORT_REASONS } from '@trendverse/domain/quizzes/question-report'
import { PROFILE_REPORT_REASONS, RUN_REPORT_REASONS } from '@trendverse/domain/reports/content-report'
import { z } from 'zod'
import { publicCall } from './access'
import { id } from './field'

const note = z.string().max(MAX_REPORT_NOTE_LENGTH, `At most ${MAX_REPORT_NOTE_LENGTH} characters`).default('')

const questionReport = z.strictObject({
  kind: z.literal('question'),
  /** The question's, as the quiz names it. */
  id,
  /** The quiz it was asked in: only who was asked may report it. */
  attemptId: id,
  reason: z.enum(QUESTION_REPORT_REASONS),
  note,
})

const memeReport = z.strictObject({
  kind: z.literal('meme'),
  id,
  reason: z.enum(MEME_REPORT_REASONS),
  note,
})

const runReport = z.strictObject({
  kind: z.literal('run'),
  id,
  reason: z.enum(RUN_REPORT_REASONS),
  note,
})

const profileReport = z.strictObject({
  kind: z.literal('profile'),
  /** As its address has it. */
  username: z.string().max(100),
  reason: z.enum(PROFILE_REPORT_REASONS),
  note,
})

/** OP-54, OP-80. What belongs to somebody else's quiz answers as if there were none. */
export const reportsContract = {
  send: publicCall
    .route({
      method: 'POST',
      path: '/reports',
      summary: 'Report a question of a quiz you finished, or a meme, run or profile others can see; once per person',
      description: 'Repeating the same report changes nothing.',
      tags: ['Reports'],
    })
    .input(z.discriminatedUnion('kind', [questionReport, memeReport, runReport, profileReport]))
    .output(z.object({ data: z.strictObject({ received: z.literal(true) }) })),
}
