/**
 * Pictures in the server's markup that the page keeps instead of drawing them again: their drawing code then need not be
 * part of the first script. Marked by `data-keep="name"`.
 */
const kept = new Map<string, Element>()

/** Takes note of the marked elements; called once, before the page comes alive in the server's markup. */
export function keepServerMarkup(root: ParentNode): void {
  for (const element of root.querySelectorAll('[data-keep]')) {
    kept.set(element.getAttribute('data-keep') ?? '', element)
  }
}

export function hasKeptMarkup(name: string): boolean {
  return kept.has(name)
}

/** Fills an element that React leaves empty with a copy of what the server had drawn under this name. */
export function fillWithKeptMarkup(element: Element | null, name: string): void {
  const source = kept.get(name)
  if (!element || !source || element.hasChildNodes()) return
  element.append(...source.cloneNode(true).childNodes)
}

// The empty text, in the form that Trusted Types ask for.
const NOTHING = (globalThis as { trustedTypes?: { readonly emptyHTML: unknown } }).trustedTypes?.emptyHTML ?? ''

/**
 * Props of an element whose content is not React's: what the server wrote into it stays as it is, and is not compared. An
 * element made in the page starts empty.
 */
export const WRITTEN_MARKUP = {
  // React hands the value on as it is; its types know texts only.
  dangerouslySetInnerHTML: { __html: NOTHING as string },
  suppressHydrationWarning: true,
}
