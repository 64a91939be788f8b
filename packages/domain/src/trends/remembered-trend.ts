import type { FollowedTrend } from './followed-trend'

type Standing = Pick<FollowedTrend, 'status' | 'lifecycle'>

/** Whether composing archived a trend; what an administrator archived keeps its stage and is left alone. */
export function restsByItself(trend: Standing): boolean {
  return trend.status === 'archived' && trend.lifecycle === 'dormant'
}

/**
 * Whether visitors may read a trend by its address: it is active, or it came to rest by itself and is remembered. Drafts, what
 * an administrator archived or removed, and what became part of another trend are not shown.
 */
export function isShown(trend: Standing & Partial<Pick<FollowedTrend, 'mergedIntoId'>>): boolean {
  return trend.status === 'active' || (restsByItself(trend) && (trend.mergedIntoId ?? null) === null)
}
