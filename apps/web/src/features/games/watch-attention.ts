/**
 * Tells when the visitor turns away from the page: another tab, another window, another program. The focus that moves into
 * the game's own frame leaves the page, too, and is none of that.
 *
 * @returns Ends the watch.
 */
export function watchAttention(place: HTMLElement, onTurnedAway: () => void): () => void {
  const hidden = (): void => {
    if (document.visibilityState === 'hidden') onTurnedAway()
  }
  const blurred = (): void => {
    if (!place.contains(document.activeElement)) onTurnedAway()
  }
  document.addEventListener('visibilitychange', hidden)
  window.addEventListener('blur', blurred)
  return () => {
    document.removeEventListener('visibilitychange', hidden)
    window.removeEventListener('blur', blurred)
  }
}
