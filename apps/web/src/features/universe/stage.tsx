import type { Trend } from '@trendverse/domain/trends/trend'
import { type MouseEvent, useCallback } from 'react'
import { fillWithKeptMarkup, WRITTEN_MARKUP } from '../../components/kept-markup'
import { drawStage } from './stage-drawing'

type StageProps = {
  readonly trends: readonly Trend[]
  readonly onSelect: (trendId: string) => void
}

/** The still picture the server drew, in place until the 3D scene is ready; its planets can already be clicked. */
export function Stage({ trends, onSelect }: StageProps) {
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
        {drawStage(trends)}
      </div>
    )
  }
  return <div key={name} data-keep={name} ref={fill} className="stage" onClickCapture={select} {...WRITTEN_MARKUP} />
}
