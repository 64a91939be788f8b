/** Whether a file could not be used because there is none; every other reason is no proof of that. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** For `catch`: this value where there is no such file or folder; any other failure stays one. */
export const ifMissing =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (isMissing(error)) return value
    throw error
  }
