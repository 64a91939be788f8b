import type { GenerationStage } from '@trendverse/domain/ai/generation-job'
import type { Runtime } from '../../backend/runtime/runtime-state'
import type { QuizResult } from './quiz-calls'
import { currentQuestion, type GivenAnswer, type QuizRun, withOutcome } from './quiz-run'

/** QZ-04: intro, generating, answering, complete; and what lies between them. */
export type QuizState =
  /** The address names an attempt, which is looked up; while its runtime is away, repeatedly. */
  | { readonly phase: 'resuming'; readonly isLost: boolean }
  | { readonly phase: 'intro'; readonly problem: string | null }
  /** `stage`: how far a model is with it; null while that is not known. */
  | { readonly phase: 'generating'; readonly stage: GenerationStage | null; readonly isLost: boolean }
  | { readonly phase: 'answering'; readonly run: QuizRun; readonly choice: number | null; readonly isLost: boolean }
  /** Every answer is given or the time is up; what waits is sent, then the result asked for. */
  | {
      readonly phase: 'finishing'
      readonly run: QuizRun
      readonly isLost: boolean
      /** Whether the time ended it, and not the last answer. */
      readonly isTimeUp: boolean
      readonly problem: string | null
    }
  /** Its runtime accepts nothing more for this quiz. */
  | { readonly phase: 'stopped'; readonly reason: StopReason; readonly attemptId: string }
  | {
      readonly phase: 'complete'
      readonly result: QuizResult
      readonly keptBy: Runtime
      readonly isTimeUp: boolean
      readonly finishedAtMs: number
    }

/** `signed_out`: whoever signs in again goes on with it; `gone`: there is no such quiz for whoever is here. */
export type StopReason = 'signed_out' | 'gone'

export type QuizEvent =
  /** A quiz that is running is to be looked up. */
  | { readonly kind: 'gone_on' }
  | { readonly kind: 'begun' }
  | { readonly kind: 'stage'; readonly stage: GenerationStage }
  /** `problem`: why, in words; null when the visitor did not want it any more. */
  | { readonly kind: 'not_begun'; readonly problem: string | null }
  | { readonly kind: 'running'; readonly run: QuizRun; readonly isOver: boolean; readonly isLost: boolean }
  | { readonly kind: 'chosen'; readonly choice: number }
  | { readonly kind: 'moved_on' }
  | {
      readonly kind: 'heard'
      readonly questionId: string
      readonly outcome: Exclude<GivenAnswer['outcome'], 'waiting'>
    }
  /** A call did not get through, or one did again. */
  | { readonly kind: 'connection'; readonly isLost: boolean }
  /** The runtime corrected when time is up, by the clock of this device. */
  | { readonly kind: 'clock_set'; readonly deadlineMs: number }
  | { readonly kind: 'time_up' }
  /** Time has been up for longer than an answer may be on its way, or the quiz was closed elsewhere. */
  | { readonly kind: 'overdue' }
  | { readonly kind: 'stopped'; readonly reason: StopReason }
  | { readonly kind: 'completed'; readonly result: QuizResult; readonly finishedAtMs: number }
  | { readonly kind: 'not_completed'; readonly problem: string }
  | { readonly kind: 'completing_again' }
  | { readonly kind: 'left' }

type Answering = Extract<QuizState, { phase: 'answering' }>

const INTRO: QuizState = { phase: 'intro', problem: null }

function finishing(run: QuizRun, isLost: boolean, isTimeUp = false): QuizState {
  return { phase: 'finishing', run, isLost, isTimeUp, problem: null }
}

/** The run with what is marked given as the answer; the very same where nothing is. */
function withMarked({ run, choice }: Answering): QuizRun {
  const question = currentQuestion(run)
  if (question === null || choice === null) return run
  const answer: GivenAnswer = { questionId: question.id, choice, outcome: 'waiting' }
  return { ...run, answers: [...run.answers, answer] }
}

function movedOn(state: Answering): QuizState {
  const run = withMarked(state)
  if (run === state.run) return state
  return currentQuestion(run) === null ? finishing(run, state.isLost) : { ...state, run, choice: null }
}

/** What becomes of the page by what happens. An event that does not fit the phase changes nothing: it came too late. */
export function quizFlow(state: QuizState, event: QuizEvent): QuizState {
  switch (event.kind) {
    case 'gone_on':
      return state.phase === 'intro' ? { phase: 'resuming', isLost: false } : state
    case 'begun':
      return state.phase === 'intro' ? { phase: 'generating', stage: null, isLost: false } : state
    case 'stage':
      return state.phase === 'generating' ? { ...state, stage: event.stage, isLost: false } : state
    case 'not_begun':
      return state.phase === 'generating' ? { phase: 'intro', problem: event.problem } : state
    case 'running':
      if (state.phase !== 'generating' && state.phase !== 'resuming') return state
      return event.isOver || currentQuestion(event.run) === null
        ? finishing(event.run, event.isLost)
        : { phase: 'answering', run: event.run, choice: null, isLost: event.isLost }
    case 'chosen': {
      if (state.phase !== 'answering') return state
      const options = currentQuestion(state.run)?.options ?? []
      return options[event.choice] === undefined ? state : { ...state, choice: event.choice }
    }
    case 'moved_on':
      return state.phase === 'answering' ? movedOn(state) : state
    case 'heard':
      if (state.phase !== 'answering' && state.phase !== 'finishing') return state
      return { ...state, run: withOutcome(state.run, event.questionId, event.outcome), isLost: false }
    case 'connection':
      return 'isLost' in state ? { ...state, isLost: event.isLost } : state
    case 'clock_set':
      return state.phase === 'answering' ? { ...state, run: { ...state.run, deadlineMs: event.deadlineMs } } : state
    case 'time_up':
      // What is marked was chosen in time, though nobody moved on from it.
      return state.phase === 'answering' ? finishing(withMarked(state), state.isLost, true) : state
    case 'overdue':
      // Sent now, what is marked would be late and cost the whole result its place on the leaderboard (OP-38).
      return state.phase === 'answering' ? finishing(state.run, state.isLost, true) : state
    case 'stopped':
      if (state.phase !== 'answering' && state.phase !== 'finishing') return state
      return { phase: 'stopped', reason: event.reason, attemptId: state.run.attemptId }
    case 'completed': {
      if (state.phase !== 'finishing') return state
      const { run, isTimeUp } = state
      return { phase: 'complete', result: event.result, keptBy: run.keptBy, isTimeUp, finishedAtMs: event.finishedAtMs }
    }
    case 'not_completed':
      return state.phase === 'finishing' ? { ...state, problem: event.problem, isLost: false } : state
    case 'completing_again':
      return state.phase === 'finishing' ? { ...state, problem: null } : state
    case 'left':
      return INTRO
  }
}

/** How the page begins: by looking up the attempt its address names, else with the intro. */
export function firstState(attemptId: string | undefined): QuizState {
  return attemptId === undefined ? INTRO : { phase: 'resuming', isLost: false }
}
