import { createStore } from '@trendverse/domain/primitives/store'
import type { PlanetSubject } from '@trendverse/domain/trends/planets/planet-appearance'
import type { ReactNode } from 'react'

export type DrawPortrait = (trend: PlanetSubject) => ReactNode

const drawing = createStore<DrawPortrait | null>(null)
let loading: Promise<void> | null = null

/** What draws portraits, or null until its code has arrived. */
export const currentDrawing = drawing.get

export const subscribeToDrawing = drawing.subscribe

/** Sets the drawing at once: the server has it from the start. */
export const provideDrawing: (draw: DrawPortrait) => void = drawing.set

/** Asks for the drawing code, once. Portraits stay plain discs when it cannot be had. */
export function loadDrawing(): void {
  loading ??= import('./draw-portrait')
    .then((module) => provideDrawing(module.drawPortrait))
    .catch(() => {
      loading = null
    })
}
