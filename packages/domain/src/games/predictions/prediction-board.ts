import type { PredictionItem } from './prediction-round'
import { type Judged, type Tally, tallyOf } from './prediction-score'

/** How many days of outcomes a place counts. */
export const BOARD_DAYS = 30
/** Forecasts whose outcome is known that it takes to have a place. */
export const FORECASTS_TO_RANK = 20
/** People on the board. */
export const PEOPLE_ON_BOARD = 25

/** The smaller mean loss first; of equals who has said more. In whole numbers, so that equals are equal. */
export function compareTallies(a: Tally, b: Tally): number {
  return a.loss * b.resolved - b.loss * a.resolved || b.resolved - a.resolved
}

/** An item whose outcome is known, as the two rows of the board that are no people judge it. */
export type JudgedItem = Pick<PredictionItem, 'enginePercent' | 'basePercent'> & Pick<Judged, 'brokeOut'>

/** What the two opponents would have. The engine is judged where it had learnt enough to say something. */
export function houseTallies(items: readonly JudgedItem[]): { readonly engine: Tally; readonly baseRate: Tally } {
  return {
    engine: tallyOf(saidByEngine(items)),
    baseRate: tallyOf(items.map(({ basePercent: percent, brokeOut }) => ({ percent, brokeOut }))),
  }
}

export function saidByEngine(items: readonly JudgedItem[]): readonly Judged[] {
  return items.flatMap(({ enginePercent: percent, brokeOut }) => (percent === null ? [] : [{ percent, brokeOut }]))
}

/** A row of the board. Only people have places: what is no person stands between them. */
export type BoardLine =
  | (Tally & { readonly kind: 'person'; readonly place: number; readonly username: string })
  | (Tally & { readonly kind: 'engine' | 'base-rate'; readonly place: null })

/** The board in its order, people first among equals. What is no person needs as many outcomes as people do. */
export function boardLines(
  people: readonly (Tally & { readonly place: number; readonly username: string })[],
  { engine, baseRate }: { readonly engine: Tally; readonly baseRate: Tally },
): readonly BoardLine[] {
  const lines: readonly BoardLine[] = [
    ...people.map((person) => ({ ...person, kind: 'person' as const })),
    { ...engine, kind: 'engine', place: null },
    { ...baseRate, kind: 'base-rate', place: null },
  ]
  return lines
    .filter(({ kind, resolved }) => kind === 'person' || resolved >= FORECASTS_TO_RANK)
    .toSorted((a, b) => compareTallies(a, b) || Number(a.place === null) - Number(b.place === null))
}

/** Settled forecasts it takes before a lead says more than luck. */
const FORECASTS_FOR_BADGE = 50

/** Whether somebody has earned the badge of those who forecast better than the engine, on the very same items. */
export function isAheadOfEngine(record: {
  readonly resolved: number
  readonly brier: number | null
  readonly opponentBrier: number | null
}): boolean {
  const { resolved, brier, opponentBrier } = record
  return resolved >= FORECASTS_FOR_BADGE && brier !== null && opponentBrier !== null && brier < opponentBrier
}
