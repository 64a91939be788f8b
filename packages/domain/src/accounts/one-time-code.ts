import { MINUTE_MS, SECOND_MS } from '../primitives/time'
import { plainCode } from './plain-code'
import { RECOVERY_CODE_LENGTH, readRecoveryCode } from './recovery-codes'

/** RFC 6238 with the values every authenticator app assumes where it is told nothing else. */
export const ONE_TIME_CODE = { algorithm: 'SHA1', digits: 6, periodMs: 30 * SECOND_MS } as const

/** Clocks of telephones are late or early, and a code is typed near its end: so many steps either way count, too. */
export const STEP_TOLERANCE = 1

/** An enrolment nobody finished is begun anew after this: its secret may have been seen on a screen left alone. */
export const ENROLMENT_LIFE_MS = 15 * MINUTE_MS

/** The step that an instant lies in; codes belong to steps. */
export function codeStepAt(atMs: number): number {
  return Math.floor(atMs / ONE_TIME_CODE.periodMs)
}

/** A code counts once, and none counts that came before one that did. */
export function isFreshStep(step: number, lastUsedStep: number | null): boolean {
  return lastUsedStep === null || step > lastUsedStep
}

/** What was typed where a code is asked for. */
export type TypedCode = { readonly kind: 'one_time' | 'recovery'; readonly code: string }

/** Tells the two kinds of codes apart, however they were spaced and on whatever keyboard; null for what can be neither. */
export function readTypedCode(typed: string): TypedCode | null {
  const digits = plainCode(typed)
  if (/^\d+$/.test(digits) && digits.length === ONE_TIME_CODE.digits) return { kind: 'one_time', code: digits }
  const code = readRecoveryCode(typed)
  return code.length === RECOVERY_CODE_LENGTH ? { kind: 'recovery', code } : null
}
