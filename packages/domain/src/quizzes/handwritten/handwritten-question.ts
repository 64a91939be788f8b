import type { Difficulty, QuestionType } from '../question'

/** A question written by hand about one trend: one idea, a surprise worth retelling, and a page that says so. */
export type HandwrittenQuestion = {
  readonly type: QuestionType
  readonly difficulty: Difficulty
  /** At most 20 words. Does not name the answer. */
  readonly question: string
  readonly right: string
  /** Certainly wrong, and tempting: of the same kind and time as the right one. */
  readonly wrong: readonly [string, string, string]
  /** One to three sentences, at most 320 characters: first what settles it, then what one would tell a friend. */
  readonly explanation: string
  /** Where it can be read. */
  readonly page: { readonly title: string; readonly url: string }
}
