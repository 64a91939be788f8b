import type { ErrorComponentProps } from '@tanstack/react-router'
import { LinkButton } from '../../../components/controls/link-button'
import { RouteFailure } from '../../../components/page/route-failure'
import { Skeleton } from '../../../components/page/skeleton'
import { GalleryHead } from './gallery-head'

/** Everything the address of the gallery may show, as one file to load. */
export { GalleryPage as Page } from './gallery-page'
export { readGallery } from './read-gallery'

const PLACES = [1, 2, 3, 4, 5, 6] as const

/** The shape of the gallery while its memes are on the way (RT-04). */
function GallerySkeleton() {
  return (
    <div className="page grid grid-cols-1 gap-8">
      <GalleryHead isOnDevice={false} />
      <output className="sr-only">Loading memes...</output>
      <div aria-hidden="true" className="appear-late grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {PLACES.map((place) => (
          <div key={place} className="grid gap-3 rounded-lg border border-line p-3">
            <Skeleton className="aspect-4/3 w-full rounded-md!" />
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-8 w-24" />
          </div>
        ))}
      </div>
    </div>
  )
}

/** The gallery could not be read. */
function GalleryFailed({ error }: ErrorComponentProps) {
  return (
    <RouteFailure error={error} message="The gallery could not be read." title="The memes couldn’t be loaded">
      <LinkButton to="/trends">All trends</LinkButton>
    </RouteFailure>
  )
}

export { GalleryFailed as Failed, GallerySkeleton as Skeleton }
