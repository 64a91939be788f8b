/** Secrets handed to one person, of which only a hash is kept (OP-20, VT-07). */
export type TokenSource = {
  /** 256 random bits as base64url. */
  create(): string
  /** SHA-256 as hex: what the record keeps. */
  hash(token: string): Promise<string>
}
