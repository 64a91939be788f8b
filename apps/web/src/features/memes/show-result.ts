/**
 * Scrolls to a meme that was just made or opened, as little as it takes. On a phone the picture stays in sight, and what is
 * done with it may be far above; on a wide screen the picture itself may be.
 */
export function showResult(picture: Element, details: Element): void {
  const { top, bottom } = picture.getBoundingClientRect()
  if (details.getBoundingClientRect().top < bottom) details.scrollIntoView()
  else if (top < 0) picture.scrollIntoView()
}
