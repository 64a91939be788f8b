/** Makes a harmless picture of whatever was uploaded (OP-75). */
export type ImageEncoder = {
  /**
   * Reads PNG, JPEG or WebP by content, crops to a square of `sizePx`, and encodes anew without metadata.
   * Answers null for anything else, for broken pictures and for such with too many pixels.
   */
  squareWebp(bytes: Uint8Array, sizePx: number): Promise<Uint8Array | null>
}
