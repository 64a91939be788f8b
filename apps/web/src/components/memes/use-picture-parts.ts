import { useEffect, useState } from 'react'
import { loadCaptionFont } from './load-caption-font'
import { loadPainting, type PaintingOf } from './load-painting'

type Parts = { readonly painting: ImageBitmap | null; readonly isReady: boolean }
type Loaded = { readonly of: string; readonly painting: ImageBitmap | null }

/** What has to be there before a meme is drawn: the face of its letters, and what a model painted for it. */
export function usePictureParts({ paintingUrl, style }: PaintingOf): Parts {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const of = `${style} ${paintingUrl ?? ''}`
  useEffect(() => {
    let isGone = false
    const load = async () => {
      const painting = paintingUrl === null ? null : loadPainting(paintingUrl, style)
      await loadCaptionFont()
      const found = { of, painting: await painting }
      if (!isGone) setLoaded(found)
    }
    void load()
    return () => {
      isGone = true
    }
  }, [of, paintingUrl, style])
  return loaded?.of === of ? { painting: loaded.painting, isReady: true } : { painting: null, isReady: false }
}
