import { afterFirstPaint } from './after-first-paint'

/** `<link rel="later-preload">` becomes `<link rel="preload">`. Modules have a way of their own. */
const LATER_LINKS = 'link[rel^="later-"]:not([rel="later-module"])'

function showFonts(): void {
  const faces = document.querySelector<HTMLStyleElement>('style[data-fonts]')
  // While developing the style sheet declares them itself.
  if (faces) faces.media = 'all'
}

/** A font that takes longer is not waited for. */
const LONGEST_WAIT_MS = 3_000

/** Resolves once the file of a preload is here, or will not come. */
function arrival(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(), { once: true })
    link.addEventListener('error', () => resolve(), { once: true })
    setTimeout(resolve, LONGEST_WAIT_MS)
  })
}

/**
 * What the first words can do without is left until they are painted: fonts (a local one of the same measures stands in)
 * and the manifest. Who has been here before gets the fonts at once: the service worker has the files. Everybody else sees
 * them change together, because every change lays all words out anew.
 */
export async function takeUpLater(): Promise<void> {
  if (navigator.serviceWorker?.controller) showFonts()
  await afterFirstPaint()
  const links = [...document.querySelectorAll<HTMLLinkElement>(LATER_LINKS)]
  const fonts = links.filter((link) => link.dataset.as === 'font').map(arrival)
  for (const link of links) {
    if (link.dataset.as !== undefined) link.as = link.dataset.as
    link.rel = link.rel.slice('later-'.length)
  }
  await Promise.all(fonts)
  showFonts()
}
