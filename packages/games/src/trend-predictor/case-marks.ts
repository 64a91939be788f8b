import type { RunMark } from '@trendverse/domain/games/game-run'
import { CASES, type ForecastState, UNDECIDED } from './rules/v1/forecast-state'
import { pointsOf } from './rules/v1/rules'

/** Who said nothing either way has as many points. */
const NO_HELP = pointsOf(UNDECIDED, true)

/** Whether each case was called better than by saying half and half; those never answered stay open. */
export function caseMarks({ locked, plan }: ForecastState): readonly RunMark[] {
  return Array.from({ length: CASES }, (_, index) => {
    const said = locked[index]
    if (said === undefined) return 'open'
    return pointsOf(said, plan.brokeOut[index] === true) > NO_HELP ? 'right' : 'wrong'
  })
}
