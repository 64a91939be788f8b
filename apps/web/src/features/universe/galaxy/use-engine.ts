import { useEffect, useEffectEvent, useState } from 'react'
import { loadNebula } from '../load-nebula'
import type { Pose } from './galaxy-camera'
import { createGalaxyEngine } from './galaxy-engine'
import { reachOfGalaxy } from './galaxy-labels'
import { entryPose, type GalaxyStage, homePose, isAtHome, trackStage } from './galaxy-stage'
import { footOf, measureStage } from './measure-stage'
import type { StarCatalogue } from './star-catalogue'
import { reachBack, showHour, stepTimeline } from './timeline'

/** Nothing is worked out or written while somebody is still moving. */
const SETTLE_MS = 180

type EngineProps = {
  readonly stage: GalaxyStage
  readonly canvas: HTMLCanvasElement | null
  readonly catalogue: StarCatalogue | null
  /** Where the address wants to begin. */
  readonly look: Pose | null
  readonly askedHour: number | null
  readonly farStars: number
  readonly mostPlanets: number
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
      planets: props.mostPlanets,
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
    measureStage(stage, target, pixelRatio)
    const stop = timeline.subscribe(() => engine.setTime(timeline.hours))
    timeline.firstHour = catalogue.firstHour
    timeline.nowHour = catalogue.nowHour
    showHour(timeline, props.askedHour ?? catalogue.nowHour)
    if (props.look !== null) engine.jump(props.look)
    else {
      const home = homePose(catalogue, stage.room)
      engine.jump(props.reducedMotion ? home : entryPose(catalogue, stage.room))
      engine.flyTo(home)
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
    const wasAtHome = stage.catalogue !== null && isAtHome(engine.wanted, stage.catalogue, stage.room)
    for (const part of catalogue.parts.slice(known)) engine.add(part)
    stage.catalogue = catalogue
    engine.setReach(reachOfGalaxy(catalogue))
    if (wasAtHome) engine.flyTo(homePose(catalogue, stage.room))
    reachBack(timeline, catalogue.firstHour, askedHour)
  })
  useEffect(() => addParts(), [canvas, catalogue])

  useEffect(() => {
    stage.timeline.isStepwise = reducedMotion
    stage.engine?.setReducedMotion(reducedMotion)
  }, [stage, canvas, hasStars, reducedMotion])

  useEffect(() => {
    if (canvas === null || !hasStars) return
    const measure = (): void => measureStage(stage, canvas, pixelRatio)
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(canvas)
    const foot = footOf(canvas)
    if (foot !== null) sizes.observe(foot)
    return () => sizes.disconnect()
  }, [stage, canvas, hasStars, pixelRatio])

  return isDrawn
}
