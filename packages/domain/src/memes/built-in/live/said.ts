/** What quoted words are in everyday life, where they are funny there. */
export type Said = {
  readonly words: RegExp
  /** Noun phrases of which somebody would say them. */
  readonly scenes: readonly string[]
  /** What is meant, in plain words. */
  readonly plain: string
  /** What to say to those at home of whom it is true. */
  readonly praise: string
  /** A part in which one hears these words, and what that is like. */
  readonly pov: readonly [string, string]
}
