import { AppError, type ErrorCode } from './app-error'

/** How a failed call is told. */
export type ErrorWording = {
  /** Codes whose own message is meant for visitors. */
  readonly tells: ReadonlySet<ErrorCode>
  /** Words of the page's own for a code, before its message. */
  readonly instead?: Readonly<Partial<Record<ErrorCode, string>>>
  /** Whether what a call says of a field is told, whatever its code. */
  readonly tellsFields?: boolean
  readonly otherwise: string
}

/** What a visitor reads of a failed call. Messages of unexpected faults are never shown. */
export function errorMessage(
  error: unknown,
  { tells, instead = {}, tellsFields = false, otherwise }: ErrorWording,
): string {
  if (!(error instanceof AppError)) return otherwise
  const [field] = tellsFields ? Object.values(error.fields ?? {}) : []
  return field ?? instead[error.code] ?? (tells.has(error.code) ? error.message : otherwise)
}
