import { AppError, type ErrorCode } from '@trendverse/domain/primitives/app-error'

/** What a failed call means for a form: words for some of its fields, or for all of it. */
export type FormFailure<Field extends string> = {
  readonly fields: Partial<Readonly<Record<Field, string>>>
  /** Null when the fields say it all. */
  readonly form: string | null
}

/** Words of the server that are meant to be read as they are, whichever form they answer. */
const TOLD_AS_THEY_ARE: ReadonlySet<ErrorCode> = new Set([
  'rate_limited',
  'registration_closed',
  'account_suspended',
  'account_blocked',
  'credentials_wrong',
])

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
  if (error instanceof AppError && TOLD_AS_THEY_ARE.has(code)) return { fields: {}, form: error.message }
  return { fields: {}, form: 'Failed to sign in. Please check your credentials.' }
}

export type SignUpField = 'firstName' | 'lastName' | 'username' | 'email' | 'password'
const SIGN_UP_FIELDS: readonly SignUpField[] = ['firstName', 'lastName', 'username', 'email', 'password']

/** ER-13, ER-14, and what the server alone knows, such as a common password. */
export function signUpFailure(error: unknown): FormFailure<SignUpField> {
  if (!(error instanceof AppError)) return { fields: {}, form: 'Failed to sign up. Please try again.' }
  if (error.code === 'username_taken') return { fields: { username: 'Username already exists' }, form: null }
  if (error.code === 'email_taken') return { fields: { email: 'Email already exists' }, form: null }
  const fields = Object.fromEntries(
    SIGN_UP_FIELDS.flatMap((name) => {
      const text = error.fields?.[name]
      return text === undefined ? [] : [[name, text]]
    }),
  )
  if (Object.keys(fields).length > 0) return { fields, form: null }
  const isTold = TOLD_AS_THEY_ARE.has(error.code)
  return { fields: {}, form: isTold ? error.message : 'Failed to sign up. Please try again.' }
}

/** Why a form with one purpose did not get through. */
export function plainFailure(error: unknown, otherwise: string): string {
  return error instanceof AppError && TOLD_AS_THEY_ARE.has(error.code) ? error.message : otherwise
}

const TOKEN_CODES: ReadonlySet<ErrorCode> = new Set(['token_invalid', 'token_used', 'token_expired'])

/** ER-16, ER-17: the server's words when a mailed link does not count any more, else null. */
export function tokenFailure(error: unknown): string | null {
  return error instanceof AppError && TOKEN_CODES.has(error.code) ? error.message : null
}
