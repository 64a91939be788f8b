import {
  type ErrorRouteComponent,
  lazyRouteComponent,
  type NotFoundRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router'

type ListParts = {
  readonly Page: RouteComponent
  readonly Skeleton: RouteComponent
  readonly Failed: ErrorRouteComponent
}

type PageParts = ListParts & { readonly NotFound: NotFoundRouteComponent }

/** All that the address of a page that is always there may show, as one file. */
export const listParts = (load: () => Promise<ListParts>) => ({
  component: lazyRouteComponent(load, 'Page'),
  pendingComponent: lazyRouteComponent(load, 'Skeleton'),
  errorComponent: lazyRouteComponent(load, 'Failed'),
})

/** The same of a page about one thing, which may not be there. */
export const pageParts = (load: () => Promise<PageParts>) => ({
  ...listParts(load),
  notFoundComponent: lazyRouteComponent(load, 'NotFound'),
})
