import type { PlanetSubject } from '@trendverse/domain/trends/planets/planet-appearance'
import type { ReactNode } from 'react'

export type DrawPortrait = (trend: PlanetSubject) => ReactNode

let draw: DrawPortrait | null = null
let loading: Promise<void> | null = null
const listeners = new Set<() => void>()

/** What draws portraits, or null until its code has arrived. */
export const currentDrawing = (): DrawPortrait | null => draw

/** Sets the drawing at once: the server has it from the start. */
export function provideDrawing(drawing: DrawPortrait): void {
  draw = drawing
  for (const listener of listeners) listener()
}

/** Asks for the drawing code, once. Portraits stay plain discs when it cannot be had. */
export function loadDrawing(): void {
  loading ??= import('./draw-portrait')
    .then((module) => provideDrawing(module.drawPortrait))
    .catch(() => {
      loading = null
    })
}

export function subscribeToDrawing(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
