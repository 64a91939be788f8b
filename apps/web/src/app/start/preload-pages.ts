import type { AnyRouter } from '@tanstack/react-router'

/** RT-18: where visitors mostly go next. A file that is lost is asked for again where it is shown. */
export function preloadPages(router: Pick<AnyRouter, 'preloadRoute'>): void {
  void router.preloadRoute({ to: '/trends' })
  // The list comes by files of its own: a document brings it as markup, a walk does not.
  void Promise.allSettled([import('../../components/trend/trend-cards'), import('../../features/trends/trends-end')])
  void router.preloadRoute({ to: '/games' })
}
