import { useRouter } from '@tanstack/react-router'

/**
 * Tells whether the visitor is on the way to another page, whose code or data are still missing. What a page then wants
 * of the address comes too late: it would call the visitor back.
 */
export function useIsLeaving(): () => boolean {
  const router = useRouter()
  return () => router.latestLocation.pathname !== router.state.resolvedLocation?.pathname
}
