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

const TOKEN_CODES: ReadonlySet<ErrorCode> = new Set(['token_invalid', 'token_used', 'token_expired'])

/** ER-16, ER-17: the server's words when a mailed link does not count any more, else null. */
export function tokenFailure(error: unknown): string | null {
  return error instanceof AppError && TOKEN_CODES.has(error.code) ? error.message : null
}
