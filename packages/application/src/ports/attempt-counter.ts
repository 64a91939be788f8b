/** Counts tries per key and window, for throttles (OP-11). Shared by all processes on one database. */
export type AttemptCounter = {
  /**
   * Adds one try and answers how many the window holds with it, and when the window ends. A window begins with its
   * first try and lasts `windowMs`.
   */
  add(key: string, windowMs: number, nowMs: number): Promise<{ readonly count: number; readonly endsAtMs: number }>
  /** Forgets a key: what it counted turned out well. */
  clear(key: string): Promise<void>
  removeExpired(nowMs: number): Promise<number>
}
