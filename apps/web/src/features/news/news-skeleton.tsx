import { Skeleton } from '../../components/skeleton'

const ROWS = ['w-3/4', 'w-1/2', 'w-5/6', 'w-2/3', 'w-3/5', 'w-4/5', 'w-1/2'] as const

/** The shape of the news while they are on their way (RT-04). */
export function NewsSkeleton() {
  return (
    <div className="page grid gap-8">
      <header className="grid gap-3">
        <h1 className="text-4xl">News</h1>
        <output className="appear-late text-muted">Loading news...</output>
      </header>
      <div aria-hidden="true" className="appear-late grid gap-8">
        <Skeleton className="h-9 w-full max-w-2xl rounded-full!" />
        <div>
          <Skeleton className="mb-3 h-7 w-28" />
          {ROWS.map((width, index) => (
            <div
              key={`${width}-${index.toString()}`}
              className="grid gap-x-6 gap-y-2 border-t border-line py-4 grid-cols-1 sm:grid-cols-[3rem_minmax(0,1fr)] md:grid-cols-[3rem_minmax(0,1fr)_14rem] lg:grid-cols-[3rem_minmax(0,1fr)_18rem]"
            >
              <Skeleton className="h-4 w-11" />
              <div className="grid gap-2.5">
                <Skeleton className={`h-4.5 ${width}`} />
                <Skeleton className="h-3.5 w-40" />
              </div>
              <Skeleton className="h-7 w-44 rounded-full!" />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
