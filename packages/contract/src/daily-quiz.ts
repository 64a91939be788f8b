import { z } from 'zod'
import { publicCall } from './access'
import { attemptOutput } from './quiz-attempt'

const TAGS = ['Quizzes']
const instant = z.iso.datetime({ offset: true })
const count = z.number().int().nonnegative()

/** OP-84: what is asked of the quiz of the day beside what every quiz is. */
export const dailyQuizContract = {
  today: publicCall
    .route({
      method: 'GET',
      path: '/quizzes/today',
      summary: 'The quiz of the day as the caller has it, and when the next one opens',
      tags: TAGS,
    })
    .output(
      z.object({
        data: z.strictObject({
          /** UTC, `2026-11-25`. */
          day: z.iso.date(),
          /** What attempts, results and the board name as the trend of this quiz. */
          quizId: z.uuid(),
          nextAt: instant,
          serverNow: instant,
          /** The caller's attempt that can be gone on with. */
          running: z.uuid().nullable(),
          /** The caller's attempt that is over. */
          taken: z
            .strictObject({
              attemptId: z.uuid(),
              /** Whether it can be shared: what somebody took before they signed up is no account's. */
              isShareable: z.boolean(),
              score: count,
              total: count,
            })
            .nullable(),
          /** Quizzes of the day in a row (one day a week may be missed); null for guests. */
          streak: count.nullable(),
        }),
      }),
    ),
  beginToday: publicCall
    .route({
      method: 'POST',
      path: '/quizzes/today',
      summary: 'Begin or continue the quiz of the day; a second try is refused',
      description: "Does not count against a member's daily limit. For a guest it is the one free trial.",
      tags: TAGS,
    })
    .output(attemptOutput),
}
