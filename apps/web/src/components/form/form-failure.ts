import { AppError, type ErrorCode } from '@trendverse/domain/primitives/app-error'
import { errorMessage } from '@trendverse/domain/primitives/error-message'

/** What a failed call means for a form: words for some of its fields, or for all of it. */
export type FormFailure<Field extends string> = {
  readonly fields: Partial<Readonly<Record<Field, string>>>
  /** Null when the fields say it all. */
  readonly form: string | null
}

/** Codes whose own message is meant for visitors, whichever form it answers. */
const USER_FACING_CODES: ReadonlySet<ErrorCode> = new Set([
  'rate_limited',
  'registration_closed',
  'account_suspended',
  'account_blocked',
  'credentials_wrong',
  'second_factor_required',
])

/** Why a form with one purpose did not get through. */
export function plainFailure(error: unknown, otherwise: string): string {
  return errorMessage(error, { tells: USER_FACING_CODES, otherwise })
}

/** What the server said beside the fields of a form; words for all of it only when it named none of them. */
export function fieldFailure<Field extends string>(
  error: unknown,
  names: readonly Field[],
  otherwise: string,
): FormFailure<Field> {
  const told = error instanceof AppError ? error.fields : undefined
  const fields: Partial<Record<Field, string>> = {}
  for (const name of names) {
    const text = told?.[name]
    if (text !== undefined) fields[name] = text
  }
  return { fields, form: Object.keys(fields).length > 0 ? null : plainFailure(error, otherwise) }
}
