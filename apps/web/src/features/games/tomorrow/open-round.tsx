import { Button } from '../../../components/controls/button'
import type { Round } from './prediction-calls'
import { QuestionRow } from './question-row'
import { type RoundListener, useLockingIn } from './use-locking-in'

type OpenRoundProps = RoundListener & { readonly round: Round }

const forecasts = (count: number): string => (count === 1 ? '1 forecast' : `${count} forecasts`)

/** A round that may still be answered, by somebody who is signed in. */
export function OpenRound({ round, onKept, onSealed }: OpenRoundProps) {
  const { attempt, percentOf, move, changed, lockIn } = useLockingIn(round, { onKept, onSealed })
  const isSending = attempt.kind === 'sending'
  const missing = round.items.filter(({ number }) => percentOf(number) === null).length
  const status =
    attempt.kind === 'kept'
      ? 'Locked in. The engine’s chance and the base rate now stand beside those items.'
      : changed === 0
        ? missing === 0
          ? 'All ten are locked in.'
          : 'Move a slider, or type a number on it, then lock it in.'
        : `${forecasts(changed)} not locked in yet.`
  return (
    <>
      <ol className="tomorrow-rows">
        {round.items.map((question) => (
          <QuestionRow
            key={question.number}
            question={question}
            percent={percentOf(question.number)}
            onChange={(percent) => move(question.number, percent)}
          />
        ))}
      </ol>
      <div className="tomorrow-lock">
        {attempt.kind === 'failed' ? (
          <p role="alert" className="text-sm text-warn">
            {attempt.text}
          </p>
        ) : (
          <p role="status" className="text-sm text-muted">
            {status}
          </p>
        )}
        <Button
          tone="solid"
          className="shrink-0"
          aria-disabled={changed === 0 || isSending}
          onClick={() => void lockIn()}
        >
          {isSending ? 'Locking in…' : 'Lock in'}
        </Button>
      </div>
    </>
  )
}
