import { Skeleton } from '../../components/page/skeleton'

const FIGURES = ['a', 'b', 'c', 'd', 'e', 'f']

/** A page's shape while it is on its way. */
export function AdminSkeleton() {
  return (
    <div className="grid gap-8" role="status">
      <span className="sr-only">Loading the admin area</span>
      <Skeleton className="h-10 w-56" />
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {FIGURES.map((figure) => (
          <Skeleton key={figure} className="h-24" />
        ))}
      </div>
      <Skeleton className="h-56" />
    </div>
  )
}
