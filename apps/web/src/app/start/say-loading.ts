import { loadingText } from './loading-text'

/**
 * RT-04: what an empty document (offline, static demo) says while the code of its first page is on its way. React takes it
 * away with its first render; a page that the server wrote is left as it is. Its place is in `motion.css`.
 */
export function sayLoading(root: HTMLElement, pathname: string): void {
  if (root.firstElementChild === null) root.textContent = loadingText(pathname)
}
