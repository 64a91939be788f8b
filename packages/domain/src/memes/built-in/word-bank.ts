/** What people who like such a trend do and suffer, said so that it is true of any trend of the category. */
export type WordBank = {
  /** What they do with their evenings: `-ing`, nothing named. */
  readonly doing: readonly string[]
  /** What pays for it. */
  readonly cost: readonly string[]
  /** One more ... */
  readonly unit: readonly string[]
  /** What an hour of it makes of them. */
  readonly expert: readonly string[]
  /** What they were just going to do. */
  readonly promise: readonly string[]
  /** How far it has gone: a clause. */
  readonly obsession: readonly string[]
  /** Where it ends: a clause about "you". */
  readonly scene: readonly string[]
}
