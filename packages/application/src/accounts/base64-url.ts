/** Bytes as base64url without padding (RFC 4648, section 5): text that fits into addresses as it is. */
export function base64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
