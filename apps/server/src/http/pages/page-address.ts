/** Parameters that tell where a visitor came from and never what the page shows. */
const ORIGIN_PARAMETERS = /^(utm_[a-z_]+|fbclid|gclid|msclkid|ref)$/

/** What share links carry (OP-64): its owner may share it, change it or take it back at any moment. */
const SHARED_ITEMS = ['m', 'r', 'u', 'run'] as const

/** Longer addresses are rendered but never kept. */
const MAX_KEPT_LENGTH = 300

/** The address a page is rendered for, freed of what does not change it. */
export function pageAddress(url: URL): { readonly path: string; readonly keep: boolean } {
  const parameters = [...url.searchParams].filter(([name]) => !ORIGIN_PARAMETERS.test(name))
  const query = new URLSearchParams(parameters).toString()
  const path = query === '' ? url.pathname : `${url.pathname}?${query}`
  const carriesItem = SHARED_ITEMS.some((name) => url.searchParams.has(name))
  return { path, keep: path.length <= MAX_KEPT_LENGTH && !carriesItem }
}

/** Whether a path asks for a file: scripts and pictures that do not exist are told so without rendering a page. */
export function looksLikeFile(pathname: string): boolean {
  return pathname.startsWith('/assets/') || /\.[a-z0-9]{1,8}$/i.test(pathname)
}

/** Whether a response is read by a person: browsers say so when they go to an address, not when they load its parts. */
export function acceptsPage(headers: Headers): boolean {
  return /\btext\/html\b/i.test(headers.get('accept') ?? '')
}
