import { afterFirstPaint } from './after-first-paint'

/** Modules the page needs, named in the head and not fetched before the first paint: the style sheet has the line. */
const LATER_MODULES = 'link[rel="later-module"]'

type Load = (address: string) => Promise<unknown>

const loadModule: Load = (address) => import(/* @vite-ignore */ address)

async function start(load: Load): Promise<void> {
  const entry = document.querySelector<HTMLLinkElement>('link[data-entry]')
  if (!entry) return
  // Without the server's page (offline, static demo) there is nothing to wait for.
  if (document.getElementById('root')?.firstElementChild) await afterFirstPaint()
  for (const link of document.querySelectorAll<HTMLLinkElement>(LATER_MODULES)) link.rel = 'modulepreload'
  await load(entry.href)
}

/**
 * Fetches and starts the page's script once the server's page has been painted: it would otherwise compete with the style
 * sheet for the line, or arrive quickly and run first, and hold the first paint up either way. While developing there is no such link, and the script starts by itself.
 */
export function startPageScript(load: Load = loadModule): void {
  document.addEventListener('DOMContentLoaded', () => void start(load), { once: true })
}
