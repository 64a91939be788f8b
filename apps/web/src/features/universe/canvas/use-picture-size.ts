import { useEffect, useState } from 'react'
import type { Stage } from './stage'

export type PictureSize = { readonly widthPx: number; readonly heightPx: number }

/** The size of the picture in CSS pixels, null before it is known; also notes on the stage whether it is being looked at. */
export function usePictureSize(section: HTMLElement | null, stage: Stage): PictureSize | null {
  const [size, setSize] = useState<PictureSize | null>(null)

  useEffect(() => {
    if (section === null) return
    const measure = (): void => {
      const { clientWidth: widthPx, clientHeight: heightPx } = section
      if (widthPx === 0 || heightPx === 0) return
      setSize((known) => (known?.widthPx === widthPx && known.heightPx === heightPx ? known : { widthPx, heightPx }))
    }
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(section)
    const views = new IntersectionObserver((entries) => {
      stage.visible = entries.at(-1)?.isIntersecting ?? true
      if (stage.visible) stage.wake()
      else stage.rested = true
    })
    views.observe(section)
    const rest = (): void => {
      stage.rested = true
    }
    document.addEventListener('visibilitychange', rest)
    return () => {
      sizes.disconnect()
      views.disconnect()
      document.removeEventListener('visibilitychange', rest)
    }
  }, [section, stage])

  return size
}
