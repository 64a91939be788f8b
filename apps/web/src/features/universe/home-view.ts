import type { Quality } from '@trendverse/domain/device/device-score'
import { keepText, readText } from '@trendverse/domain/primitives/kept-text'
import { STORAGE_PREFIX } from '@trendverse/domain/primitives/product'
import { createListeners } from '@trendverse/domain/primitives/store'

/** The two faces of the home page: planets in space, or cards. */
export type HomeView = 'universe' | 'list'
/** What draws 3D on this device: nothing, the CPU, or graphics hardware. */
export type Graphics = 'none' | 'software' | 'hardware'

export const VIEW_KEY = `${STORAGE_PREFIX}view`

/** The remembered choice, or null when there is none, it is unreadable, or storage is forbidden (ST-06). */
export function readViewChoice(storage: () => Storage): HomeView | null {
  const stored = readText(storage, VIEW_KEY)
  return stored === 'universe' || stored === 'list' ? stored : null
}

const views = createListeners()

export const subscribeToView = views.subscribe

/** The view that was settled on the document's root. */
export const currentView = (): HomeView => (document.documentElement.dataset.view === 'universe' ? 'universe' : 'list')

/** What was found to draw 3D here, or null while nobody has looked. */
export const currentGraphics = (): Graphics | null => {
  const { graphics } = document.documentElement.dataset
  return graphics === 'hardware' || graphics === 'software' || graphics === 'none' ? graphics : null
}

export const currentQuality = (): Quality => {
  const { quality } = document.documentElement.dataset
  return quality === 'high' || quality === 'medium' ? quality : 'low'
}

export const isLowEndDevice = (): boolean => document.documentElement.dataset.lowEnd === 'true'

/** Shows a view for this visit; what was chosen before stays chosen. */
export function showView(view: HomeView): void {
  document.documentElement.dataset.view = view
  views.notify()
}

/** Keeps what the visitor wishes for the next visit. */
export function rememberView(view: HomeView, storage: () => Storage): void {
  keepText(storage, VIEW_KEY, view)
}

/** The visitor's own choice; remembered for the next visit. */
export function chooseHomeView(view: HomeView, storage: () => Storage): void {
  rememberView(view, storage)
  showView(view)
}

/** 3D does not work here after all (ER-26): the list, and no more offers of 3D until the page is loaded again. */
export function giveUpOn3d(): void {
  document.documentElement.dataset.graphics = 'none'
  showView('list')
}
