import { useEffect, useEffectEvent, useState } from 'react'
import { loadNebula } from '../load-nebula'
import type { Pose } from './galaxy-camera'
import { createGalaxyEngine } from './galaxy-engine'
import { reachOfGalaxy } from './galaxy-labels'
import { entryPose, type GalaxyStage, homePose, isAtHome, trackStage } from './galaxy-stage'
import type { StarCatalogue } from './star-catalogue'
import { showHour, stepTimeline } from './timeline'

/** Nothing is worked out or written while somebody is still moving. */
const SETTLE_MS = 180
const FOOT_SHADE_PX = 48

type EngineProps = {
  readonly stage: GalaxyStage
  readonly canvas: HTMLCanvasElement | null
  readonly catalogue: StarCatalogue | null
  /** Where the address wants to begin. */
  readonly look: Pose | null
  readonly askedHour: number | null
  readonly farStars: number
  readonly skyWidth: number
  readonly pixelRatio: number
  readonly reducedMotion: boolean
  readonly onDrawn: () => void
  readonly onError: (error: unknown) => void
  readonly onSettle: () => void
}

/** Starts the picture with the first stars, and gives it those that follow. True once it is drawn. */
export function useEngine(props: EngineProps): boolean {
  const { stage, canvas, catalogue, askedHour, skyWidth, pixelRatio, reducedMotion } = props
  const [isDrawn, setIsDrawn] = useState(false)
  const hasStars = catalogue !== null

  const drawn = useEffectEvent(props.onDrawn)
  const fail = useEffectEvent(props.onError)
  const settle = useEffectEvent(props.onSettle)
  const start = useEffectEvent((target: HTMLCanvasElement): (() => void) => {
    if (catalogue === null) return () => undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let added = 0
    const { timeline } = stage
    const engine = createGalaxyEngine(target, {
      categories: catalogue.categories,
      total: catalogue.total,
      farStars: props.farStars,
      onError: (error) => fail(error),
      onFrame: (seconds) => {
        stepTimeline(timeline, seconds)
        trackStage(stage)
        if (added++ === 0) {
          setIsDrawn(true)
          drawn()
        }
        return timeline.isPlaying
      },
      onRest: () => {
        clearTimeout(timer)
        timer = setTimeout(() => settle(), SETTLE_MS)
      },
    })
    stage.engine = engine
    const stop = timeline.subscribe(() => engine.setTime(timeline.hours))
    timeline.firstHour = catalogue.firstHour
    timeline.nowHour = catalogue.nowHour
    showHour(timeline, props.askedHour ?? catalogue.nowHour)
    if (props.look !== null) engine.jump(props.look)
    else {
      engine.jump(props.reducedMotion ? homePose(catalogue) : entryPose(catalogue))
      engine.flyTo(homePose(catalogue))
    }
    const abort = new AbortController()
    loadNebula(skyWidth, abort.signal).then(
      (picture) => {
        engine.showSky(picture)
        picture.close()
      },
      (error: unknown) => {
        if (!abort.signal.aborted) console.warn('The sky stays plain.', error)
      },
    )
    return () => {
      abort.abort()
      clearTimeout(timer)
      stop()
      stage.engine = null
      stage.catalogue = null
      engine.dispose()
    }
  })

  useEffect(() => {
    if (canvas === null || !hasStars) return
    let stop = (): void => undefined
    try {
      stop = start(canvas)
    } catch (error) {
      fail(error)
    }
    return () => stop()
  }, [canvas, hasStars])

  const addParts = useEffectEvent(() => {
    const { engine, timeline } = stage
    if (engine === null || catalogue === null) return
    const known = stage.catalogue?.parts.length ?? 0
    // The galaxy reaches farther with every part: whoever has not moved sees all of it again.
    const wasAtHome = stage.catalogue !== null && isAtHome(engine.wanted, stage.catalogue)
    for (const part of catalogue.parts.slice(known)) engine.add(part)
    stage.catalogue = catalogue
    // The hour that is asked for may lie before the stars that came first.
    const isClamped = timeline.hours === timeline.firstHour && !timeline.isPlaying
    timeline.firstHour = catalogue.firstHour
    engine.setReach(reachOfGalaxy(catalogue))
    if (wasAtHome) engine.flyTo(homePose(catalogue))
    showHour(timeline, isClamped && askedHour !== null ? askedHour : timeline.hours)
  })
  useEffect(() => addParts(), [canvas, catalogue])

  useEffect(() => {
    stage.timeline.isStepwise = reducedMotion
    stage.engine?.setReducedMotion(reducedMotion)
  }, [stage, canvas, hasStars, reducedMotion])

  useEffect(() => {
    if (canvas === null || !hasStars) return
    const foot = canvas.parentElement?.querySelector<HTMLElement>('.galaxy-foot') ?? null
    const measure = (): void => {
      const { clientWidth, clientHeight } = canvas
      if (clientWidth === 0 || clientHeight === 0) return
      stage.bounds.right = clientWidth - 8
      // Over the words of the foot, whose upper part is a shade; one that is hidden covers nothing.
      stage.bounds.bottom = foot === null || foot.offsetHeight === 0 ? clientHeight : foot.offsetTop + FOOT_SHADE_PX
      stage.engine?.resize(clientWidth, clientHeight, pixelRatio)
      stage.engine?.wake()
    }
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(canvas)
    if (foot !== null) sizes.observe(foot)
    return () => sizes.disconnect()
  }, [stage, canvas, hasStars, pixelRatio])

  return isDrawn
}
