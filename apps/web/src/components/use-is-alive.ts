import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/**
 * Whether a browser draws this, and no longer what the server wrote. For pieces the server leaves out: lazy ones stand in
 * no markup, and what it sends must not wait for them.
 */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
