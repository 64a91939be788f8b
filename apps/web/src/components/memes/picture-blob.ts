/** MM-23 */
const QUALITY = 0.9

/**
 * A canvas to be saved as a file. It lives in memory: reading a GPU-backed canvas back takes three times as long as drawing and
 * encoding it.
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
