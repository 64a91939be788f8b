/** Hashes of passwords: argon2id on the server, PBKDF2 in a browser (AC-06, OP-09). */
export type PasswordHasher = {
  /** A self-describing text: method, parameters, salt and hash. */
  hash(password: string): Promise<string>
  /** Whether the password belongs to the hash. As costly when `hash` is null, so that nobody learns from the time it takes. */
  verify(hash: string | null, password: string): Promise<boolean>
  /** Whether the hash was made with weaker parameters than today's. */
  isOutdated(hash: string): boolean
}
