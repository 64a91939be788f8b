import { Skeleton } from '../../components/page/skeleton'

const CARDS = ['a', 'b', 'c'] as const

/** The shape of the catalogue while it is on its way (RT-04). */
export function GamesSkeleton() {
  return (
    <div className="page page-wide grid gap-8">
      <header className="grid gap-3">
        <h1 className="text-4xl">Games</h1>
        <output className="appear-late text-muted">Loading games...</output>
      </header>
      <div aria-hidden="true" className="appear-late grid gap-5 lg:grid-cols-3">
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-96 w-full rounded-lg!" />
        ))}
      </div>
    </div>
  )
}

/** The shape of what a game's page shows first. */
export function PlaySkeletonBody() {
  return (
    <div aria-hidden="true" className="game-hero">
      <Skeleton className="aspect-video w-full rounded-lg!" />
      <div className="grid gap-5">
        <Skeleton className="h-6 w-48" />
        <Skeleton className="h-12 w-3/4" />
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-18 w-full" />
      </div>
    </div>
  )
}

/** PL-01: the shape of a game's page while it is on its way. */
export function PlaySkeleton() {
  return (
    <div className="page page-wide appear-late grid gap-6">
      <output className="flex min-h-11 items-center text-sm text-muted">Loading game...</output>
      <PlaySkeletonBody />
    </div>
  )
}
