import type { Uuid } from '../primitives/uuid'
import type { Category } from './categories/category'
import { type FollowedTrend, UNOBSERVED } from './followed-trend'
import { TREND_DEFAULTS, type TrendStatus } from './trend'

/** What an administrator may write of a trend (TR-01); absent fields stay. */
export type TrendEdit = {
  readonly name?: string | undefined
  readonly description?: string | undefined
  readonly color?: string | undefined
  readonly category?: Category | undefined
  readonly status?: TrendStatus | undefined
  /** Null: nobody decides, so the trend may feature itself (HM-04). */
  readonly featured?: boolean | null | undefined
  readonly tags?: readonly string[] | undefined
  readonly views?: number | undefined
  readonly interactions?: number | undefined
}

/** A trend an administrator made, with the defaults of TR-02 and TR-03 for what they left out. */
export function newAdminTrend(id: Uuid, fields: TrendEdit, nowMs: number): FollowedTrend {
  const createdDate = new Date(nowMs).toISOString()
  return {
    id,
    name: fields.name ?? TREND_DEFAULTS.name,
    description: fields.description ?? TREND_DEFAULTS.description,
    descriptionOrigin: { kind: 'admin' },
    color: fields.color ?? TREND_DEFAULTS.color,
    category: fields.category ?? TREND_DEFAULTS.category,
    status: fields.status ?? TREND_DEFAULTS.status,
    featuredByAdmin: fields.featured ?? null,
    tags: fields.tags ?? [],
    views: fields.views ?? 0,
    interactions: fields.interactions ?? 0,
    createdDate,
    updatedDate: createdDate,
    origin: 'admin',
    lifecycle: 'emerging',
    ...UNOBSERVED,
  }
}

/**
 * Whether an edit makes a trend the administrator's own: composing writes the description, category and tags of live
 * trends and takes from the page what is over, and none of it may undo what a person decided.
 */
function takesOver(trend: FollowedTrend, edited: FollowedTrend, edit: TrendEdit): boolean {
  if (trend.status !== 'active' && edited.status === 'active') return true
  if (trend.origin !== 'live') return false
  return edit.description !== undefined || edit.category !== undefined || edit.tags !== undefined
}

/**
 * A trend after an administrator's edit. `updatedDate` moves on by at least a millisecond, so that whatever was
 * composed from the trend before it is not written over it. Its stage leaves `dormant` with its status: only what
 * composing archived is dormant, and only that may wake by itself.
 */
export function editTrend(trend: FollowedTrend, edit: TrendEdit, nowMs: number): FollowedTrend {
  const status = edit.status ?? trend.status
  const isNewText = edit.description !== undefined && edit.description !== trend.description
  const edited: FollowedTrend = {
    ...trend,
    name: edit.name ?? trend.name,
    nameIsFinal: trend.nameIsFinal || edit.name !== undefined,
    description: edit.description ?? trend.description,
    descriptionOrigin: isNewText ? { kind: 'admin' } : trend.descriptionOrigin,
    color: edit.color ?? trend.color,
    category: edit.category ?? trend.category,
    status,
    featuredByAdmin: edit.featured === undefined ? trend.featuredByAdmin : edit.featured,
    tags: edit.tags ?? trend.tags,
    views: edit.views ?? trend.views,
    interactions: edit.interactions ?? trend.interactions,
    lifecycle: edit.status !== undefined && trend.lifecycle === 'dormant' ? 'fading' : trend.lifecycle,
    updatedDate: new Date(Math.max(nowMs, Date.parse(trend.updatedDate) + 1)).toISOString(),
  }
  return takesOver(trend, edited, edit) ? { ...edited, origin: 'admin' } : edited
}

/** A trend nobody is to see any more, which still holds the items filed under it, so that they found no new one. */
export function withdrawTrend(trend: FollowedTrend, nowMs: number): FollowedTrend {
  return editTrend(trend, { status: 'archived', featured: null }, nowMs)
}
