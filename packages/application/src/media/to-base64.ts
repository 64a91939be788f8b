/** More arguments than this are too many for some engines. */
const AT_ONCE = 0x8000

/** Bytes as text, for an answer in JSON. */
export function toBase64(bytes: Uint8Array): string {
  const parts = Array.from({ length: Math.ceil(bytes.length / AT_ONCE) }, (_, index) =>
    String.fromCharCode(...bytes.subarray(index * AT_ONCE, (index + 1) * AT_ONCE)),
  )
  return btoa(parts.join(''))
}
