import {
  type ErrorRouteComponent,
  lazyRouteComponent,
  type NotFoundRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router'

type PageParts = {
  readonly Page: RouteComponent
  readonly Skeleton: RouteComponent
  readonly Failed: ErrorRouteComponent
  readonly NotFound: NotFoundRouteComponent
}

/** All that the address of a page about one thing may show, as one file. */
export const pageParts = (load: () => Promise<PageParts>) => ({
  component: lazyRouteComponent(load, 'Page'),
  pendingComponent: lazyRouteComponent(load, 'Skeleton'),
  errorComponent: lazyRouteComponent(load, 'Failed'),
  notFoundComponent: lazyRouteComponent(load, 'NotFound'),
})
