/** An element of the frame's own document. Throws where it is missing: then document and script do not belong together. */
export function element(id: string): HTMLElement {
  return elementOf(id, HTMLElement)
}

/** The same, of a kind. */
export function elementOf<Type extends HTMLElement>(id: string, kind: new () => Type): Type {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new TypeError(`No element "${id}" of its kind`)
  return found
}

/** A new element with its class, its text and what lies in it. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { className = '', text = '' }: { readonly className?: string; readonly text?: string } = {},
  children: readonly Node[] = [],
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  made.className = className
  made.textContent = text
  made.append(...children)
  return made
}
