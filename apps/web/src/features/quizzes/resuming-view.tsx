import { Skeleton } from '../../components/skeleton'

const OPTIONS = ['a', 'b', 'c', 'd'] as const

/** A quiz that was begun is looked up: the shape of a question. */
export function ResumingView() {
  return (
    <div className="quiz-narrow">
      <output className="appear-late text-sm text-muted">Looking up your quiz...</output>
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
