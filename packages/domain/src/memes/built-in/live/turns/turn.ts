type Pair = readonly [string, string]

/**
 * What headlines say in a known phrase, and where that phrase would be funny: at home, where it is plainly not so. Lines may name
 * what the headline names: `{who}` and `{what}` inside a sentence, `{Who}` and `{Thing}` where a label begins, and whatever
 * `told` captures by name. A line whose slot the headline leaves empty falls away, so that each format has one without.
 */
export type Turn = {
  /** The phrase, as headlines have it. What stands before is who does it, what stands after is to what. */
  readonly told: RegExp
  /** Second lines below the headline itself. */
  readonly beside: readonly string[]
  /** What somebody does whom nobody asked. */
  readonly nobody: readonly string[]
  /** A part in the story, and what that is like. */
  readonly pov: readonly Pair[]
  /** One wording, each time a size larger. */
  readonly brain: readonly (readonly [string, string, string, string])[]
  /** The plain word, and the one of the press release. */
  readonly drake: readonly Pair[]
  /** Three nouns, in the order of the roles: what tempts, who looks, what is ignored. */
  readonly distracted: readonly (readonly [string, string, string])[]
  /** A short panic, and a calm answer that ends on a compliment. */
  readonly wojak: readonly Pair[]
}
