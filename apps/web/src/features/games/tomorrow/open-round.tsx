import { Button } from '../../../components/controls/button'
import { unrankedText } from '../../../components/ranking/unranked-text'
import type { Round } from './prediction-calls'
import { QuestionRow } from './question-row'
import { learningText, sayingText } from './tomorrow-text'
import { type RoundListener, useLockingIn } from './use-locking-in'

type OpenRoundProps = RoundListener & { readonly round: Round }

/** A round that may still be answered, by somebody who is signed in. */
export function OpenRound({ round, onKept, onSealed }: OpenRoundProps) {
  const { attempt, percentOf, move, changed, lockIn } = useLockingIn(round, { onKept, onSealed })
  const isSending = attempt.kind === 'sending'
  const missing = round.items.filter(({ number, stage }) => stage === 'open' && percentOf(number) === null).length
  const learning = learningText(round.items)
  return (
    <>
      {round.unranked !== null && <p className="text-sm text-warn">{unrankedText(round.unranked)}</p>}
      <ol className="tomorrow-rows">
        {round.items.map((question) => (
          <QuestionRow
            key={question.number}
            question={question}
            percent={question.stage === 'open' ? percentOf(question.number) : undefined}
            onChange={(percent) => move(question.number, percent)}
          />
        ))}
      </ol>
      {learning !== null && <p className="text-sm text-muted">{learning}</p>}
      <div className="tomorrow-lock" data-due={changed > 0}>
        {attempt.kind === 'failed' ? (
          <p role="alert" className="text-sm text-warn">
            {attempt.text}
          </p>
        ) : (
          <p role="status" className="text-sm text-muted">
            {sayingText({ isKept: attempt.kind === 'kept', changed, missing })}
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
