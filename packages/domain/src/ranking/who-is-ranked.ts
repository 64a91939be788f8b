import type { User } from '../accounts/user'
import { SECOND_MS } from '../primitives/time'

/**
 * Why something that would have had a place has none: the account had not proved its address when it began, its network had its
 * places on that board already, or it was done sooner than anybody reads.
 */
export const UNRANKED_REASONS = ['unverified', 'network_full', 'too_fast'] as const
export type UnrankedReason = (typeof UNRANKED_REASONS)[number]

/** A household has room; whoever makes accounts in a row does not get a whole board. */
export const RANKED_PER_NETWORK = 3

/** Nobody reads a question and its options sooner. */
const READING_MS = 2 * SECOND_MS

/** Whether so many questions were answered faster than they can be read. */
export function isFasterThanReading(questions: number, tookMs: number): boolean {
  return questions > 0 && tookMs < questions * READING_MS
}

/** Whether an account may have a place at all: an address costs more than a name. */
export function mayBeRanked({ emailVerified }: Pick<User, 'emailVerified'>): boolean {
  return emailVerified
}
