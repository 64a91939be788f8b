import type { StoredItem } from '@trendverse/application/ports/ingest'
import type { TrendWrite } from '@trendverse/application/ports/stories'
import { isoTime } from '../../reading/trend-facts'
import type { sourceItems } from '../schema/items'
import type { trends } from '../schema/trends'

export type TrendRow = typeof trends.$inferSelect
export type SourceItemRow = typeof sourceItems.$inferSelect

export function toTrendRow(trend: TrendWrite): TrendRow {
  const { createdDate, updatedDate, ...rest } = trend
  return { ...rest, createdAtMs: Date.parse(createdDate), updatedAtMs: Date.parse(updatedDate) }
}

export function fromTrendRow(row: TrendRow): TrendWrite {
  const { createdAtMs, updatedAtMs, ...rest } = row
  return { ...rest, createdDate: isoTime(createdAtMs), updatedDate: isoTime(updatedAtMs) }
}

/** The table has the very fields of the type: this says so to the compiler. */
export function fromItemRow(row: SourceItemRow): StoredItem {
  return row
}
