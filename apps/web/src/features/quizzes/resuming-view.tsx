import { Button } from '../../components/button'
import { Skeleton } from '../../components/skeleton'
import { WaitingNote } from './waiting-note'

const OPTIONS = ['a', 'b', 'c', 'd'] as const

type ResumingViewProps = { readonly isLost: boolean; readonly onLeave: () => void }

/** A quiz that was begun is looked up: the shape of a question. */
export function ResumingView({ isLost, onLeave }: ResumingViewProps) {
  return (
    <div className="quiz-narrow">
      {!isLost && <output className="appear-late text-sm text-muted">Looking up your quiz...</output>}
      <WaitingNote isShown={isLost} text="Your quiz is looked up as soon as it is back: this page goes on by itself." />
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
