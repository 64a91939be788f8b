import { ROUND_SIZE } from '@trendverse/domain/games/predictions/prediction-round'
import { Skeleton } from '../../../components/page/skeleton'

const ROWS = Array.from({ length: ROUND_SIZE }, (_, index) => index)

/** The place of a round that is on its way. */
export function TomorrowSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-7 w-64 max-w-full" />
      {ROWS.map((row) => (
        <Skeleton key={row} className="h-28 w-full rounded-lg! max-md:h-52" />
      ))}
    </div>
  )
}
