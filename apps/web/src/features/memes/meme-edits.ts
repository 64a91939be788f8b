import type { CaptionPlacement } from '@trendverse/domain/memes/meme'

/** What its maker may change of a meme. */
export type MemeDraft = {
  readonly captions: readonly string[]
  /** One per caption; null where the format's own place stands. */
  readonly placements: readonly (CaptionPlacement | null)[]
  readonly altText: string
}

/** A draft with the way back and forth. `touched` is what the latest change was about; null once it came to rest. */
export type MemeEdits = {
  readonly past: readonly MemeDraft[]
  readonly present: MemeDraft
  readonly future: readonly MemeDraft[]
  readonly touched: string | null
}

/** More steps back than anybody counts. */
const MOST_STEPS = 200

/** A draft that nothing was done to yet. */
export function firstEdits(draft: MemeDraft): MemeEdits {
  return { past: [], present: draft, future: [], touched: null }
}

/**
 * A change of the draft. Changes about the same thing that follow each other without a rest are one step back: a word that
 * is typed, a caption that is dragged.
 */
export function changed(edits: MemeEdits, about: string, present: MemeDraft): MemeEdits {
  if (isSameDraft(edits.present, present)) return edits
  const isGoingOn = edits.touched === about
  const past = isGoingOn ? edits.past : [...edits.past, edits.present].slice(-MOST_STEPS)
  return { past, present, future: [], touched: about }
}

/** The latest change came to rest: the next one is a step of its own. */
export function rested(edits: MemeEdits): MemeEdits {
  return edits.touched === null ? edits : { ...edits, touched: null }
}

export function undone(edits: MemeEdits): MemeEdits {
  const present = edits.past.at(-1)
  if (present === undefined) return edits
  return { past: edits.past.slice(0, -1), present, future: [edits.present, ...edits.future], touched: null }
}

export function redone(edits: MemeEdits): MemeEdits {
  const [present, ...future] = edits.future
  if (present === undefined) return edits
  return { past: [...edits.past, edits.present], present, future, touched: null }
}

/** Whether two drafts say and show the same. */
export function isSameDraft(one: MemeDraft, other: MemeDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** A list with one of its values replaced. */
export function replacedAt<Value>(values: readonly Value[], index: number, value: Value): readonly Value[] {
  return values.map((kept, at) => (at === index ? value : kept))
}
