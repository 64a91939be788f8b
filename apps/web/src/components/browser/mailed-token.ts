/** What the address of a link in a mail carries. */
export type MailedToken = { readonly token?: string | undefined }

/** Tokens are 43 characters; what is longer was never sent by us. */
const MAX_TOKEN_LENGTH = 200

/** Reads an address anyone may have typed: what cannot be a token is left out, never an error. */
export function mailedToken({ token: given }: Readonly<Record<string, unknown>>): MailedToken {
  // A token of digits alone arrives as a number.
  const token = typeof given === 'string' || typeof given === 'number' ? String(given).trim() : ''
  return token !== '' && token.length <= MAX_TOKEN_LENGTH ? { token } : {}
}
