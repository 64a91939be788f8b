import { ClientOnly, getRouteApi } from '@tanstack/react-router'
import type { Trend } from '@trendverse/domain/trends/trend'
import { lazyPart } from '../../components/browser/lazy-part'
import { Skeleton } from '../../components/page/skeleton'

/** Whoever brings no shared link needs none of it. */
const SharedResultCard = lazyPart(() => import('./shared-result-card').then((module) => module.SharedResultCard))

const PLACE = <Skeleton className="quiz-shared" />

const route = getRouteApi('/quiz/$trendId')

/**
 * OP-64: the result a link carries, in a place that is kept for it until it is here. The server writes the place, which is
 * what the card itself begins with.
 */
export function SharedResult({ trend }: { readonly trend: Trend }) {
  const { r } = route.useSearch()
  if (r === undefined) return null
  return (
    <ClientOnly fallback={PLACE}>
      <SharedResultCard fallback={PLACE} id={r} trend={trend} />
    </ClientOnly>
  )
}
