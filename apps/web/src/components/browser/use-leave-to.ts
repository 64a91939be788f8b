import { useRouter } from '@tanstack/react-router'
import type { CarriedMessage } from '../overlays/carried-message'

const HOME = import.meta.env.BASE_URL

/**
 * Goes on from a page that has done its work: it leaves no entry in the history, and the next page says what happened
 * (AC-16, OP-07), if anything is to be said. `path` is a whole path of this site, home when left out.
 */
export function useLeaveTo(): (path: string | undefined, text?: string) => void {
  const { history } = useRouter()
  return (path, text) => {
    const message: CarriedMessage | undefined = text === undefined ? undefined : { kind: 'success', text }
    history.replace(path ?? HOME, { message })
  }
}
