import type { GenerationStage } from '@trendverse/domain/ai/generation-job'
import type { Runtime } from '../../backend/runtime/runtime-state'
import type { AskedQuestion, QuizResult, Verdict } from './quiz-calls'
import { currentQuestion, type GivenAnswer, outcomeOf, type QuizRun, withOutcome } from './quiz-run'

/** An answer that is given for good, and its question, which stays until the visitor has seen how it turned out. */
export type Reveal = {
  readonly questionId: string
  readonly choice: number
  /** Null while it is on its way. */
  readonly verdict: Verdict | null
}

/** QZ-04: intro, generating, answering, complete; and what lies between them. */
export type QuizState =
  /** The address names an attempt, which is looked up; while its runtime is away, repeatedly. */
  | { readonly phase: 'resuming'; readonly isLost: boolean }
  | { readonly phase: 'intro'; readonly problem: string | null }
  /** `stage`: how far a model is with it; null while that is not known. */
  | { readonly phase: 'generating'; readonly stage: GenerationStage | null; readonly isLost: boolean }
  | {
      readonly phase: 'answering'
      readonly run: QuizRun
      readonly choice: number | null
      readonly isLost: boolean
      /** Set between two questions and after the last one. */
      readonly reveal: Reveal | null
      /** Whether the visitor has yet to be told how the answer before turned out. */
      readonly isNoteDue: boolean
    }
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
  /** Gives what is marked; once more, it goes on to the next question. */
  | { readonly kind: 'moved_on' }
  /** The answer to a question was shown for long enough, or its verdict is slow to come. */
  | { readonly kind: 'shown'; readonly questionId: string }
  /** `verdict`: null where the answer was refused. */
  | { readonly kind: 'heard'; readonly questionId: string; readonly verdict: Verdict | null }
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

export type Answering = Extract<QuizState, { phase: 'answering' }>

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

/** A quiz that goes on with its first open question, or ends with the last. */
function goingOn(run: QuizRun, isLost: boolean, isNoteDue: boolean): QuizState {
  if (currentQuestion(run) === null) return finishing(run, isLost)
  return { phase: 'answering', run, choice: null, isLost, reveal: null, isNoteDue }
}

function revealed(state: Answering): QuizState {
  return goingOn(state.run, state.isLost, state.reveal?.verdict === null)
}

function movedOn(state: Answering): QuizState {
  if (state.reveal !== null) return revealed(state)
  const run = withMarked(state)
  const given = run.answers.at(-1)
  if (run === state.run || given === undefined) return state
  // Without a connection there is no verdict to wait for.
  if (state.isLost) return goingOn(run, true, true)
  const reveal = { questionId: given.questionId, choice: given.choice, verdict: null }
  return { ...state, run, choice: null, reveal, isNoteDue: false }
}

function heard(state: Extract<QuizState, { run: QuizRun }>, questionId: string, verdict: Verdict | null): QuizState {
  const outcome = verdict === null ? 'refused' : outcomeOf(verdict)
  const now = { ...state, run: withOutcome(state.run, questionId, outcome), isLost: false }
  if (now.phase !== 'answering' || now.reveal?.questionId !== questionId) return now
  // A refusal has nothing to show: the note says it.
  return verdict === null ? revealed(now) : { ...now, reveal: { ...now.reveal, verdict } }
}

function connected(state: Extract<QuizState, { isLost: boolean }>, isLost: boolean): QuizState {
  const now = { ...state, isLost }
  const isVain = isLost && now.phase === 'answering' && now.reveal !== null && now.reveal.verdict === null
  return isVain ? revealed(now) : now
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
      return event.isOver ? finishing(event.run, event.isLost) : goingOn(event.run, event.isLost, true)
    case 'chosen': {
      if (state.phase !== 'answering' || state.reveal !== null) return state
      const options = currentQuestion(state.run)?.options ?? []
      return options[event.choice] === undefined ? state : { ...state, choice: event.choice }
    }
    case 'moved_on':
      return state.phase === 'answering' ? movedOn(state) : state
    case 'shown':
      return state.phase === 'answering' && state.reveal?.questionId === event.questionId ? revealed(state) : state
    case 'heard':
      return 'run' in state ? heard(state, event.questionId, event.verdict) : state
    case 'connection':
      return 'isLost' in state ? connected(state, event.isLost) : state
    case 'clock_set':
      return state.phase === 'answering' ? { ...state, run: { ...state.run, deadlineMs: event.deadlineMs } } : state
    case 'time_up':
      // What is marked was chosen in time, though nobody moved on from it.
      return state.phase === 'answering' ? finishing(withMarked(state), state.isLost, true) : state
    case 'overdue':
      // Sent now, what is marked would be late and cost the whole result its place on the leaderboard (OP-38).
      return state.phase === 'answering' ? finishing(state.run, state.isLost, true) : state
    case 'stopped':
      if (!('run' in state)) return state
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

/** The question that is seen, and its number: the one whose answer is shown, else the first that is open. */
export function questionOnStage({ run, reveal }: Answering): {
  readonly question: AskedQuestion | null
  readonly number: number
} {
  if (reveal === null) return { question: currentQuestion(run), number: run.answers.length + 1 }
  const question = run.quiz.questions.find(({ id }) => id === reveal.questionId) ?? null
  return { question, number: run.answers.length }
}

/** How the page begins: by looking up the attempt its address names, else with the intro. */
export function firstState(attemptId: string | undefined): QuizState {
  return attemptId === undefined ? INTRO : { phase: 'resuming', isLost: false }
}
