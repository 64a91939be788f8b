/** Seals secrets before they are kept: AES-256-GCM with a data key per record, wrapped by a key outside the database. */
export type SecretBox = {
  seal(secret: string): Promise<string>
  /** Rejects when the sealed text was changed or the wrapping key is another one. */
  open(sealed: string): Promise<string>
}
