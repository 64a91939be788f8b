import type { Backend } from '@trendverse/contract/contract'

type QuizCalls = Backend['quizzes']
type DataOf<Name extends keyof QuizCalls> =
  Awaited<ReturnType<QuizCalls[Name]>> extends { readonly data: infer Data } ? Data : never

/** What the server tells of a quiz that was begun: the questions without their answers (QZ-29). */
export type AttemptAnswer = DataOf<'attempt'>
export type AskedQuiz = AttemptAnswer['quiz']
export type AskedQuestion = AskedQuiz['questions'][number]
/** How one answer turned out, what is right and why. */
export type Verdict = Pick<DataOf<'answer'>, 'isRight' | 'correctAnswer' | 'explanation'>
/** How a quiz ended, with every answer and its proof. */
export type QuizResult = DataOf<'submit'>
export type ReviewedQuestion = QuizResult['questions'][number]
/** What anybody with the link sees of a shared one (OP-64). */
export type SharedResult = DataOf<'shared'>
export type Leaderboard = DataOf<'leaderboard'>
