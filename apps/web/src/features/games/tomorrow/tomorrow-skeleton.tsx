import { ROUND_SIZE } from '@trendverse/domain/games/predictions/prediction-round'
import { Skeleton } from '../../../components/page/skeleton'

const ROWS = Array.from({ length: ROUND_SIZE }, (_, index) => index)

/** The shape of a round that is on its way. */
export function TomorrowSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-4">
      <Skeleton className="h-7 w-64 max-w-full" />
      <div className="tomorrow-rows">
        {ROWS.map((row) => (
          <div key={row} className="tomorrow-row">
            <Skeleton className="h-6 w-5" />
            <div className="grid content-start gap-2.5">
              <Skeleton className="h-5 w-4/5" />
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-4 w-2/3 max-md:h-9" />
            </div>
            <div className="tomorrow-so-far">
              <Skeleton className="h-14 w-full" />
              <Skeleton className="h-4 w-24" />
            </div>
            <div className="flex h-11 items-center">
              <Skeleton className="h-2 w-full rounded-full!" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
