import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { Category } from '@trendverse/domain/trends/categories/category'

/** Something that happened at a known time. */
export type StarterEvent = {
  /** As precise as we know it: `2012`, `2012-07` or `2012-07-15`. */
  readonly date: string
  /** One sentence of our own, without the date. */
  readonly text: string
}

/** One trend of the catalogue shipped with the product (OP-32): true, dated, in our own words. */
export type StarterTrend = {
  /** Fixed for ever, so that the server and the browser agree on it. */
  readonly id: Uuid
  /** Short name used in `relations.ts`. */
  readonly key: string
  readonly name: string
  /** Two sentences, 150 to 350 characters. */
  readonly description: string
  readonly category: Category
  /** `#rrggbb`, at least 4.5:1 against the page's background. */
  readonly color: string
  /** 3 to 6, lower case. */
  readonly tags: readonly string[]
  /** Our judgement: still part of everyday life (true), or a moment that has passed (false). */
  readonly stillGrowing: boolean
  /** 2 to 4, oldest first. */
  readonly events: readonly StarterEvent[]
  /** Where to read more. */
  readonly article: { readonly title: string; readonly url: string }
}
