import type { Quality } from '@trendverse/domain/device/device-score'
import { pixelRatioFor, QUALITY_TIERS } from '@trendverse/domain/device/quality-tiers'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { Pose } from './galaxy-camera'
import { GalaxyFoot } from './galaxy-foot'
import { type ChosenLabels, NO_LABELS } from './galaxy-labels'
import { armOf, chooseOnStage, createGalaxyStage, flyToStar, homePose, settleStage, tellStage } from './galaxy-stage'
import { hourWords } from './hour-words'
import { lifeOf, rowsOf, type StarCatalogue } from './star-catalogue'
import { StarLabels } from './star-labels'
import type { StarNames } from './star-names'
import { travelStars } from './travel-stars'
import { useAddress } from './use-address'
import { useEngine } from './use-engine'
import { useFirstHit } from './use-first-hit'
import { useGalaxyInput, zoomByKey } from './use-galaxy-input'
import { useNames } from './use-names'
import { useNearPlanets } from './use-near-planets'
import { useOpenStar } from './use-open-star'
import '../round-target.css'
import '../scene-label.css'
import './galaxy.css'

export type GalaxyViewProps = {
  readonly catalogue: StarCatalogue
  /** No more stars will come. */
  readonly isComplete: boolean
  readonly names: StarNames
  readonly quality: Quality
  readonly pixelRatioCap: 1 | 2
  readonly reducedMotion: boolean
  /** Stars that may be planets at once (HM-11). */
  readonly mostPlanets: number
  /** What the address says: the hour, the camera, the open trend. Null: now, the whole galaxy, none. */
  readonly askedHour: number | null
  readonly look: Pose | null
  readonly openId: string | null
  /** What is searched for, and the numbers of the stars it found, the greatest first; null where there are none. */
  readonly search: string
  readonly found: readonly number[] | null
  /** Where a panel about the open trend lies. */
  readonly panelSide: 'right' | 'bottom'
  /** The galaxy came to rest: what an address has to say of it. */
  readonly onRest: (look: string, hour: number | null) => void
  readonly onOpen: (trendId: string | null) => void
  readonly onLeave: () => void
  readonly onDrawn: () => void
  readonly onError: (error: unknown) => void
}

/** The whole galaxy: every trend a star, at any hour of its life. */
export function GalaxyView(props: GalaxyViewProps) {
  const { catalogue, names, quality, reducedMotion, openId, search, found, askedHour, look, panelSide } = props
  const [stage] = useState(createGalaxyStage)
  const section = useRef<HTMLElement>(null)
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  const [chosen, setChosen] = useState(NO_LABELS)
  const [said, setSaid] = useState('')
  const { timeline } = stage
  const tier = QUALITY_TIERS[quality]
  const openNumber = openId === null ? null : names.numberOf(openId)
  const openRow = useMemo(
    () => (openNumber === null ? null : (rowsOf(catalogue, new Set([openNumber]))[0] ?? null)),
    [catalogue, openNumber],
  )

  const { ask, open, forget } = useNames(catalogue, names, props.onOpen)
  useEffect(() => {
    if (openId !== null) ask([openId])
  }, [ask, openId])

  const show = (next: ChosenLabels): void => {
    setChosen(next)
    ask(next.stars.map(({ life }) => life.number))
  }
  const settle = (): void => {
    if (stage.engine === null) return
    show(settleStage(stage))
    setSaid(hourWords(timeline.hours))
    const { look: seen, hour } = tellStage(stage)
    props.onRest(seen, hour)
  }

  const isDrawn = useEngine({
    stage,
    canvas,
    catalogue,
    look,
    askedHour,
    farStars: tier.stars,
    mostPlanets: props.mostPlanets,
    skyWidth: tier.skyWidth,
    pixelRatio: pixelRatioFor(quality, globalThis.devicePixelRatio, props.pixelRatioCap),
    reducedMotion,
    onDrawn: () => {
      // Keys are for the galaxy now, unless somebody is writing.
      if (!(document.activeElement instanceof HTMLInputElement)) section.current?.focus({ preventScroll: true })
      props.onDrawn()
    },
    onError: props.onError,
    onSettle: settle,
  })

  const focus = (row: number | null): void => {
    stage.focused = row
    if (row === null) return
    flyToStar(stage, catalogue, row)
    const name = names.get(lifeOf(catalogue, row)?.number ?? 0)?.name
    setSaid(`${armOf(catalogue, row)} arm, ${name ?? 'a trend'}, ${hourWords(timeline.hours)}`)
  }

  useGalaxyInput({
    stage,
    canvas,
    onPick: (row) => {
      if (row !== null) open(row)
      else if (openId !== null) props.onOpen(null)
    },
    onHover: (row) => {
      if (stage.hovered === row) return
      stage.hovered = row
      if (canvas !== null) canvas.style.cursor = row === null ? '' : 'pointer'
      show(chooseOnStage(stage))
    },
  })

  useAddress(stage, look, askedHour)
  useOpenStar({ stage, catalogue, isDrawn, found, openId, openRow, panelSide, isThere: look !== null })
  useFirstHit({ stage, catalogue, search, found })
  useNearPlanets({ stage, chosen, names, catalogue, quality })

  const press = (event: KeyboardEvent): void => {
    // The browser has keys of its own: Ctrl and + for larger letters, Alt and an arrow to go back.
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.defaultPrevented || event.target instanceof HTMLInputElement) return
    if (zoomByKey(stage, event.key) || travelStars(stage, event.key)) event.preventDefault()
    if (event.key !== 'Escape') return
    event.preventDefault()
    forget()
    if (openId === null) props.onLeave()
    else props.onOpen(null)
  }

  const keys = { onKeyDown: press }

  return (
    <section
      ref={section}
      tabIndex={-1}
      className="galaxy"
      aria-label="Galaxy of trends"
      data-drawn={isDrawn || undefined}
      {...keys}
    >
      <canvas ref={setCanvas} className="galaxy-picture" aria-hidden="true" />
      <StarLabels
        stage={stage}
        chosen={chosen}
        names={names}
        categories={catalogue.categories}
        openRow={openRow}
        onOpen={open}
        onFocus={focus}
      />
      <GalaxyFoot
        timeline={timeline}
        catalogue={catalogue}
        isComplete={props.isComplete}
        askedHour={askedHour}
        shownHour={stage.told.hour}
        isHidden={openId !== null}
        onWhole={() => stage.engine?.flyTo(homePose(catalogue, stage.room))}
        onLeave={props.onLeave}
      />
      <p className="sr-only" role="status">
        {said}
      </p>
    </section>
  )
}
