import { type Graphics, type HomeView, readViewChoice } from './home-view'

/**
 * Which view the home page opens with: what the address asks for, else what the visitor chose last time, else the
 * universe where graphics hardware draws it. Without WebGL it is always the list (HM-13).
 */
export function chooseView(addressQuery: string, storage: () => Storage, graphics: Graphics): HomeView {
  if (graphics === 'none') return 'list'
  const asked = new URLSearchParams(addressQuery).get('view')
  if (asked === '3d') return 'universe'
  if (asked === 'list') return 'list'
  return readViewChoice(storage) ?? (graphics === 'hardware' ? 'universe' : 'list')
}
