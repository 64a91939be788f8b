import { Skeleton } from '../../components/skeleton'
import './meme.css'

/** The shape of the studio while its code is on the way. */
export function MemeStudioSkeleton() {
  return (
    <div aria-hidden="true" className="meme-studio meme-skeleton">
      <Skeleton className="meme-stats h-21 rounded-lg!" />
      <Skeleton className="meme-preview aspect-4/3 rounded-lg!" />
      <Skeleton className="meme-form h-224 rounded-lg!" />
    </div>
  )
}

/** The shape of a meme page while its trend is on the way (RT-04). */
export function MemeSkeleton() {
  return (
    <div className="page meme-page appear-late">
      <output className="-mt-4 flex min-h-11 items-center text-sm text-muted">Loading memes...</output>
      <div aria-hidden="true" className="grid gap-6">
        <div className="flex items-center gap-4">
          <Skeleton className="size-16 rounded-full!" />
          <div className="grid gap-2">
            <Skeleton className="h-3.5 w-24" />
            <Skeleton className="h-8 w-64 max-w-full" />
          </div>
        </div>
        <MemeStudioSkeleton />
      </div>
    </div>
  )
}
