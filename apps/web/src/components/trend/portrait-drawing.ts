import type { PlanetSubject } from '@trendverse/domain/trends/planets/planet-appearance'
import type { ReactNode } from 'react'

export type DrawPortrait = (trend: PlanetSubject) => ReactNode

let drawing: DrawPortrait | null = null
let loading: Promise<DrawPortrait | null> | null = null

/** What draws portraits, or null until its code has arrived. */
export const currentDrawing = (): DrawPortrait | null => drawing

/** Sets the drawing at once: the server has it from the start. */
export function provideDrawing(draw: DrawPortrait): DrawPortrait {
  drawing = draw
  return draw
}

/** The drawing, its code being fetched once; null when it cannot be had: portraits stay plain discs. */
export function loadDrawing(): Promise<DrawPortrait | null> {
  loading ??= import('./draw-portrait')
    .then((module) => provideDrawing(module.drawPortrait))
    .catch(() => {
      loading = null
      return null
    })
  return loading
}
