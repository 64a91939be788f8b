import { useEffect } from 'react'
import type { Stage } from './stage'
import type { Covers } from './use-covers'
import type { PictureSize } from './use-picture-size'

/** Between names and the sides of the picture. */
const SIDE_PX = 8
/** Below what lies over the upper edge: its shade dims the names. */
const SHADE_PX = 16

/**
 * Keeps the names of planets clear of what the page lays over the picture.
 *
 * @param hintPx Height of a word below what lies over the upper edge.
 */
export function useLabelBounds(stage: Stage, size: PictureSize | null, covers: Covers | null, hintPx: number): void {
  useEffect(() => {
    if (size === null || covers === null) return
    const { top, bottom, boxes, list } = covers
    stage.labelBounds = {
      left: SIDE_PX,
      top: top + SHADE_PX + hintPx,
      right: size.widthPx - SIDE_PX,
      bottom: size.heightPx - bottom,
    }
    stage.covered = list === null ? boxes : [...boxes, list]
    stage.labelsStale = true
    stage.wake()
  }, [stage, size, covers, hintPx])
}
