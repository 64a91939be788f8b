import type { Category } from '../category'

/** What the headlines of one language say of categories. */
export type LanguageAnchors = {
  /**
   * Words that name a category. Two words joined by `_` are a phrase. A `*` at the end stands for any ending, one at the
   * start for any beginning, since many languages inflect and join words; at least four letters stand beside it.
   */
  readonly anchors: Readonly<Partial<Record<Category, string>>>
  /** Words of the English table that mean something else in this language: "war" is "was" in German. */
  readonly falseFriends: string
}
