import { getRouteApi } from '@tanstack/react-router'
import type { Trend } from '@trendverse/domain/trends/trend'
import { lazy, Suspense } from 'react'
import { Skeleton } from '../../components/page/skeleton'

/** Whoever brings no shared link needs none of it. */
const SharedResultCard = lazy(() =>
  import('./shared-result-card').then((module) => ({ default: module.SharedResultCard })),
)

const PLACE = <Skeleton className="quiz-shared" />

const route = getRouteApi('/quiz/$trendId')

/**
 * OP-64: the result a link carries, in a place that is kept for it until it is here. The server writes the place, which is
 * what the card itself begins with.
 */
export function SharedResult({ trend }: { readonly trend: Trend }) {
  const { r } = route.useSearch()
  if (r === undefined) return null
  return <Suspense fallback={PLACE}>{import.meta.env.SSR ? PLACE : <SharedResultCard id={r} trend={trend} />}</Suspense>
}
