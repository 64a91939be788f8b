import { Skeleton } from '../../components/page/skeleton'

const LARGE = [2, 3, 4, 5]
const ROWS = ['w-2/5', 'w-1/3', 'w-1/2', 'w-2/5', 'w-1/4', 'w-1/3'] as const

/** The shape of the front page while its trends are on their way (RT-04). */
export function TrendsSkeleton() {
  return (
    <div className="page page-wide grid gap-8">
      <header className="grid gap-3">
        <h1 className="text-4xl">Trends</h1>
        <output className="appear-late text-muted">Loading trends...</output>
      </header>
      <div aria-hidden="true" className="appear-late grid gap-8">
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-5">
          {['q', 'category', 'lifecycle', 'featured', 'sort'].map((name) => (
            <Skeleton key={name} className="h-11" />
          ))}
        </div>
        <Skeleton className="h-96 w-full rounded-lg!" />
        <div className="grid gap-5 md:grid-cols-2">
          {LARGE.map((place) => (
            <Skeleton key={place} className="h-72 w-full rounded-lg!" />
          ))}
        </div>
        <div>
          {ROWS.map((width, index) => (
            <div key={`${width}-${index.toString()}`} className="flex items-center gap-4 border-t border-line py-4">
              <Skeleton className="size-11 rounded-full!" />
              <div className="grid flex-1 gap-2">
                <Skeleton className={`h-4 ${width}`} />
                <Skeleton className="h-3.5 w-28" />
              </div>
              <Skeleton className="h-8 w-20" />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
