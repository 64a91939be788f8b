import { classNames } from '../../components/class-names'
import { Button } from '../../components/button'
import { useAllowance } from './use-allowance'
import type { QuizControls } from './use-quiz'
import { useTrialSpent } from './use-trial-spent'

type StartAreaProps = { readonly problem: string | null; readonly onStart: QuizControls['start'] }

const NOTES = {
  trial: 'One quiz is free, without an account.',
  spent: null,
  open: null,
} as const

/** QZ-03: the way in, or why it is closed. A guest whose trial is spent is led home, where it is explained (LM-10). */
export function StartArea({ problem, onStart }: StartAreaProps) {
  const { allowance, whenAsked } = useAllowance()
  const leaveWithSpentTrial = useTrialSpent()
  const isRefused = allowance.kind === 'refused'
  const note = isRefused ? allowance.reason : NOTES[allowance.kind]
  return (
    <div className="grid gap-3">
      {/* The server writes what a guest reads; whoever is remembered as signed in sees the button once it is theirs. */}
      <p className={classNames(allowance.kind === 'trial' && 'guest-only')}>
        <Button
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
      {problem !== null && (
        <p role="alert" className="quiz-note max-w-[62ch]" data-tone="warn">
          {problem}
        </p>
      )}
    </div>
  )
}
