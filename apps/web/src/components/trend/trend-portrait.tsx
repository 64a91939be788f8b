import type { PlanetSubject } from '@trendverse/domain/trends/planets/planet-appearance'
import {
  type CSSProperties,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { fillWithKeptMarkup, hasKeptMarkup, WRITTEN_MARKUP } from '../browser/kept-markup'
import { whenNear } from '../browser/when-near'
import { classNames } from '../text/class-names'
import { currentDrawing, type DrawPortrait, loadDrawing } from './portrait-drawing'

type TrendPortraitProps = {
  readonly trend: PlanetSubject
  /** Width and height in CSS pixels. */
  readonly size: number
  /** Outside of the first screen: left out of the server's markup, and drawn when it comes near. */
  readonly isLater?: boolean | undefined
  readonly className?: string
}

/** Pages start with the server's markup, which holds discs wherever it kept no drawing. */
const writtenDrawing = import.meta.env.SSR ? currentDrawing : () => null
const noDrawing = () => null
/** Whoever waits for the drawing is told by `loadDrawing`. */
const neverTold = () => () => undefined

/** The planet of a trend: as the server drew it, else by the drawing code once that is here, a disc meanwhile. */
export function TrendPortrait({ trend, size, isLater = false, className }: TrendPortraitProps) {
  const ready = useSyncExternalStore(
    neverTold,
    isLater ? noDrawing : currentDrawing,
    isLater ? noDrawing : writtenDrawing,
  )
  const [loaded, setLoaded] = useState<DrawPortrait | null>(null)
  const draw = loaded ?? ready
  const disc = useRef<HTMLSpanElement>(null)
  const name = `portrait:${trend.id}`
  const isKept = hasKeptMarkup(name)
  const fill = useCallback((element: HTMLElement | null) => fillWithKeptMarkup(element, name), [name])
  const needsDrawing = !isKept && draw === null
  useEffect(() => {
    if (!needsDrawing || !disc.current) return undefined
    // A transition: a screenful of portraits may be waiting for the same code, and none of them is urgent.
    const show = async () => {
      const drawing = await loadDrawing()
      startTransition(() => setLoaded(() => drawing))
    }
    if (isLater) return whenNear(disc.current, () => void show())
    void show()
    return undefined
  }, [needsDrawing, isLater])

  const box = {
    className: classNames('portrait-box', className),
    style: { '--portrait-box': `${size}px` } as CSSProperties,
    'aria-hidden': true,
  }
  if (isKept) return <span ref={fill} data-keep={name} {...WRITTEN_MARKUP} {...box} />
  const picture = draw?.(trend)
  return (
    <span data-keep={picture && import.meta.env.SSR ? name : undefined} {...box}>
      {picture ?? <span ref={disc} className="portrait-disc" style={{ background: trend.color }} />}
    </span>
  )
}
