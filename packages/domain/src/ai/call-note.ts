/** What became last of the calls of one model with a key, in words for an administrator. */
export type CallNote = {
  /** As the settings name it. */
  readonly model: string
  readonly atMs: number
  readonly succeeded: boolean
  readonly words: string
}

/** A key asks one model for texts, one for pictures and moderation; those before stay a while to be compared. */
const MAX_NOTES = 6
const MAX_WORDS = 500

/** The notes of a key, newest first, one a model. */
export function withNote(notes: readonly CallNote[], note: CallNote): readonly CallNote[] {
  const cut = { ...note, words: note.words.slice(0, MAX_WORDS) }
  return [cut, ...notes.filter(({ model }) => model !== note.model)].slice(0, MAX_NOTES)
}
