import { PERCENT_STEP } from '@trendverse/domain/games/predictions/prediction-round'

const MOST = 100
/** Digits that follow each other within this time are one number. */
export const TYPING_MS = 1_200

/** Digits typed one after the other: what is on its way, and the step of the slider nearest to it. */
export type Typed = { readonly digits: string; readonly atMs: number; readonly percent: number }

/** The next digit. A number that would be above 100 begins anew with it. */
export function typeDigit(before: Typed | null, digit: string, nowMs: number): Typed {
  const joined = before !== null && nowMs - before.atMs <= TYPING_MS ? before.digits + digit : digit
  const digits = Number(joined) > MOST ? digit : joined
  return { digits, atMs: nowMs, percent: Math.round(Number(digits) / PERCENT_STEP) * PERCENT_STEP }
}
