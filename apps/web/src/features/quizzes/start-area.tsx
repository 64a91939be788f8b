import { useSession } from '../../backend/session/use-session'
import { Button } from '../../components/controls/button'
import { VerifyToBeRanked } from '../../components/ranking/verify-to-be-ranked'
import { classNames } from '../../components/text/class-names'
import { outlineInWords } from './outline-in-words'
import { useAllowance } from './use-allowance'
import type { QuizOffer, QuizOutline } from './use-offer'
import type { QuizControls } from './use-quiz'
import { useTrialSpent } from './use-trial-spent'

type StartAreaProps = {
  readonly offer: QuizOffer
  readonly problem: string | null
  readonly onStart: QuizControls['start']
  readonly onContinue: QuizControls['goOn']
}

const NOTES = {
  trial: 'Your first quiz is free, with no account needed.',
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

/** What a quiz asks where its story carries fewer than five questions of its own (OP-95). */
function WhatItAsks({ outline }: { readonly outline: QuizOutline | null }) {
  const words = outline === null ? null : outlineInWords(outline)
  return words === null ? null : <p className="text-sm text-muted">{words}</p>
}

/**
 * QZ-03: the way in, or why it is closed. A quiz that is running is gone on with, whatever may be begun. A guest whose
 * trial is spent is led home, where it is explained (LM-10).
 */
export function StartArea({ offer: { running, outline }, problem, onStart, onContinue }: StartAreaProps) {
  const { user } = useSession()
  const { allowance, whenAsked } = useAllowance()
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
          You’ve started it, and the clock is running.
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
      {!isRefused && <VerifyToBeRanked user={user} />}
      <WhatItAsks outline={outline} />
      <Problem text={problem} />
    </div>
  )
}
