import type { Difficulty } from '@trendverse/domain/quizzes/question'
import type { ComponentType, ReactNode } from 'react'
import type { CallingServices } from '../../backend/call/call-owner'
import type { Waiting } from '../../backend/call/follow-job'
import type { Services } from '../../backend/services'
import type { AttemptAnswer, QuizResult } from './quiz-calls'
import type { QuizSubject } from './quiz-subject'

export type IntroProps = {
  /** Why the last try to begin did not work. */
  readonly problem: string | null
  /** Has the quiz made, once `ready` has resolved. */
  readonly onStart: (ready: Promise<void>) => Promise<void>
  /** Goes on with an attempt that was begun before. */
  readonly onContinue: (attemptId: string) => void
}

/** A page that quizzes are taken on: what is its own, beside the screens that all of them share. */
export type QuizPlace = {
  readonly subject: QuizSubject
  /** Its path, `/quiz/today`. */
  readonly path: string
  /** Stands above the result. */
  readonly eyebrow: ReactNode
  /** What is said while a quiz is made. */
  readonly making: ReactNode
  /** Whether there is no second try. */
  readonly isOnce: boolean
  /** Whether an attempt belongs here, by what its quiz is about. */
  readonly isOwn: (trendId: string) => boolean
  /**
   * Asks for a quiz and waits until it can be taken; calls it off when the visitor leaves. Throws what it was refused with, or
   * the reason of the signal.
   */
  readonly begin: (services: Pick<Services, 'call'> & CallingServices, waiting: Waiting) => Promise<AttemptAnswer>
  /** Names the attempt in the address, so that a reload resumes it; the history stays as it is. */
  readonly nameAttempt: (attemptId: string | undefined) => void
  /** Which quizzes its board compares. */
  readonly boardOf: (difficulty: Difficulty) => string
  readonly Intro: ComponentType<IntroProps>
  /** What is below the head of a result. */
  readonly Aftermath: ComponentType<{ readonly result: QuizResult }>
}
