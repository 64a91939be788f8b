/** A half of a character, which would make `encodeURIComponent` throw. */
const HALF = /\p{Surrogate}/gu

/** Any text as one value in an address, whatever it holds. */
export function encodeParameter(text: string): string {
  return encodeURIComponent(text.replace(HALF, '\uFFFD'))
}
