import { afterFirstPaint } from './after-first-paint'

/** `<link rel="later-preload">` becomes `<link rel="preload">`. Modules have a way of their own. */
const LATER_LINKS = 'link[rel^="later-"]:not([rel="later-module"])'

function showFonts(): void {
  const faces = document.querySelector<HTMLStyleElement>('style[data-fonts]')
  // While developing the style sheet declares them itself.
  if (faces) faces.media = 'all'
}

/**
 * What the first words can do without is left until they are painted: fonts (a local one of the same measures stands in)
 * and the manifest. Who has been here before gets the fonts at once: the service worker has the files.
 */
export async function takeUpLater(): Promise<void> {
  if (navigator.serviceWorker?.controller) showFonts()
  await afterFirstPaint()
  showFonts()
  for (const link of document.querySelectorAll<HTMLLinkElement>(LATER_LINKS)) link.rel = link.rel.slice('later-'.length)
}
