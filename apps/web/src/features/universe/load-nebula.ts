/** The picture of the nebula in one of its widths, ready for the graphics of both skies. Whoever gets it closes it. */
export async function loadNebula(width: number, signal: AbortSignal): Promise<ImageBitmap> {
  const answer = await fetch(`${import.meta.env.BASE_URL}sky/nebula-${width}.webp`, { signal })
  if (!answer.ok) throw new Error(`the sky picture answered ${answer.status}`)
  const picture = await createImageBitmap(await answer.blob(), {
    imageOrientation: 'flipY',
    colorSpaceConversion: 'none',
  })
  if (!signal.aborted) return picture
  picture.close()
  throw signal.reason
}
