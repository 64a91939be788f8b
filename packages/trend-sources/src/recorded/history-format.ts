import type { SourceId } from '@trendverse/domain/trends/items/source'
import type { ItemDraft } from '../item-draft'

/** What one row of a recorded history says. */
export type RecordedRow = { readonly source: SourceId; readonly observedAtMs: number; readonly draft: ItemDraft }

/** A layout of recorded histories, known by the names of its columns. */
export type HistoryFormat = {
  /** Columns without which it is not this layout. */
  readonly needs: readonly string[]
  /** Columns it also understands; others are passed over. */
  readonly takes: readonly string[]
  /**
   * Reads a row; throws MalformedItem with the reason it cannot be used.
   *
   * @param field The text of a column, empty where the file lacks it.
   * @param sourceOf The source that rows of this name belong to, null where there is none.
   */
  read(field: (column: string) => string, sourceOf: (name: string) => SourceId | null): RecordedRow
}
