import { AppError, type ErrorCode } from '@trendverse/domain/primitives/app-error'
import { type FormFailure, fieldFailure, plainFailure } from '../../components/form/form-failure'

export type SignInField = 'email' | 'password'

/** The page's words for a refused sign-in (ER-08 to ER-12, OP-11); `unverified` leads to a state of its own (AC-19). */
export function signInFailure(error: unknown): FormFailure<SignInField> | 'unverified' {
  const code = error instanceof AppError ? error.code : 'internal_error'
  if (code === 'email_unverified') return 'unverified'
  if (code === 'account_unknown') {
    return { fields: { email: 'No account found with this email address. Please sign up first.' }, form: null }
  }
  if (code === 'password_wrong') {
    return {
      fields: { password: 'Invalid password. Please check your credentials or reset your password.' },
      form: null,
    }
  }
  return { fields: {}, form: plainFailure(error, 'Failed to sign in. Please check your credentials.') }
}

export type SignUpField = 'firstName' | 'lastName' | 'username' | 'email' | 'password'
const SIGN_UP_FIELDS: readonly SignUpField[] = ['firstName', 'lastName', 'username', 'email', 'password']

/** ER-13, ER-14, and what the server alone knows, such as a common password. */
export function signUpFailure(error: unknown): FormFailure<SignUpField> {
  return fieldFailure(error, SIGN_UP_FIELDS, 'Failed to sign up. Please try again.')
}

/** What to do about a mailed link that does not count any more, on a page that offers a new one below. */
const WAYS_ON: Partial<Record<ErrorCode, string>> = {
  token_invalid: 'This link has expired or is incomplete. Enter your email address and we’ll send you a new one.',
  token_used: 'This link has already been used. Try signing in. If that doesn’t work, ask for a new link.',
  token_expired: 'This link has expired. Enter your email address and we’ll send you a new one.',
}

/** A mailed link that does not count any more: what to do about it, and the server's own words (ER-16, ER-17). */
export type LinkRefusal = { readonly wayOn: string; readonly reason: string }

/** Why a mailed link was refused; null where something else went wrong. */
export function linkRefusal(error: unknown): LinkRefusal | null {
  const wayOn = error instanceof AppError ? WAYS_ON[error.code] : undefined
  return error instanceof AppError && wayOn !== undefined ? { wayOn, reason: error.message } : null
}
