/** MM-23 */
const QUALITY = 0.9

/**
 * A canvas whose picture becomes a file. It is kept in memory: one that lies with the graphics is read back first, which takes
 * three times as long as drawing and writing it.
 */
export function fileCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.getContext('2d', { willReadFrequently: true })
  return canvas
}

/** A canvas as a file. Browsers that cannot write a type write another one in silence; null where they write nothing. */
export function pictureBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY))
}
