import { type ErrorComponentProps, getRouteApi } from '@tanstack/react-router'
import type { Trend } from '@trendverse/domain/trends/trend'
import { useRuntime } from '../../backend/services'
import { useCountedView } from '../../backend/trends/use-counted-view'
import { LinkButton } from '../../components/controls/link-button'
import { RouteFailure } from '../../components/page/route-failure'
import { Skeleton } from '../../components/page/skeleton'
import { TrendMissing } from '../../components/trend/trend-missing'
import { Quiz } from './quiz'
import { useTrendPlace } from './use-trend-place'
import './quiz.css'

/** The trend of a quiz could not be read, though it may well exist. */
function QuizFailed({ error }: ErrorComponentProps) {
  return (
    <RouteFailure error={error} message="The trend of a quiz could not be read." title="This quiz didn’t load">
      <LinkButton to="/trends">All trends</LinkButton>
    </RouteFailure>
  )
}

/** QZ-01: no quiz without its trend. */
function QuizTrendNotFound() {
  return <TrendMissing isOnDevice={useRuntime() === 'browser'} />
}

/** The shape of a quiz's intro while its trend is on the way (RT-04). */
function QuizSkeleton() {
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

const route = getRouteApi('/quiz/$trendId')

/** `/quiz/{trendId}` (RT-09) */
function QuizPage() {
  const { data: trend } = route.useLoaderData()
  const { attempt } = route.useSearch()
  useCountedView(trend)
  return <TrendQuiz key={trend.id} trend={trend} attemptId={attempt} />
}

type TrendQuizProps = { readonly trend: Trend; readonly attemptId: string | undefined }

function TrendQuiz({ trend, attemptId }: TrendQuizProps) {
  return <Quiz place={useTrendPlace(trend)} attemptId={attemptId} />
}

/** Everything the address of a quiz may show, as one file to load. */
export { QuizFailed as Failed, QuizPage as Page, QuizSkeleton as Skeleton, QuizTrendNotFound as NotFound }
