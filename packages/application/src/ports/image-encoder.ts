/** The size a picture is to have. */
export type PictureBox = {
  readonly widthPx: number
  readonly heightPx: number
  /** `cover` fills the box and crops what is beyond it; `inside` fits into it, whole and never enlarged. */
  readonly fit: 'cover' | 'inside'
}

/** Makes a harmless picture of whatever was uploaded (OP-75) or downloaded (OP-52). */
export type ImageEncoder = {
  /**
   * Reads PNG, JPEG or WebP by content and encodes anew as WebP, in this size and without metadata.
   * Answers null for anything else, for broken pictures and for such with too many pixels.
   */
  toWebp(bytes: Uint8Array, box: PictureBox): Promise<Uint8Array | null>
}
