import { Skeleton } from '../../components/skeleton'
import './quiz.css'

/** The shape of a quiz's intro while its trend is on the way (RT-04). */
export function QuizSkeleton() {
  return (
    <div className="page quiz-page appear-late grid gap-5">
      <output className="-mt-4 flex min-h-11 items-center text-sm text-muted">Loading quiz...</output>
      <div aria-hidden="true" className="grid gap-5">
        <div className="grid gap-10 rounded-lg border border-line p-[clamp(1.5rem,4vw,3.5rem)] md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
          <div className="grid gap-5">
            <Skeleton className="h-3.5 w-32" />
            <Skeleton className="h-12 w-3/4" />
            <Skeleton className="h-4.5 w-full max-w-[62ch]" />
            <Skeleton className="h-4.5 w-1/2" />
            <Skeleton className="h-11 w-48 rounded-full!" />
          </div>
          <Skeleton className="mx-auto size-[clamp(9rem,21vw,16rem)] rounded-full! max-md:order-first" />
        </div>
        <div className="quiz-columns">
          <Skeleton className="h-72 rounded-lg!" />
          <Skeleton className="h-72 rounded-lg!" />
        </div>
      </div>
    </div>
  )
}
