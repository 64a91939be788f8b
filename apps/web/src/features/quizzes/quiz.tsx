import { useEffect, useRef } from 'react'
import { lazyPart } from '../../components/browser/lazy-part'
import { Button } from '../../components/controls/button'
import { Skeleton } from '../../components/page/skeleton'
import { accentStyle } from '../../components/trend/accent-style'
import { AnsweringView } from './answering-view'
import { CompleteView } from './complete-view'
import { FinishingView } from './finishing-view'
import { GeneratingView } from './generating-view'
import { type QuizState, questionOnStage } from './quiz-flow'
import type { QuizPlace } from './quiz-place'
import { TIME_UP_TEXT } from './spoken-time'
import { type QuizControls, useQuiz } from './use-quiz'
import { WaitingNote } from './waiting-note'

/** Hardly anybody sees it. */
const StoppedView = lazyPart(() => import('./stopped-view').then((module) => module.StoppedView))

const OPTIONS = ['a', 'b', 'c', 'd'] as const

type ResumingViewProps = { readonly isLost: boolean; readonly onLeave: () => void }

/** A quiz that was begun is looked up: the shape of a question. */
function ResumingView({ isLost, onLeave }: ResumingViewProps) {
  return (
    <div className="quiz-narrow">
      {!isLost && <output className="appear-late text-sm text-muted">Loading your quiz...</output>}
      <WaitingNote isShown={isLost} text="Your quiz opens here as soon as you’re back online." />
      {isLost && (
        <p>
          <Button onClick={onLeave}>Back to the start</Button>
        </p>
      )}
      <div aria-hidden="true" className="appear-late grid gap-6">
        <Skeleton className="h-1.5 w-full" />
        <Skeleton className="h-9 w-5/6" />
        <div className="grid gap-3">
          {OPTIONS.map((option) => (
            <Skeleton key={option} className="h-15 w-full rounded-md!" />
          ))}
        </div>
      </div>
    </div>
  )
}

type QuizProps = { readonly place: QuizPlace; readonly attemptId: string | undefined }

function QuizView({ place, quiz }: { readonly place: QuizPlace; readonly quiz: QuizControls }) {
  const { state } = quiz
  const { subject: trend } = place
  switch (state.phase) {
    case 'resuming':
      return <ResumingView isLost={state.isLost} onLeave={quiz.leave} />
    case 'intro':
      return <place.Intro problem={state.problem} onStart={quiz.start} onContinue={quiz.goOn} />
    case 'generating':
      return (
        <GeneratingView
          trend={trend}
          making={place.making}
          stage={state.stage}
          isLost={state.isLost}
          onCancel={quiz.cancel}
        />
      )
    case 'answering':
      return (
        <AnsweringView
          trend={trend}
          state={state}
          onChoose={quiz.choose}
          onMoveOn={quiz.moveOn}
          onTimeUp={quiz.endTime}
        />
      )
    case 'finishing':
      return (
        <FinishingView
          trend={trend}
          isLost={state.isLost}
          isTimeUp={state.isTimeUp}
          problem={state.problem}
          onTryAgain={quiz.tryAgain}
          onLeave={quiz.leave}
        />
      )
    case 'stopped':
      return (
        <StoppedView
          trend={trend}
          path={place.path}
          reason={state.reason}
          attemptId={state.attemptId}
          onLeave={quiz.leave}
        />
      )
    case 'complete':
      return (
        <CompleteView
          place={place}
          result={state.result}
          keptBy={state.keptBy}
          finishedAtMs={state.finishedAtMs}
          onTryAgain={quiz.leave}
        />
      )
  }
}

/** What is on the screen, by name: another name is another screen. */
function screenOf(state: QuizState): string {
  if (state.phase === 'answering') return `question ${questionOnStage(state).number}`
  if (state.phase === 'finishing') return state.problem === null ? 'finishing' : 'not finished'
  return state.phase
}

function isTimeUp(state: QuizState): boolean {
  return (state.phase === 'finishing' || state.phase === 'complete') && state.isTimeUp
}

/** QZ-04: a quiz, from the intro to the result. */
export function Quiz({ place, attemptId }: QuizProps) {
  const quiz = useQuiz(place, attemptId)
  const { state } = quiz
  const screenPlace = useRef<HTMLDivElement>(null)
  const screen = screenOf(state)
  const shown = useRef(screen)
  // Each screen begins at its heading, for keyboards and for ears; the first one is the router's business.
  useEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    screenPlace.current?.querySelector('h1')?.focus()
  }, [screen])
  return (
    <div ref={screenPlace} className="page quiz-page" data-accent="" style={accentStyle(place.subject.color)}>
      <QuizView place={place} quiz={quiz} />
      {/* Here before the time is up and after the question is gone, or nobody would hear it. */}
      <p aria-live="assertive" className="sr-only">
        {isTimeUp(state) && TIME_UP_TEXT}
      </p>
    </div>
  )
}
