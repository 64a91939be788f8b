import { useCallback, useEffect, useState } from 'react'
import { createLabelHandle } from './label-handle'
import type { Stage } from './stage'

/** Beside the name, on both sides together. */
const NAME_PADDING_PX = 16

/** Notes which element belongs to which planet and keeps the size of its words measured. */
export function useLabelRegistry(stage: Stage): (trendId: string, element: HTMLElement | null) => void {
  const [sizes] = useState(
    () =>
      new ResizeObserver((entries) => {
        for (const { target } of entries) {
          const label = stage.labels.find(({ element }) => element.contains(target))
          if (label === undefined || !(target instanceof HTMLElement)) continue
          // What is cut to its name now is known in full from before.
          if (label.isBrief) continue
          label.textWidth = target.offsetWidth
          label.textHeight = target.offsetHeight
          const lineHeight = target.querySelector<HTMLElement>('.universe-line')?.offsetHeight ?? 0
          label.nameWidth = (target.querySelector<HTMLElement>('.universe-name')?.offsetWidth ?? 0) + NAME_PADDING_PX
          label.nameHeight = target.offsetHeight - lineHeight
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
