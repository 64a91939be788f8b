import { type CaptionPlacement, MAX_CAPTION_LENGTH } from '@trendverse/domain/memes/meme'
import { cutGraphemes } from '@trendverse/domain/primitives/graphemes'
import type { CaptionArea } from '@trendverse/meme-formats/draw-meme'
import { useState } from 'react'
import type { OwnMeme } from '../../backend/call/meme-calls'
import { changed, firstEdits, type MemeDraft, redone, replacedAt, rested, undone } from './meme-edits'

/** What the contract takes: 200 characters as people count them may be far longer, but not without end. */
const MOST_UNITS = MAX_CAPTION_LENGTH * 4

/** A caption cut to what may be kept, no character in two. Letters under heaps of marks count by what they weigh. */
export function fittingCaption(text: string): string {
  let cut = text
  for (let most = MAX_CAPTION_LENGTH; most >= 0; most--) {
    cut = cutGraphemes(cut, most)
    if (cut.length <= MOST_UNITS) return cut
  }
  return cut
}

/** What is done to an open meme. */
export type MemeEditor = {
  readonly draft: MemeDraft
  /** Where the captions stand in the picture that was drawn last; none before. */
  readonly areas: readonly CaptionArea[]
  readonly setAreas: (areas: readonly CaptionArea[]) => void
  /** The caption that is being worked at. */
  readonly selected: number
  readonly select: (index: number) => void
  readonly write: (index: number, text: string) => void
  readonly describe: (altText: string) => void
  /** Null: back to where the format puts it. */
  readonly place: (index: number, placement: CaptionPlacement | null) => void
  /** The change that is going on has come to rest: what follows is a step of its own. */
  readonly rest: () => void
  /** Back to what was written first, which can be undone like any change. */
  readonly reset: () => void
  readonly undo: () => void
  readonly redo: () => void
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** What can be edited: a meme of one's own, or one to try the editor with. */
type EditedMeme = Pick<OwnMeme, 'captions' | 'placements' | 'altText'>

/** What may be changed of a meme. */
export function draftOf({ captions, placements, altText }: EditedMeme): MemeDraft {
  return { captions, placements: captions.map((_, index) => placements[index] ?? null), altText }
}

/** The open meme and its steps back and forth; one per meme. Begins with what its maker wrote that is not kept yet. */
export function useMemeEditor(meme: EditedMeme, unkept?: MemeDraft): MemeEditor {
  const [edits, setEdits] = useState(() => firstEdits(unkept ?? draftOf(meme)))
  const [areas, setAreas] = useState<readonly CaptionArea[]>([])
  const [selected, select] = useState(0)
  const draft = edits.present
  const change = (about: string, next: (draft: MemeDraft) => MemeDraft) =>
    setEdits((before) => changed(before, about, next(before.present)))
  return {
    draft,
    areas,
    setAreas,
    selected,
    select,
    write: (index, text) =>
      change(`caption ${index.toString()}`, (before) => ({
        ...before,
        captions: replacedAt(before.captions, index, fittingCaption(text)),
      })),
    describe: (altText) => change('alt', (before) => ({ ...before, altText })),
    place: (index, placement) =>
      change(`place ${index.toString()}`, (before) => ({
        ...before,
        placements: replacedAt(before.placements, index, placement),
      })),
    rest: () => setEdits(rested),
    reset: () => setEdits((before) => rested(changed(rested(before), 'reset', before.past[0] ?? before.present))),
    undo: () => setEdits(undone),
    redo: () => setEdits(redone),
    canUndo: edits.past.length > 0,
    canRedo: edits.future.length > 0,
  }
}
