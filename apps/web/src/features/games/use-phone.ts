import { useSyncExternalStore } from 'react'

const PHONE = '(width < 48rem)'
const UPRIGHT = '(orientation: portrait)'

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => window.matchMedia(query).matches,
    // The server knows no window.
    () => false,
  )
}

/** Whether the page is as narrow as a phone's. */
export const useIsPhone = (): boolean => useMedia(PHONE)

export const useOrientation = (): 'landscape' | 'portrait' => (useMedia(UPRIGHT) ? 'portrait' : 'landscape')
