import type { PlanetSubject } from '@trendverse/domain/trends/planet-appearance'
import { type CSSProperties, useCallback, useEffect, useSyncExternalStore } from 'react'
import { classNames } from './class-names'
import { fillWithKeptMarkup, hasKeptMarkup } from './kept-markup'
import { currentDrawing, loadDrawing, subscribeToDrawing } from './portrait-drawing'

type TrendPortraitProps = {
  readonly trend: PlanetSubject
  /** Width and height in CSS pixels. */
  readonly size: number
  /** Outside of the first screen: left out of the server's markup, which travels with every first visit. */
  readonly isLater?: boolean | undefined
  readonly className?: string
}

/** The planet of a trend: as the server drew it, else by the drawing code once that is here, a disc meanwhile. */
export function TrendPortrait({ trend, size, isLater = false, className }: TrendPortraitProps) {
  const draw = useSyncExternalStore(subscribeToDrawing, currentDrawing, currentDrawing)
  const name = `portrait:${trend.id}`
  const isKept = hasKeptMarkup(name)
  const fill = useCallback((element: HTMLElement | null) => fillWithKeptMarkup(element, name), [name])
  useEffect(() => {
    if (!isKept) loadDrawing()
  }, [isKept])

  const box = {
    className: classNames('portrait-box', className),
    style: { '--portrait-box': `${size}px` } as CSSProperties,
    'aria-hidden': true,
  }
  if (isKept) return <span ref={fill} {...box} />
  const picture = import.meta.env.SSR && isLater ? null : draw?.(trend)
  return (
    <span data-keep={picture ? name : undefined} {...box}>
      {picture ?? <span className="portrait-disc" style={{ background: trend.color }} />}
    </span>
  )
}
