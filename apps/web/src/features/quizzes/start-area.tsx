import { useRead } from '../../backend/reads/use-read'
import { Button } from '../../components/controls/button'
import { classNames } from '../../components/text/class-names'
import { useAllowance } from './use-allowance'
import type { QuizControls } from './use-quiz'
import { useTrialSpent } from './use-trial-spent'

/** The visitor's attempt of a trend that can be gone on with, whoever began it in whichever tab; null until one is known. */
function useRunningQuiz(trendId: string): string | null {
  const running = useRead(
    `running quiz of ${trendId}`,
    (backend, signal) => backend.quizzes.running({ trendId }, { signal }),
    // One that is over by now is not offered.
    { isKept: false },
  )
  return running.data?.attemptId ?? null
}

type StartAreaProps = {
  readonly trendId: string
  readonly problem: string | null
  readonly onStart: QuizControls['start']
  readonly onContinue: QuizControls['goOn']
}

const NOTES = {
  trial: 'One quiz is free, without an account.',
  spent: null,
  open: null,
} as const

function Problem({ text }: { readonly text: string | null }) {
  if (text === null) return null
  return (
    <p role="alert" className="quiz-note max-w-[62ch]" data-tone="warn">
      {text}
    </p>
  )
}

/**
 * QZ-03: the way in, or why it is closed. A quiz that is running is gone on with, whatever may be begun. A guest whose
 * trial is spent is led home, where it is explained (LM-10).
 */
export function StartArea({ trendId, problem, onStart, onContinue }: StartAreaProps) {
  const { allowance, whenAsked } = useAllowance()
  const running = useRunningQuiz(trendId)
  const leaveWithSpentTrial = useTrialSpent()
  if (running !== null) {
    return (
      <div className="grid gap-3">
        <p>
          <Button
            id="start"
            tone="solid"
            aria-describedby="start-note"
            onClick={() => onContinue(running)}
            className="px-7"
          >
            Continue your quiz
          </Button>
        </p>
        <p id="start-note" className="text-sm text-muted">
          You have begun it, and its time goes on.
        </p>
        <Problem text={problem} />
      </div>
    )
  }
  const isRefused = allowance.kind === 'refused'
  const note = isRefused ? allowance.reason : NOTES[allowance.kind]
  return (
    <div className="grid gap-3">
      {/* The server writes what a guest reads; whoever is remembered as signed in sees the button once it is theirs. */}
      <p className={classNames(allowance.kind === 'trial' && 'guest-only')}>
        <Button
          id="start"
          tone="solid"
          aria-disabled={isRefused}
          aria-describedby={note === null ? undefined : 'start-note'}
          onClick={() => {
            if (allowance.kind === 'spent') leaveWithSpentTrial(allowance.reason)
            else if (!isRefused) void onStart(whenAsked())
          }}
          className={classNames('px-7', isRefused && 'opacity-50')}
        >
          {allowance.kind === 'trial' ? 'Start FREE Trial Quiz' : 'Start Quiz'}
        </Button>
      </p>
      {note !== null && (
        <p
          id="start-note"
          className={classNames(
            'text-sm',
            isRefused ? 'text-warn' : 'text-muted',
            allowance.kind === 'trial' && 'guest-only',
          )}
        >
          {note}
        </p>
      )}
      <Problem text={problem} />
    </div>
  )
}
