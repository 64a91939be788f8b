import type { Trend } from '@trendverse/domain/trends/trend'
import { useEffect, useState } from 'react'
import { useServices } from '../services'
import { viewedTrends } from './viewed-trends'

/** A page closed sooner was not looked at. */
const VIEW_AFTER_MS = 1_000

const viewed = viewedTrends(() => window.sessionStorage)

/** OP-30: counts that a page about a trend was opened, once per session and trend. Returns the views to show. */
export function useCountedView({ id, views }: Pick<Trend, 'id' | 'views'>): number {
  const { call } = useServices()
  const [counted, setCounted] = useState<{ readonly id: string; readonly views: number } | null>(null)

  useEffect(() => {
    if (viewed.has(id)) return undefined
    const timer = setTimeout(() => {
      viewed.add(id)
      call((backend) => backend.trends.recordEvent({ id, kind: 'view' })).then(
        ({ data }) => setCounted({ id, views: data.views }),
        // A view that could not be counted is nothing a visitor should hear of.
        () => undefined,
      )
    }, VIEW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [id, call])

  return counted?.id === id ? Math.max(counted.views, views) : views
}
