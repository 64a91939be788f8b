/** Longer addresses are cut or refused by browsers and platforms somewhere. */
export const MAX_ADDRESS_LENGTH = 2_000

/** A host with nothing before it that a reader could take for one (`https://bank.example@evil.example`). */
const HTTPS_ADDRESS = /^https:\/\/[\p{L}\p{N}]+(?:[.-]+[\p{L}\p{N}]+)*(?::\d{1,5})?(?:[/?#][^\s\\\p{Cc}]*)?$/iu

/** Whether a text is a whole `https:` address, without a user before its host, without spaces. */
export function isHttpsAddress(text: string): boolean {
  return text.length <= MAX_ADDRESS_LENGTH && HTTPS_ADDRESS.test(text)
}
