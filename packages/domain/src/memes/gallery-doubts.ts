import { isBlocked, isFlaggedForKyc, type User } from '../accounts/user'
import { DAY_MS } from '../primitives/time'

/** What reports of a meme that nobody decided about say against it. */
export type GalleryDoubts = {
  /** Weight of accounts; see `weightOf`. */
  readonly accounts: number
  /** Whether any guest doubted it. However many do, they count as one: another guest costs no more than a forgotten cookie. */
  readonly guests: boolean
}

export const NO_DOUBTS: GalleryDoubts = { accounts: 0, guests: false }

/** So much weight takes a meme out of the gallery until an administrator decides. */
export const WITHDRAWING_WEIGHT = 2
/** An account made for one report is no judge of memes yet. */
const STANDING_AFTER_MS = 7 * DAY_MS
/** So many reports of one account weigh in a day, and as many more for each time administrators agreed with it. */
const WEIGHING_A_DAY = 3
/** Reports of an account that was overruled so much oftener than upheld weigh nothing any more. */
const DISTRUSTED_BALANCE = -3
/** What counts as the day a report was made in. */
export const WEIGHING_WINDOW_MS = DAY_MS

/**
 * Who reports a meme. `office`: an administrator. `standing`: an account that has been here for a while. `member`: another account
 * that proved its address. `guest`: everybody else. `spent`: an account of a network whose accounts weighed in often enough today.
 */
export type ReporterStanding = 'office' | 'standing' | 'member' | 'guest' | 'spent'

type Reporter = Pick<User, 'role' | 'isActive' | 'emailVerified' | 'kycRequired' | 'status' | 'registeredAtMs'>

/** An account that proves nothing is as cheap as another cookie, and counts like one. */
export function standingOf(reporter: Reporter, nowMs: number): ReporterStanding {
  if (!reporter.isActive || isBlocked(reporter)) return 'guest'
  if (reporter.role === 'admin') return 'office'
  if (!reporter.emailVerified || isFlaggedForKyc(reporter)) return 'guest'
  return nowMs - reporter.registeredAtMs >= STANDING_AFTER_MS ? 'standing' : 'member'
}

/** What became of the reports an account made. */
export type ReporterRecord = {
  /** Reported memes that administrators hid, and that they kept. */
  readonly upheld: number
  readonly overruled: number
  /** Reports that weighed something, within `WEIGHING_WINDOW_MS`. */
  readonly today: number
}

/**
 * What a report adds to the doubts of accounts. That of an account with standing is enough by itself, for a few memes a day: one
 * person must not empty the gallery. Whom administrators agreed with may do more, whom they overruled less.
 */
export function weightOf(standing: ReporterStanding, { upheld, overruled, today }: ReporterRecord): number {
  if (standing === 'office') return WITHDRAWING_WEIGHT
  if (standing === 'guest' || standing === 'spent') return 0
  const balance = upheld - overruled
  if (balance <= DISTRUSTED_BALANCE || today >= WEIGHING_A_DAY * (1 + Math.max(0, balance))) return 0
  return standing === 'standing' && balance >= 0 ? WITHDRAWING_WEIGHT : 1
}

/**
 * The doubts once somebody else reported the meme.
 *
 * @param isKept An administrator decided to keep what it says: only another one doubts that.
 */
export function doubtedBy(
  doubts: GalleryDoubts,
  standing: ReporterStanding,
  weight: number,
  isKept = false,
): GalleryDoubts {
  if (isKept && standing !== 'office') return doubts
  return { accounts: doubts.accounts + weight, guests: doubts.guests || standing === 'guest' }
}

/** The doubts after a decision: none, but a case that was opened again waits like one that outweighs. */
export function doubtsAfterDecision(isReopened: boolean): GalleryDoubts {
  return isReopened ? { accounts: WITHDRAWING_WEIGHT, guests: false } : NO_DOUBTS
}

export function isWithdrawn({ accounts, guests }: GalleryDoubts): boolean {
  return accounts + (guests ? 1 : 0) >= WITHDRAWING_WEIGHT
}
