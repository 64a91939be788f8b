import { useEffect, useRef } from 'react'
import { HALF_VIEW, shift } from './galaxy-camera'
import { flyToStar, type GalaxyStage } from './galaxy-stage'
import { rowsOf, type StarCatalogue } from './star-catalogue'

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
    const rows = found === null ? [] : rowsOf(catalogue, new Set(found))
    stage.open = openRow
    // What the search found may be on its way still: nothing is dimmed for a star that is not here.
    stage.found = rows.length === 0 ? null : new Set(rows)
    stage.engine?.setSearching(rows.length > 0)
    stage.engine?.mark(rows, openRow)
  }, [stage, isDrawn, catalogue, found, openRow])

  const arrived = useRef(isThere ? openId : null)
  useEffect(() => {
    const { engine } = stage
    if (openId === null) arrived.current = null
    if (!isDrawn || engine === null || openRow === null || arrived.current === openId) return
    arrived.current = openId
    flyToStar(stage, catalogue, openRow, true)
    if (panelSide === 'right') shift(engine.wanted, PANEL_SHIFT.right * engine.frame.lens.aspect, 0)
    else shift(engine.wanted, 0, PANEL_SHIFT.bottom / HALF_VIEW)
    engine.wake()
  }, [stage, isDrawn, catalogue, openId, openRow, panelSide])
}
