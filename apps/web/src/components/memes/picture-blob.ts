/** MM-23 */
const QUALITY = 0.9

/** A canvas as a file. Browsers that cannot write a type write another one in silence; null where they write nothing. */
export function pictureBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY))
}
