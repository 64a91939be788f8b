import type { RewindCase } from '@trendverse/domain/games/rewind-case'
import type { Trend } from '@trendverse/domain/trends/trend'
import { buildTrendPredictorPack } from './trend-predictor/build-pack'
import { currentRules as trendPredictorRules } from './trend-predictor/rules/current'
import { buildTrendQuizPack } from './trend-quiz/build-pack'
import { currentRules } from './trend-quiz/rules/current'

/** What packs are made of. Cases are looked for only where a game uses them. */
export type PackMaterial = {
  readonly day: string
  readonly trends: readonly Trend[]
  readonly cases: readonly RewindCase[]
}

/** What was made of the material of a day; `pack` is the game's own form. */
export type PackOfDay<Pack> = { readonly kind: 'pack'; readonly pack: Pack } | { readonly kind: 'refused' }

/** What is needed to play a game and its runs again, whatever game it is. */
export type PlayableGame = {
  /** By which rules new runs are played. */
  readonly currentVersion: number
  /** Whether its packs are made of cases of the past. */
  readonly usesCases: boolean
  readonly buildPack: (from: PackMaterial) => PackOfDay<{ readonly edition: 'today' | 'archive' }>
}

/** The games that have rules, one line each. Whoever loads this loads their rules. */
export const PLAYABLE: Readonly<Record<string, PlayableGame>> = {
  'trend-quiz': { currentVersion: currentRules.version, usesCases: false, buildPack: buildTrendQuizPack },
  'trend-predictor': {
    currentVersion: trendPredictorRules.version,
    usesCases: true,
    buildPack: buildTrendPredictorPack,
  },
}
