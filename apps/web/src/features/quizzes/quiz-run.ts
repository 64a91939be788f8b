import type { Runtime } from '../../backend/runtime/runtime-state'
import type { AskedQuestion, AskedQuiz, AttemptAnswer } from './quiz-calls'

/** An answer given for good. `waiting`: not heard of yet; `refused`: it did not count, whatever it was. */
export type GivenAnswer = {
  readonly questionId: string
  /** Index of the chosen option. */
  readonly choice: number
  readonly outcome: 'waiting' | 'right' | 'wrong' | 'refused'
}

/** How an answer came out. */
export function outcomeOf({ isRight }: { readonly isRight: boolean }): 'right' | 'wrong' {
  return isRight ? 'right' : 'wrong'
}

/** A quiz as it is being taken on this page. */
export type QuizRun = {
  readonly attemptId: string
  /** Where the attempt is kept: only there its answers mean something (OP-09). */
  readonly keptBy: Runtime
  readonly quiz: AskedQuiz
  /** When time is up, in milliseconds since 1970 by the clock of this device. */
  readonly deadlineMs: number
  /** Why it will not be ranked, as far as the start tells. */
  readonly unranked: AttemptAnswer['unranked']
  /** In the order of the questions. */
  readonly answers: readonly GivenAnswer[]
}

/**
 * A run from what its runtime answers. The time left is counted by that runtime's clock, whatever this device's shows.
 *
 * @param heardAtMs When the answer came, by the clock of this device.
 * @param kept What this page had kept of the same attempt: answers that were never heard of are given again.
 */
export function runOf(attempt: AttemptAnswer, keptBy: Runtime, heardAtMs: number, kept: QuizRun | null): QuizRun {
  const known: readonly GivenAnswer[] = attempt.answers.map(({ questionId, choice, isRight }) => ({
    questionId,
    choice,
    outcome: outcomeOf({ isRight }),
  }))
  const waiting = kept?.attemptId === attempt.id && !attempt.finished ? kept.answers : []
  const answers = attempt.quiz.questions.flatMap(
    ({ id }) =>
      known.find(({ questionId }) => questionId === id) ??
      waiting.find(({ questionId, outcome }) => questionId === id && outcome === 'waiting') ??
      [],
  )
  const leftMs = Date.parse(attempt.deadline) - Date.parse(attempt.serverNow)
  const { id: attemptId, quiz, unranked } = attempt
  return { attemptId, keptBy, quiz, unranked, deadlineMs: heardAtMs + leftMs, answers }
}

/** The question to answer next, or null when all are answered. */
export function currentQuestion({ quiz, answers }: QuizRun): AskedQuestion | null {
  return quiz.questions.find(({ id }) => answers.every(({ questionId }) => questionId !== id)) ?? null
}

/** The first answer its runtime has not received yet. */
export function waitingAnswer({ answers }: QuizRun): GivenAnswer | null {
  return answers.find(({ outcome }) => outcome === 'waiting') ?? null
}

/** The run once it is known how an answer turned out. */
export function withOutcome(run: QuizRun, questionId: string, outcome: GivenAnswer['outcome']): QuizRun {
  return { ...run, answers: run.answers.map((one) => (one.questionId === questionId ? { ...one, outcome } : one)) }
}

/** Right answers so far (OP-38). */
export function runningScore({ answers }: QuizRun): number {
  return answers.filter(({ outcome }) => outcome === 'right').length
}
