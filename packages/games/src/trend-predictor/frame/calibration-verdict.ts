import { type Answer, type Calibration, calibrate } from './opponents'

/** Groups with fewer answers say nothing. */
const LEAST_ANSWERS = 2
/** Less than one case off is as close as whole cases allow. */
const WHOLE_CASE = 1

/** One sentence on how sure the player was, about the group of answers that was furthest off. */
export function calibrationVerdict(answers: readonly Answer[]): string {
  const groups = calibrate(answers).filter(({ count }) => count >= LEAST_ANSWERS)
  const [furthest] = groups.toSorted((a, b) => Math.abs(casesOff(b)) - Math.abs(casesOff(a)) || b.count - a.count)
  if (furthest === undefined) return 'Too few answers to tell how well you judged the chances.'
  if (Math.abs(casesOff(furthest)) < WHOLE_CASE) {
    const [largest = furthest] = groups.toSorted((a, b) => b.count - a.count)
    return `Of the cases you gave ${largest.name}, ${countsOf(largest)}: about right.`
  }
  return `${faultOf(furthest)}: of the cases you gave ${furthest.name}, ${countsOf(furthest)}.`
}

/** Cases that broke out beyond those forecast; negative if fewer did. */
const casesOff = ({ brokeOut, count, said }: Calibration): number => brokeOut - (count * said) / 100

function faultOf(group: Calibration): string {
  const isMore = casesOff(group) > 0
  const isMiddle = group.from < 50 && group.to > 50
  if (isMiddle) return isMore ? 'You were too pessimistic' : 'You were too optimistic'
  return isMore === group.from >= 50 ? 'You were too cautious' : 'You were too sure'
}

const countsOf = ({ brokeOut, count }: Calibration): string =>
  `${brokeOut === 0 ? 'none' : brokeOut} of ${count} broke out`
