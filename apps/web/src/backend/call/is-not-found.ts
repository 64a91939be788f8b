/** Whether a call failed because what it names does not exist. In process, calls fail with the router's own error type. */
export function isNotFoundError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false
  return error.code === 'trend_not_found' || error.code === 'not_found'
}
