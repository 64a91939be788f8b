import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { logFailure } from '../../../backend/call/log-failure'
import type { ChartData } from './chart-series'
import type { ChartShape, drawChart as DrawChart, DrawnChart } from './draw-chart'

type ChartOptions = {
  readonly shape: ChartShape
  readonly axisText: (ms: number) => string
  readonly valueText: (value: number) => string
}

export type ChartState = {
  readonly host: RefObject<HTMLDivElement | null>
  /** The instant the pointer is at, by its place among all. */
  readonly pointed: number | null
  /** Its code could not be loaded, or nothing can be drawn here: the table stands in. */
  readonly hasFailed: boolean
}

/** Draws a chart into the element the ref is given to; again when the theme changes, and as wide as there is room. */
export function useChart(data: ChartData, options: ChartOptions): ChartState {
  const host = useRef<HTMLDivElement | null>(null)
  const drawn = useRef<DrawnChart | null>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  const draw = useEffectEvent((drawChart: typeof DrawChart, element: HTMLElement) => {
    drawn.current?.remove()
    drawn.current = drawChart(element, data, options, setPointed)
  })

  useEffect(() => {
    const element = host.current
    if (element === null) return
    let isGone = false
    let stop = () => {}
    import('./draw-chart')
      .then(({ drawChart }) => {
        if (isGone) return
        draw(drawChart, element)
        const sizes = new ResizeObserver(() => drawn.current?.resize(element.clientWidth))
        sizes.observe(element)
        const themes = new MutationObserver(() => draw(drawChart, element))
        themes.observe(document.documentElement, { attributeFilter: ['data-theme'] })
        stop = () => {
          sizes.disconnect()
          themes.disconnect()
        }
      })
      .catch((cause: unknown) => {
        logFailure('A chart could not be drawn.', cause)
        if (!isGone) setHasFailed(true)
      })
    return () => {
      isGone = true
      stop()
      drawn.current?.remove()
      drawn.current = null
    }
  }, [])

  useEffect(() => drawn.current?.update(data), [data])

  return { host, pointed, hasFailed }
}
