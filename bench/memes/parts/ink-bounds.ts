/** Where ink is, in pixels; `right` and `bottom` are the first without. */
export type InkBounds = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/** Fainter than this no eye sees: the edges of smoothed letters. */
const SEEN = 40

/** Around all that is painted on a transparent picture; null where nothing is. */
export function inkBounds(rgba: Uint8ClampedArray, width: number): InkBounds | null {
  // four bytes at a time: nearly all of the picture is empty
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4)
  let [left, top, right, bottom] = [width, -1, 0, 0]
  for (let index = 0; index < pixels.length; index += 1) {
    if (pixels[index] === 0 || (rgba[index * 4 + 3] ?? 0) < SEEN) continue
    const x = index % width
    if (x < left) left = x
    if (x >= right) right = x + 1
    bottom = Math.floor(index / width)
    if (top < 0) top = bottom
  }
  return top < 0 ? null : { left, top, right, bottom: bottom + 1 }
}
