import { AppError, type ErrorCode } from '@trendverse/domain/primitives/app-error'

/** What a failed call means for a form: words for some of its fields, or for all of it. */
export type FormFailure<Field extends string> = {
  readonly fields: Partial<Readonly<Record<Field, string>>>
  /** Null when the fields say it all. */
  readonly form: string | null
}

/** Words of the server that are meant to be read as they are, whichever form they answer. */
export const TOLD_AS_THEY_ARE: ReadonlySet<ErrorCode> = new Set([
  'rate_limited',
  'registration_closed',
  'account_suspended',
  'account_blocked',
  'credentials_wrong',
])

/** Why a form with one purpose did not get through. */
export function plainFailure(error: unknown, otherwise: string): string {
  return error instanceof AppError && TOLD_AS_THEY_ARE.has(error.code) ? error.message : otherwise
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
