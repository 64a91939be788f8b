import { answerQuestion } from './quizzes/answer-question'
import { beginQuiz } from './quizzes/begin-quiz'
import { describeAttempt, describeResult } from './quizzes/describe-attempt'
import { finishQuiz } from './quizzes/finish-quiz'
import { listHistory } from './quizzes/list-history'
import { findOwnAttempt } from './quizzes/quiz-taker'
import { getLeaderboard, readBoard } from './quizzes/read-board'
import { os, signedIn } from './router-base'

/** Quizzes (API-14, OP-38, OP-80). */
export const quizzesRouter = {
  generate: os.quizzes.generate.handler(async ({ context, input }) => {
    const { attempt, resumed } = await beginQuiz(context, context.caller, input)
    return { data: describeAttempt(attempt, context.clock.nowMs(), resumed) }
  }),
  attempt: os.quizzes.attempt.handler(async ({ context, input }) => {
    const attempt = await findOwnAttempt(context, context.caller, input.id)
    return { data: describeAttempt(attempt, context.clock.nowMs(), true) }
  }),
  answer: os.quizzes.answer.handler(async ({ context, input }) => ({
    data: await answerQuestion(context, context.caller, input),
  })),
  submit: os.quizzes.submit.handler(async ({ context, input }) => {
    const attempt = await finishQuiz(context, context.caller, input.attemptId)
    return { data: describeResult(attempt, await readBoard(context, context.caller, attempt.quiz.trendId)) }
  }),
  history: os.quizzes.history.handler(({ context, input }) => listHistory(context, signedIn(context).user, input)),
  leaderboard: os.quizzes.leaderboard.handler(async ({ context, input }) => ({
    data: await getLeaderboard(context, context.caller, input.trendId),
  })),
}
