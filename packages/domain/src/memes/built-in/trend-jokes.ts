import type { MemeFormatId, MemeStyle } from '../meme-kinds'

/**
 * What people who live with a trend smile about, and the grammar each kind has, so that it fits into a caption:
 *
 * | kind | is | example |
 * |---|---|---|
 * | ritual | what they do, beginning with an -ing word | `guessing ADIEU before coffee` |
 * | object | a thing, with its article or possessive | `the two yellow squares` |
 * | argument | a claim they argue about, a clause without a full stop | `hard mode is the only mode` |
 * | cliche | what they always say, without quotation marks | `I got it in three, no big deal` |
 * | price | what it costs in money, time or dignity, a noun phrase | `a 212-day streak` |
 * | enemy | what ruins it, a noun phrase | `words with double letters` |
 */
export const OBSERVATION_KINDS = ['ritual', 'object', 'argument', 'cliche', 'price', 'enemy'] as const
export type ObservationKind = (typeof OBSERVATION_KINDS)[number]

/** Lower case at its start unless it is a name; at most 48 characters. */
export type Observation = { readonly kind: ObservationKind; readonly text: string }

/** A meme written by hand, one caption per role of its format (`CAPTION_ROLES`). */
export type HandwrittenMeme = {
  readonly format: MemeFormatId
  readonly style: MemeStyle
  readonly captions: readonly string[]
}

/** What was written by hand about one trend; see `NO_JOKES` for the others. */
export type TrendJokes = {
  readonly observations: readonly Observation[]
  readonly memes: readonly HandwrittenMeme[]
}

export const NO_JOKES: TrendJokes = { observations: [], memes: [] }

/** The observations as what may stand for the slots of their kinds. */
export function observedSlots({ observations }: TrendJokes): Readonly<Record<ObservationKind, readonly string[]>> {
  const textsOf = (kind: ObservationKind): string[] =>
    observations.filter((observation) => observation.kind === kind).map(({ text }) => text)
  return {
    ritual: textsOf('ritual'),
    object: textsOf('object'),
    argument: textsOf('argument'),
    cliche: textsOf('cliche'),
    price: textsOf('price'),
    enemy: textsOf('enemy'),
  }
}
