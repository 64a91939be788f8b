/**
 * Gives a part of the page the whole screen, or takes it back. A browser may refuse, and some phones have no such thing: the
 * game then goes on in its place (OP-60).
 */
export function toggleFullScreen(part: Element | null): void {
  if (document.fullscreenElement !== null) void document.exitFullscreen()
  else if (part?.requestFullscreen !== undefined) part.requestFullscreen().catch(() => {})
}
