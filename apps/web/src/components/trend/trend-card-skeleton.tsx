import { Skeleton } from '../page/skeleton'

/** The shape of a trend card while its trend is on the way. */
export function TrendCardSkeleton() {
  return (
    <div className="grid gap-4 rounded-lg border border-line bg-panel p-5">
      <div className="flex items-center gap-4">
        <Skeleton className="size-16 rounded-full" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-3 w-20" />
          <Skeleton className="h-5 w-3/4" />
        </div>
      </div>
      <div className="grid gap-2.5 py-1">
        <Skeleton className="h-3.5 w-full" />
        <Skeleton className="h-3.5 w-11/12" />
        <Skeleton className="h-3.5 w-3/5" />
      </div>
      <Skeleton className="h-7 w-1/3" />
      <Skeleton className="mt-3 h-11 w-full" />
    </div>
  )
}
