/** Where failures go that a visitor is not told of (ER-03, ER-04): the browser's console, for whoever looks into it. */
export function logFailure(message: string, cause: unknown): void {
  console.warn(message, cause)
}
