import { AppError } from '@trendverse/domain/primitives/app-error'

/** What a refused call says as a whole; each field says what is wrong with it. */
export const INVALID_FIELDS_MESSAGE = 'Some fields are not valid.'

/** AppError `invalid_input` that names what is wrong with each field. */
export function invalidFields(fields: Readonly<Record<string, string>>): AppError {
  return new AppError('invalid_input', INVALID_FIELDS_MESSAGE, { fields })
}
