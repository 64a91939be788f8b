import type { RunMeasure } from './game-run'

/** Base64url, of some sixty inputs. */
const TELLING_LENGTH = 240

/**
 * Whether an equal log of somebody else can only be a copy. Where only moves are counted a log is little more than a handful of
 * answers, which many give alike; and of those who hardly touched anything, two are alike by chance.
 */
export function isTellingLog(measure: RunMeasure, log: string): boolean {
  return measure === 'time' && log.length >= TELLING_LENGTH
}
