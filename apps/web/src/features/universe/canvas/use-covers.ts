import { useLayoutEffect, useState } from 'react'
import type { LabelBounds } from './place-labels'

/**
 * What the page lays over the picture, CSS pixels from its top left corner. Elements say so by `data-covers`: `top` and
 * `bottom` reach to their edge of the picture, a `box` and the `list` of a search lie somewhere in it.
 */
export type Covers = {
  /** Height of what lies over the upper and over the lower edge. */
  readonly top: number
  readonly bottom: number
  readonly boxes: readonly LabelBounds[]
  /** The list of hits while a search is open, so that planets stay put when the focus goes from the list to one of them. */
  readonly list: LabelBounds | null
}

const COVERS = '[data-covers]'
const NOTHING: Covers = { top: 0, bottom: 0, boxes: [], list: null }

/** Reads what covers the picture; what is hidden just now covers as much of the edges as it did before. */
export function measureCovers(section: HTMLElement, before: Covers): Covers {
  const picture = section.getBoundingClientRect()
  const seen: Record<'top' | 'bottom', number[]> = { top: [], bottom: [] }
  const hidden = { top: 0, bottom: 0 }
  const boxes: LabelBounds[] = []
  let list: LabelBounds | null = null
  for (const element of document.querySelectorAll<HTMLElement>(COVERS)) {
    const kind = element.dataset.covers
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
    const isHidden = width === 0 || height === 0
    const box = {
      left: Math.round(left - picture.left),
      top: Math.round(top - picture.top),
      right: Math.round(right - picture.left),
      bottom: Math.round(bottom - picture.top),
    }
    if (kind === 'list') list = isHidden ? (list ?? before.list) : box
    else if (kind === 'top' || kind === 'bottom') {
      if (isHidden) hidden[kind] = before[kind]
      else seen[kind].push(kind === 'top' ? box.bottom : Math.round(picture.height) - box.top)
    } else if (!isHidden) boxes.push(box)
  }
  const reachOf = (edge: 'top' | 'bottom') => (seen[edge].length > 0 ? Math.max(0, ...seen[edge]) : hidden[edge])
  return { top: reachOf('top'), bottom: reachOf('bottom'), boxes, list }
}

/** What covers the picture now; measured again whenever any of it comes, goes or changes. Null before it is known. */
export function useCovers(section: HTMLElement | null): Covers | null {
  const [covers, setCovers] = useState<Covers | null>(null)

  useLayoutEffect(() => {
    if (section === null) return
    const sizes = new ResizeObserver(() => measure())
    const changes = new MutationObserver(() => watch())
    const watched = new Set<Element>()
    function measure(): void {
      // Behind something else the picture stays as it was left.
      if (section === null || section.clientWidth === 0) return
      setCovers((before) => {
        const next = measureCovers(section, before ?? NOTHING)
        return JSON.stringify(next) === JSON.stringify(before) ? before : next
      })
    }
    function watch(): void {
      for (const element of document.querySelectorAll(COVERS)) {
        if (watched.has(element)) continue
        watched.add(element)
        sizes.observe(element)
        // A button that is dragged keeps its size.
        changes.observe(element, { attributes: true })
      }
      measure()
    }
    sizes.observe(section)
    changes.observe(document.body, { childList: true, subtree: true })
    watch()
    return () => {
      sizes.disconnect()
      changes.disconnect()
    }
  }, [section])

  return covers
}
