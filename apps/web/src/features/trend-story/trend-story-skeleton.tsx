import { Skeleton } from '../../components/skeleton'

const FACTS = ['stage', 'momentum', 'sources'] as const

/** The shape of a story while it is on its way (RT-04). */
export function TrendStorySkeleton() {
  return (
    <div className="page appear-late grid gap-5">
      <output className="-mt-4 text-sm text-muted">Loading trend...</output>
      <div aria-hidden="true" className="grid gap-5">
        <div className="grid gap-10 rounded-lg border border-line p-[clamp(1.5rem,4vw,3.5rem)] md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
          <div className="grid gap-5">
            <Skeleton className="h-3.5 w-24" />
            <Skeleton className="h-12 w-3/4" />
            <div className="grid gap-3 pt-1">
              <Skeleton className="h-4.5 w-full max-w-[62ch]" />
              <Skeleton className="h-4.5 w-11/12 max-w-[58ch]" />
              <Skeleton className="h-4.5 w-1/2" />
            </div>
          </div>
          <Skeleton className="mx-auto size-[clamp(9rem,21vw,16rem)] rounded-full! max-md:order-first" />
        </div>
        <div className="grid gap-px overflow-hidden rounded-lg border border-line bg-line grid-cols-2 max-lg:*:last:col-span-2 lg:grid-cols-3">
          {FACTS.map((fact) => (
            <div key={fact} className="grid gap-3 bg-panel p-5">
              <Skeleton className="h-3 w-16" />
              <Skeleton className="h-6 w-28" />
              <Skeleton className="h-3.5 w-4/5" />
            </div>
          ))}
        </div>
        <div className="mt-8 grid gap-14 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <div className="grid gap-4">
            <Skeleton className="h-8 w-36" />
            <Skeleton className="h-52 w-full" />
            <Skeleton className="h-52 w-full" />
          </div>
          <div className="grid content-start gap-4">
            <Skeleton className="h-6 w-28" />
            <Skeleton className="h-40 w-full" />
          </div>
        </div>
      </div>
    </div>
  )
}
