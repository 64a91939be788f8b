/** The only way a use case gets randomness. */
export type Random = {
  /** Cryptographically strong bytes. */
  bytes(count: number): Uint8Array
}
