import type { Quality } from '@trendverse/domain/device/device-score'
import { pixelRatioFor, QUALITY_TIERS } from '@trendverse/domain/device/quality-tiers'
import { type KeyboardEvent, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { logFailure } from '../../../backend/call/log-failure'
import type { Pose } from './galaxy-camera'
import { GalaxyFoot } from './galaxy-foot'
import { NO_LABELS } from './galaxy-labels'
import { armOf, createGalaxyStage, freshPositions, homePose, settleStage, tellStage } from './galaxy-stage'
import { hourWords } from './hour-words'
import { brightestNumbers, lifeOf, rowsOf, type StarCatalogue } from './star-catalogue'
import { StarLabels } from './star-labels'
import type { StarNames } from './star-names'
import { travelStars } from './travel-stars'
import { useAddress } from './use-address'
import { useEngine } from './use-engine'
import { useGalaxyInput, zoomByKey } from './use-galaxy-input'
import { useOpenStar } from './use-open-star'
import './galaxy.css'

export type GalaxyViewProps = {
  readonly catalogue: StarCatalogue
  /** No more stars will come. */
  readonly isComplete: boolean
  readonly names: StarNames
  readonly quality: Quality
  readonly pixelRatioCap: 1 | 2
  readonly reducedMotion: boolean
  /** What the address says: the hour, the camera, the open trend. Null: now, the whole galaxy, none. */
  readonly askedHour: number | null
  readonly look: Pose | null
  readonly openId: string | null
  /** Trends a search found; null where nothing is searched for. */
  readonly foundIds: readonly string[] | null
  /** Where a panel about the open trend lies. */
  readonly panelSide: 'right' | 'bottom'
  /** The galaxy came to rest: what an address has to say of it. */
  readonly onRest: (look: string, hour: number | null) => void
  readonly onOpen: (trendId: string | null) => void
  readonly onLeave: () => void
  readonly onDrawn: () => void
  readonly onError: (error: unknown) => void
}

/** Names that are read at once where a trend is looked for by its id. */
const ASKED_FOR = 300

/** The whole galaxy: every trend a star, at any hour of its life. */
export function GalaxyView(props: GalaxyViewProps) {
  const { catalogue, names, quality, reducedMotion, openId, foundIds, askedHour, look, panelSide } = props
  const [stage] = useState(createGalaxyStage)
  const section = useRef<HTMLElement>(null)
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  const [chosen, setChosen] = useState(NO_LABELS)
  const [said, setSaid] = useState('')
  const [, countNames] = useReducer((count: number) => count + 1, 0)
  const { timeline } = stage
  const tier = QUALITY_TIERS[quality]
  const openNumber = openId === null ? null : names.numberOf(openId)
  const openRow = useMemo(
    () => (openNumber === null ? null : (rowsOf(catalogue, new Set([openNumber]))[0] ?? null)),
    [catalogue, openNumber],
  )

  const ask = useCallback(
    (numbers: readonly number[]) => {
      names.ask(numbers).then(countNames, (cause: unknown) => logFailure('Names of stars did not arrive.', cause))
    },
    [names],
  )

  // Whoever searches, or comes by a link, means trends of now more than any other.
  const isAsking = foundIds !== null || (openId !== null && openNumber === null)
  useEffect(() => {
    if (isAsking) ask(brightestNumbers(catalogue, ASKED_FOR))
  }, [ask, catalogue, isAsking])
  const foundKey = foundIds?.map((id) => names.numberOf(id)).join() ?? null
  const found = useMemo(() => (foundKey === null ? null : foundKey.split(',').filter(Boolean).map(Number)), [foundKey])

  const settle = (): void => {
    const { engine } = stage
    if (engine === null) return
    const next = settleStage(stage)
    setChosen(next)
    ask(next.stars.flatMap((label) => (label.kind === 'star' ? [label.life.number] : [])))
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

  const open = (row: number): void => {
    const number = lifeOf(catalogue, row)?.number
    if (number === undefined) return
    names.ask([number]).then(
      () => {
        countNames()
        const star = names.get(number)
        if (star?.onShow) props.onOpen(star.id)
      },
      (cause: unknown) => logFailure('The name of a star did not arrive.', cause),
    )
  }
  const focus = (row: number | null): void => {
    stage.focused = row
    if (row === null) return
    const { engine } = stage
    const { values } = freshPositions(stage, catalogue)
    if (engine !== null) {
      Object.assign(engine.wanted, { x: values[4 * row], y: values[4 * row + 1], z: values[4 * row + 2] })
      engine.wake()
    }
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
      settle()
    },
  })

  useAddress(stage, look, askedHour)
  useOpenStar({ stage, catalogue, isDrawn, found, openId, openRow, panelSide, isThere: look !== null })

  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.target instanceof HTMLInputElement) return
    if (zoomByKey(stage, event.key) || travelStars(stage, event.key)) event.preventDefault()
    if (event.key !== 'Escape') return
    event.preventDefault()
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
        onWhole={() => {
          Object.assign(stage.engine?.wanted ?? {}, homePose(catalogue))
          stage.engine?.wake()
        }}
        onLeave={props.onLeave}
      />
      <p className="sr-only" role="status">
        {said}
      </p>
    </section>
  )
}
