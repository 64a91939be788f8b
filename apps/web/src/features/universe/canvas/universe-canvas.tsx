import type { Quality } from '@trendverse/domain/device/device-score'
import { pixelRatioFor } from '@trendverse/domain/device/quality-tiers'
import type { Trend } from '@trendverse/domain/trends/trend'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { PanelSide } from './camera-views'
import { type MountedScene, mountScene } from './mount-scene'
import { PlanetLabels } from './planet-labels'
import { Scene } from './scene'
import { SceneBoundary } from './scene-boundary'
import { createStage } from './stage'
import { useBodies } from './use-bodies'
import { useCovers } from './use-covers'
import { useFlights } from './use-flights'
import { useLabelBounds } from './use-label-bounds'
import { useLabelRegistry } from './use-label-registry'
import { usePictureSize } from './use-picture-size'
import { useSectionInput } from './use-section-input'
import { useZoom } from './use-zoom'
import '../round-target.css'
import '../scene-label.css'
import './universe-canvas.css'

export type UniverseCanvasProps = {
  /** At most six; the first is the most important (OP-28). */
  readonly trends: readonly Trend[]
  /** Places of live trends in the order of every list, by id. */
  readonly ranks: ReadonlyMap<string, number>
  readonly selectedId: string | null
  /** What a search found; none of it steps back for the planet the camera is at. */
  readonly found?: readonly Trend[]
  readonly onSelect: (trendId: string | null) => void
  readonly onHover?: (trendId: string | null) => void
  /** Leads to what is seen from farther away than the camera goes. */
  readonly onPullBack?: (() => void) | undefined
  readonly quality: Quality
  readonly pixelRatioCap: 1 | 2
  readonly reducedMotion: boolean
  /** Begins with the opening shot, which reduced motion leaves out. Only the first value counts. */
  readonly hasOpening?: boolean
  /** Where the page shows a panel about the selected trend; the planet keeps clear of it. */
  readonly panelSide?: PanelSide
  /** The first frame with planets is on screen. */
  readonly onReady: () => void
  /** The picture cannot be drawn (any more); remount to try again (HM-12). */
  readonly onError: (error: unknown) => void
  /** The device is too slow and the quality stepped down by itself. */
  readonly onQualityChange?: (quality: Quality) => void
}

/** Between what lies over the upper edge and a word below it. */
const HINT_GAP_PX = 16
/** What that word takes of the picture's height: no name lies under it. */
const HINT_ROOM_PX = HINT_GAP_PX + 48
const PULL_HINT = 'Keep zooming out to see every trend'

function statusText(trends: readonly Trend[], selectedId: string | null): string {
  const selected = trends.find((trend) => trend.id === selectedId)
  if (selected !== undefined) return `You’re at ${selected.name}, ${selected.category}. Press Escape to go back.`
  return trends.length === 1 ? 'One planet in view.' : `${trends.length} planets in view.`
}

/**
 * The home universe: each trend a planet (HM-01). The canvas fills its positioned parent; planets and labels keep clear of
 * what the page lays over it, see `Covers`.
 */
export default function UniverseCanvas(props: UniverseCanvasProps) {
  const { trends, selectedId, onSelect, quality, pixelRatioCap, reducedMotion, panelSide } = props
  const [hasOpening] = useState(() => props.hasOpening === true && !reducedMotion)
  const [stage] = useState(() => createStage(hasOpening))
  const [section, setSection] = useState<HTMLElement | null>(null)
  const [scene, setScene] = useState<MountedScene | null>(null)
  const [lowered, setLowered] = useState<{ readonly from: Quality; readonly to: Quality } | null>(null)
  const drawnQuality = lowered?.from === quality ? lowered.to : quality
  const size = usePictureSize(section, stage)
  const covers = useCovers(section)
  const bodies = useBodies(stage, trends, size, covers)
  const register = useLabelRegistry(stage)
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
    stage.quality = drawnQuality
    stage.reducedMotion = reducedMotion
  })
  const { found } = props
  const foundIds = useMemo(() => new Set(found?.map(({ id }) => id)), [found])
  useEffect(() => {
    stage.foundIds = foundIds
    stage.wake()
  }, [stage, foundIds])
  useFlights({ stage, bodies, selectedId, panelSide, covers, size })
  const input = useSectionInput(selectedId, onSelect)
  const isPulled = useZoom({ stage, section, isFree: selectedId === null, onPullBack: props.onPullBack })
  useLabelBounds(stage, size, covers, isPulled ? HINT_ROOM_PX : 0)

  useEffect(() => {
    if (section === null) return
    const mounted = mountScene(section, (error) => latest.current.onError(error))
    setScene(mounted)
    return () => {
      mounted.dispose()
      setScene(null)
    }
  }, [section])

  const ratio = pixelRatioFor(drawnQuality, globalThis.devicePixelRatio, pixelRatioCap)
  useEffect(() => {
    if (size !== null) scene?.resize(size.widthPx, size.heightPx, ratio)
  }, [scene, size, ratio])

  useEffect(() => {
    // The scene starts with its planets: a first frame without them would only delay them.
    if (scene === null || section === null || bodies === null) return
    scene.render(
      <SceneBoundary onError={(error) => latest.current.onError(error)}>
        <Scene
          stage={stage}
          bodies={bodies}
          quality={drawnQuality}
          hasOpening={hasOpening}
          handle={section}
          onDrawn={() => latest.current.onReady()}
          onError={(error) => latest.current.onError(error)}
          onSlow={(next) => {
            setLowered({ from: quality, to: next })
            latest.current.onQualityChange?.(next)
          }}
        />
      </SceneBoundary>,
    )
  }, [scene, section, size, stage, bodies, quality, drawnQuality, hasOpening])

  const hover = (trendId: string | null): void => {
    stage.hoveredId = trendId
    stage.wake()
    props.onHover?.(trendId)
  }

  return (
    <section
      ref={setSection}
      className="universe"
      aria-label="Universe of trends"
      data-selected={selectedId ?? undefined}
      {...input}
    >
      <PlanetLabels
        trends={trends}
        ranks={props.ranks}
        stage={stage}
        selectedId={selectedId}
        foundIds={foundIds}
        register={register}
        onSelect={onSelect}
        onHover={hover}
      />
      {isPulled && (
        <p className="universe-hint" aria-hidden="true" style={{ top: (covers?.top ?? 0) + HINT_GAP_PX }}>
          {PULL_HINT}
        </p>
      )}
      <p className="universe-status" role="status">
        {isPulled ? PULL_HINT : statusText(trends, selectedId)}
      </p>
    </section>
  )
}
