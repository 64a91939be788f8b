import { type Graphics, type HomeView, readViewChoice } from './home-view'

/** What the address asks for, else what the visitor chose last time. */
function wishedView(addressQuery: string, storage: () => Storage): HomeView | null {
  const asked = new URLSearchParams(addressQuery).get('view')
  if (asked === '3d' || asked === 'galaxy') return 'universe'
  if (asked === 'list') return 'list'
  return readViewChoice(storage)
}

/**
 * Whether the home page opens with the list whatever the device can draw: the list is wished for, or nothing is and this
 * is a phone on which 3D waits until it is asked for.
 */
export function opensList(addressQuery: string, storage: () => Storage, isWeakPhone: boolean): boolean {
  return (wishedView(addressQuery, storage) ?? (isWeakPhone ? 'list' : null)) === 'list'
}

/**
 * Which view the home page opens with elsewhere: the one that is wished for, else the universe where graphics hardware
 * draws it. Without WebGL it is always the list (HM-13).
 */
export function chooseView(addressQuery: string, storage: () => Storage, graphics: Graphics): HomeView {
  if (graphics === 'none') return 'list'
  return wishedView(addressQuery, storage) ?? (graphics === 'hardware' ? 'universe' : 'list')
}
