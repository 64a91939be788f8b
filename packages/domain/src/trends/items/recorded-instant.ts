import { z } from 'zod'
import type { SourceId } from './source'
import type { SourceItem } from './source-item'

/** What the sources of a recorded history showed at one instant. */
export type RecordedInstant = {
  readonly kind: 'instant'
  readonly observedAtMs: number
  /** Line of the file its last row begins in. */
  readonly line: number
  /** Rows it was made of; several rows of one item are one item. */
  readonly rows: number
  readonly snapshots: readonly { readonly source: SourceId; readonly items: readonly SourceItem[] }[]
}

/** A row of a recorded history that was left out, and why, as the end of a sentence about it: "its title is empty". */
export type RecordedProblem = { readonly kind: 'problem'; readonly line: number; readonly problem: string }

export type RecordedPart = RecordedInstant | RecordedProblem

/** How far a recorded history was kept: everything up to this instant, and bad rows up to this line. */
export type RecordedPosition = { readonly throughMs: number; readonly line: number }

/** What an installation remembers of a file it has imported, or begun to. */
export const filePositionSchema = z.object({
  /** Its name when it was read last, for people. */
  name: z.string(),
  throughMs: z.number(),
  line: z.number(),
  isFinished: z.boolean(),
})
export type FilePosition = z.output<typeof filePositionSchema>
