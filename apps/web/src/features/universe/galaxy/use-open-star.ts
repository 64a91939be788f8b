import { useEffect, useRef } from 'react'
import { HALF_VIEW, shift } from './galaxy-camera'
import { freshPositions, type GalaxyStage } from './galaxy-stage'
import { rowsOf, type StarCatalogue } from './star-catalogue'

/** From how near an open star is looked at, in units of space. */
const OPEN_DISTANCE = 1.6
/** How far the open star stands from the middle, so that the panel does not cover it: shares of the picture's height. */
const PANEL_SHIFT = { right: 0.2, bottom: 0.22 }

type OpenStar = {
  readonly stage: GalaxyStage
  readonly catalogue: StarCatalogue
  readonly isDrawn: boolean
  /** Numbers a search found; null where nothing is searched for. */
  readonly found: readonly number[] | null
  readonly openId: string | null
  readonly openRow: number | null
  readonly panelSide: 'right' | 'bottom'
  /** The address has a camera of its own: what was open at the beginning is in view already. */
  readonly isThere: boolean
}

/** Rings the open star and what a search found, and flies to a star that is opened. */
export function useOpenStar({ stage, catalogue, isDrawn, found, openId, openRow, panelSide, isThere }: OpenStar): void {
  useEffect(() => {
    if (!isDrawn) return
    const rows = found === null ? null : rowsOf(catalogue, new Set(found))
    stage.open = openRow
    stage.found = rows === null ? null : new Set(rows)
    stage.engine?.setSearching(rows !== null)
    stage.engine?.mark(rows ?? [], openRow)
  }, [stage, isDrawn, catalogue, found, openRow])

  const arrived = useRef(isThere ? openId : null)
  useEffect(() => {
    const { engine } = stage
    if (openId === null) arrived.current = null
    if (!isDrawn || engine === null || openRow === null || arrived.current === openId) return
    arrived.current = openId
    const { values } = freshPositions(stage, catalogue)
    const [x = 0, y = 0, z = 0] = values.subarray(4 * openRow, 4 * openRow + 3)
    Object.assign(engine.wanted, { x, y, z, distance: Math.min(engine.wanted.distance, OPEN_DISTANCE) })
    if (panelSide === 'right') shift(engine.wanted, PANEL_SHIFT.right * engine.frame.lens.aspect, 0)
    else shift(engine.wanted, 0, PANEL_SHIFT.bottom / HALF_VIEW)
    engine.wake()
  }, [stage, isDrawn, catalogue, openId, openRow, panelSide])
}
