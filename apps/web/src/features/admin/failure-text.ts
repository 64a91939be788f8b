import { AppError } from '@trendverse/domain/primitives/app-error'

export type FormFailure = {
  readonly text: string | null
  /** Field name to message. */
  readonly fields: Readonly<Record<string, string>>
}

export const NO_FAILURE: FormFailure = { text: null, fields: {} }

/** What the form says of a refused call: beside its fields where the refusal names them, above them otherwise. */
export function formFailure(error: unknown): FormFailure {
  if (!(error instanceof AppError)) return { text: 'Something went wrong. Please try again.', fields: {} }
  const fields = error.fields ?? {}
  return { text: Object.keys(fields).length > 0 ? null : error.message, fields }
}
