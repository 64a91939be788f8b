import { useCallback, useEffect, useState } from 'react'
import { createLabelHandle } from './label-handle'
import type { Stage } from './stage'

/** Beside the name, on both sides together. */
const NAME_PADDING_PX = 16
/** Of a name in its short form, at most; as in `universe-canvas.css`. */
const SHORT_WIDTH_PX = 114
const SHORT_LINES = 3

/** Width of the words around a name: its padding for an ellipsis hangs over them, by a negative margin. */
function wordsAround(name: HTMLElement | null): number {
  return NAME_PADDING_PX + (name === null ? 0 : Number.parseFloat(getComputedStyle(name).marginRight) || 0)
}

/** What a name gains in height, or loses, where it stands in its short form; CSS pixels. */
function heightGain(name: HTMLElement | null): number {
  if (name === null || name.offsetWidth <= SHORT_WIDTH_PX) return 0
  const lineHeight = Number.parseFloat(getComputedStyle(name).lineHeight)
  return SHORT_LINES * lineHeight - name.offsetHeight || 0
}

/** Notes which element belongs to which planet and keeps the size of its words measured. */
export function useLabelRegistry(stage: Stage): (trendId: string, element: HTMLElement | null) => void {
  const [sizes] = useState(
    () =>
      new ResizeObserver((entries) => {
        for (const { target } of entries) {
          const label = stage.labels.find(({ element }) => element.contains(target))
          if (label === undefined || !(target instanceof HTMLElement)) continue
          // What is cut now is known in full from before.
          if (label.form !== 'full') continue
          label.textWidth = target.offsetWidth
          label.textHeight = target.offsetHeight
          const lineHeight = target.querySelector<HTMLElement>('.universe-line')?.offsetHeight ?? 0
          const name = target.querySelector<HTMLElement>('.universe-name')
          const around = wordsAround(name)
          label.nameWidth = (name?.offsetWidth ?? 0) + around
          label.nameHeight = target.offsetHeight - lineHeight
          label.shortWidth = Math.min(label.nameWidth, SHORT_WIDTH_PX + around)
          label.shortHeight = label.nameHeight + heightGain(name)
          label.writtenX = Number.NaN
        }
        stage.labelsStale = true
        stage.wake()
      }),
  )
  useEffect(() => () => sizes.disconnect(), [sizes])

  return useCallback(
    (trendId, element) => {
      const known = stage.labels.findIndex((label) => label.trendId === trendId)
      if (known >= 0) stage.labels.splice(known, 1)
      if (element === null) return
      stage.labels.push(createLabelHandle(trendId, element))
      const words = element.querySelector('.universe-words')
      if (words !== null) sizes.observe(words)
      stage.labelsStale = true
      stage.wake()
    },
    [stage, sizes],
  )
}
