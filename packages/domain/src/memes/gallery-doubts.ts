import { isBlocked, isFlaggedForKyc, type User } from '../accounts/user'
import { DAY_MS } from '../primitives/time'
import type { QuizTaker } from '../quizzes/attempt'

/** What reports of a meme that nobody decided about say against it. */
export type GalleryDoubts = {
  /** Weight of accounts: one each, and enough at once of one with standing. */
  readonly accounts: number
  /** Whether any guest doubted it. However many do, they count as one: another guest costs no more than a forgotten cookie. */
  readonly guests: boolean
}

export const NO_DOUBTS: GalleryDoubts = { accounts: 0, guests: false }

/** So much weight takes a meme out of the gallery until an administrator decides. */
export const WITHDRAWING_WEIGHT = 2
/** An account made for one report is no judge of memes yet. */
const STANDING_AFTER_MS = 7 * DAY_MS

type Reporter = Pick<User, 'role' | 'isActive' | 'emailVerified' | 'kycRequired' | 'status' | 'registeredAtMs'>

/** Whether the report of an account alone takes a meme out: an administrator's, or that of somebody who has been here for a while. */
export function hasStanding(reporter: Reporter, nowMs: number): boolean {
  if (!reporter.isActive || isBlocked(reporter)) return false
  if (reporter.role === 'admin') return true
  if (!reporter.emailVerified || isFlaggedForKyc(reporter)) return false
  return nowMs - reporter.registeredAtMs >= STANDING_AFTER_MS
}

/** What the report of an account adds. */
export function weightOf(isOfStanding: boolean): number {
  return isOfStanding ? WITHDRAWING_WEIGHT : 1
}

/** The doubts once somebody else reported the meme. */
export function doubtedBy(kind: QuizTaker['kind'], isOfStanding: boolean, doubts: GalleryDoubts): GalleryDoubts {
  return kind === 'guest'
    ? { ...doubts, guests: true }
    : { ...doubts, accounts: doubts.accounts + weightOf(isOfStanding) }
}

/** The doubts after a decision: none, but a case that was opened again waits like one that outweighs. */
export function doubtsAfterDecision(isReopened: boolean): GalleryDoubts {
  return isReopened ? { accounts: WITHDRAWING_WEIGHT, guests: false } : NO_DOUBTS
}

export function isWithdrawn({ accounts, guests }: GalleryDoubts): boolean {
  return accounts + (guests ? 1 : 0) >= WITHDRAWING_WEIGHT
}
