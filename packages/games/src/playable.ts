import type { Trend } from '@trendverse/domain/trends/trend'
import { buildTrendQuizPack } from './trend-quiz/build-pack'
import { currentRules } from './trend-quiz/rules/current'

/** What was made of the trends of a day; `pack` is the game's own form. */
export type PackOfDay<Pack> = { readonly kind: 'pack'; readonly pack: Pack } | { readonly kind: 'refused' }

/** What is needed to play a game and its runs again, whatever game it is. */
export type PlayableGame = {
  /** By which rules new runs are played. */
  readonly currentVersion: number
  readonly buildPack: (from: {
    readonly day: string
    readonly trends: readonly Trend[]
  }) => PackOfDay<{ readonly edition: 'today' | 'archive' }>
}

/** The games that have rules, one line each. Whoever loads this loads their rules. */
export const PLAYABLE: Readonly<Record<string, PlayableGame>> = {
  'trend-quiz': { currentVersion: currentRules.version, buildPack: buildTrendQuizPack },
}
