/** The bytes of a log as base64url, which is how messages carry them. */
export function logText(bytes: Uint8Array): string {
  let characters = ''
  for (const byte of bytes) characters += String.fromCharCode(byte)
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Reads it back. Throws on what is no base64url. */
export function logBytes(text: string): Uint8Array {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))
}
