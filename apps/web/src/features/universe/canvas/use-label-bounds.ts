import { useEffect } from 'react'
import type { Stage } from './stage'
import type { EdgeInsets } from './use-bodies'
import type { PictureSize } from './use-picture-size'

/** Between names and the sides of the picture. */
const SIDE_PX = 8

/** Keeps the names of planets between what lies over the edges of the picture. */
export function useLabelBounds(stage: Stage, size: PictureSize | null, { top, bottom }: EdgeInsets): void {
  useEffect(() => {
    if (size === null) return
    stage.labelBounds = { left: SIDE_PX, top, right: size.widthPx - SIDE_PX, bottom: size.heightPx - bottom }
    stage.labelsStale = true
    stage.wake()
  }, [stage, size, top, bottom])
}
