import { pixelRatioCap } from '@trendverse/domain/device/device-score'
import type { Trend } from '@trendverse/domain/trends/trend'
import { type ComponentType, type MouseEvent, useCallback, useEffect, useReducer, useState } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import { fillWithKeptMarkup, WRITTEN_MARKUP } from '../../components/browser/kept-markup'
import { lazyPart } from '../../components/browser/lazy-part'
import { FIRST_ATTEMPT, nextAttempts } from './attempts'
import { readGraphics } from './canvas/graphics-facts'
import type { UniverseCanvasProps } from './canvas/universe-canvas'
import { currentQuality, type HomeView, isLowEndDevice } from './home-view'
import { takeOpeningOfTheDay } from './opening-of-the-day'
import { drawStage } from './stage-drawing'
import { useMediaQuery } from './use-media-query'

const UniverseTrouble = lazyPart(() => import('./universe-trouble').then((module) => module.UniverseTrouble))

type UniverseProps = {
  readonly trends: readonly Trend[]
  /** Places of live trends in the order of every list, by id. */
  readonly ranks: ReadonlyMap<string, number>
  /** The planet the camera is at. */
  readonly selectedId: string | null
  /** What a search found. */
  readonly found: readonly Trend[] | undefined
  /** Whether its panel lies beside it. */
  readonly hasPanel: boolean
  readonly onSelect: (trendId: string | null) => void
  readonly onView: (view: HomeView) => void
  /** Zooming out beyond all planets leads there. */
  readonly onPullBack: (() => void) | undefined
  /** Something else is shown: the scene does not start before it is needed. */
  readonly isWaiting: boolean
}

const NARROW = '(max-width: 767px)'

/** The 3D scene, and the still picture in its place until it is ready or when it fails (HM-01, HM-09, HM-12). */
export function Universe(props: UniverseProps) {
  const { trends, ranks, selectedId, found, hasPanel, onSelect, onView, isWaiting } = props
  const [attempts, dispatch] = useReducer(nextAttempts, FIRST_ATTEMPT)
  const [Canvas, setCanvas] = useState<ComponentType<UniverseCanvasProps> | null>(null)
  const [hasOpening, setHasOpening] = useState(false)
  const isNarrow = useMediaQuery(NARROW)
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const isReady = attempts.phase === 'ready'
  const isFirst = attempts.failures === 0
  const isLoading = attempts.phase === 'loading'
  const isTrying = isLoading || isReady

  useEffect(() => {
    if (!isLoading || isWaiting) return
    let isWanted = true
    // The graphics open while the scene's code is on its way; opening them takes as long where the CPU draws.
    const loading = import('./canvas/universe-canvas')
    if (isFirst) readGraphics(() => window.localStorage, navigator.userAgent)
    loading
      .then((module) => {
        if (!isWanted) return
        setHasOpening(isFirst && takeOpeningOfTheDay(() => window.localStorage, window.location.search, Date.now()))
        setCanvas(() => module.default)
      })
      .catch((cause: unknown) => {
        logFailure('The code of the universe did not arrive.', cause)
        if (isWanted) dispatch('error')
      })
    return () => {
      isWanted = false
    }
  }, [isLoading, isFirst, isWaiting])

  return (
    <>
      {!isReady && <Stage trends={trends} ranks={ranks} onSelect={onSelect} />}
      {Canvas && isTrying && (
        <div className="scene" data-ready={isReady ? '' : undefined}>
          <Canvas
            key={attempts.failures}
            trends={trends}
            ranks={ranks}
            selectedId={selectedId}
            {...(found && { found })}
            onSelect={onSelect}
            onPullBack={props.onPullBack}
            quality={currentQuality()}
            pixelRatioCap={pixelRatioCap(isLowEndDevice())}
            reducedMotion={reducedMotion}
            hasOpening={hasOpening}
            {...(hasPanel && { panelSide: isNarrow ? 'bottom' : 'right' })}
            onReady={() => dispatch('ready')}
            onError={(cause) => {
              logFailure('The universe could not be drawn.', cause)
              dispatch('error')
            }}
          />
        </div>
      )}
      {isLoading && !isWaiting && <output className="universe-loading">Loading 3D Universe...</output>}
      {!isTrying && (
        <UniverseTrouble attempts={attempts} onRetry={() => dispatch('retry')} onList={() => onView('list')} />
      )}
    </>
  )
}

type StageProps = {
  readonly trends: readonly Trend[]
  /** Places of live trends in the order of every list, by id. */
  readonly ranks: ReadonlyMap<string, number>
  readonly onSelect: (trendId: string) => void
}

/** The still picture the server drew, in place until the 3D scene is ready; its planets can already be clicked. */
function Stage({ trends, ranks, onSelect }: StageProps) {
  // A low-end device shows fewer of the same planets (HM-11), so the first one names the picture.
  const name = `stage:${trends[0]?.id ?? ''}`
  const fill = useCallback((element: HTMLElement | null) => fillWithKeptMarkup(element, name), [name])
  const select = (event: MouseEvent) => {
    const planet = event.target instanceof Element ? event.target.closest('[data-trend]') : null
    const trendId = planet?.getAttribute('data-trend')
    if (trendId) onSelect(trendId)
  }
  if (import.meta.env.SSR) {
    return (
      <div data-keep={name} className="stage">
        {drawStage(trends, ranks)}
      </div>
    )
  }
  return <div key={name} data-keep={name} ref={fill} className="stage" onClickCapture={select} {...WRITTEN_MARKUP} />
}
