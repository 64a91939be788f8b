import { answerQuestion } from '../quizzes/answer-question'
import { beginDailyQuiz } from '../quizzes/daily/begin-daily-quiz'
import { readDailyQuiz } from '../quizzes/daily/read-daily-quiz'
import { describeAttempt, describeOrder, describeResult } from '../quizzes/describe-attempt'
import { findRunningQuiz } from '../quizzes/find-running-quiz'
import { finishQuiz } from '../quizzes/finish-quiz'
import { cancelQuizJob, followQuizJob } from '../quizzes/follow-quiz-job'
import { listHistory } from '../quizzes/list-history'
import { orderQuiz } from '../quizzes/order-quiz'
import { outlineQuiz } from '../quizzes/outline-quiz'
import { findOwnAttempt } from '../quizzes/quiz-taker'
import { getLeaderboard, readLeaderboard } from '../quizzes/read-leaderboard'
import { getSharedResult } from '../quizzes/read-shared-result'
import { settledTrendId } from '../trends/settled-trend-id'
import { os, signedIn } from './base'

/** Quizzes (API-14, OP-38, OP-80). */
export const quizzesRouter = {
  today: os.quizzes.today.handler(async ({ context }) => ({ data: await readDailyQuiz(context, context.caller) })),
  beginToday: os.quizzes.beginToday.handler(async ({ context }) => {
    const { attempt, resumed } = await beginDailyQuiz(context, context.caller)
    return { data: describeAttempt(attempt, context.clock.nowMs(), resumed) }
  }),
  generate: os.quizzes.generate.handler(async ({ context, input }) => {
    const ordered = await orderQuiz(context, context.caller, input)
    return { data: describeOrder(ordered, context.clock.nowMs()) }
  }),
  job: os.quizzes.job.handler(async ({ context, input }) => {
    const ordered = await followQuizJob(context, context.caller, input.id)
    return { data: describeOrder(ordered, context.clock.nowMs()) }
  }),
  cancelJob: os.quizzes.cancelJob.handler(async ({ context, input }) => ({
    data: await cancelQuizJob(context, context.caller, input.id),
  })),
  attempt: os.quizzes.attempt.handler(async ({ context, input }) => {
    const attempt = await findOwnAttempt(context, context.caller, input.id)
    // The page of the trend that this one became part of goes on with it.
    const trendId = await settledTrendId(context, attempt.quiz.trendId)
    const shown = { ...attempt, quiz: { ...attempt.quiz, trendId } }
    return { data: describeAttempt(shown, context.clock.nowMs(), true) }
  }),
  running: os.quizzes.running.handler(async ({ context, input }) => ({
    data: {
      attemptId: await findRunningQuiz(context, context.caller, input.trendId),
      ...(await outlineQuiz(context, await settledTrendId(context, input.trendId.toLowerCase()))),
    },
  })),
  answer: os.quizzes.answer.handler(async ({ context, input }) => ({
    data: await answerQuestion(context, context.caller, input),
  })),
  submit: os.quizzes.submit.handler(async ({ context, input }) => {
    const attempt = await finishQuiz(context, context.caller, input.attemptId)
    const { trendId, difficulty } = attempt.quiz
    const [board, figures] = await Promise.all([
      readLeaderboard(context, context.caller, trendId, difficulty),
      context.questionQuality.figuresOf(attempt.quiz.questions.map(({ id }) => id)),
    ])
    return { data: describeResult(attempt, board, figures, context.clock.nowMs()) }
  }),
  history: os.quizzes.history.handler(({ context, input }) => listHistory(context, signedIn(context).user, input)),
  shared: os.quizzes.shared.handler(async ({ context, input }) => ({ data: await getSharedResult(context, input.id) })),
  leaderboard: os.quizzes.leaderboard.handler(async ({ context, input }) => ({
    data: await getLeaderboard(context, context.caller, input.trendId, input.difficulty),
  })),
}
