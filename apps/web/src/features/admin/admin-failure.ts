import { AppError } from '@trendverse/domain/primitives/app-error'
import { type FormFailure, fieldFailure } from '../../components/form/form-failure'

/** What a refused call of an administrator means for a form; they are told the server's words as they are. */
export function adminFailure<Field extends string>(error: unknown, names: readonly Field[]): FormFailure<Field> {
  const { fields, form } = fieldFailure(error, names, 'Something went wrong. Please try again.')
  return { fields, form: form !== null && error instanceof AppError ? error.message : form }
}
