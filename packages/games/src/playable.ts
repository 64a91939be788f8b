import { currentRules } from './trend-quiz/rules/current'

/** What is needed to play a run of a game again, whatever game it is. */
export type PlayableGame = {
  /** By which rules new runs are played. */
  readonly currentVersion: number
}

/** The games that have rules, one line each. Whoever loads this loads their rules. */
export const PLAYABLE: Readonly<Record<string, PlayableGame>> = {
  'trend-quiz': { currentVersion: currentRules.version },
}
