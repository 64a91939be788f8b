/**
 * Tokens for links in mails that are written again and again: derived from a key outside the database, so that none
 * has to be kept in clear, and the same for the same subject as long as the key stays.
 */
export type LinkTokens = {
  /** 256 bits as base64url. */
  derive(purpose: string, subject: string): Promise<string>
}
