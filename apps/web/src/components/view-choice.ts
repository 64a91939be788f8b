import { STORAGE_PREFIX } from '@trendverse/domain/primitives/product'

/** The two faces of the home page: planets in space, or cards. */
export type HomeView = 'universe' | 'list'
/** What draws 3D on this device: nothing, the CPU, or graphics hardware. */
export type Graphics = 'none' | 'software' | 'hardware'

export const VIEW_KEY = `${STORAGE_PREFIX}view`

/** The remembered choice, or null when there is none, it is unreadable, or storage is forbidden (ST-06). */
export function readViewChoice(storage: () => Storage): HomeView | null {
  try {
    const stored = storage().getItem(VIEW_KEY)
    return stored === 'universe' || stored === 'list' ? stored : null
  } catch {
    return null
  }
}

export function storeViewChoice(storage: () => Storage, view: HomeView): void {
  try {
    storage().setItem(VIEW_KEY, view)
  } catch {
    // The choice then lasts as long as the page.
  }
}
