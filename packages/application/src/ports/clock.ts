/** The only way a use case learns the time. */
export type Clock = {
  /** Milliseconds since 1970. */
  nowMs(): number
}
