/** A piece of the frame's document, which is part of the game: it is there, or the build is broken. */
export function element(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (found === null) throw new TypeError(`The document has no #${id}.`)
  return found
}

/** Like `element`, but checks which kind of element it is. */
export function elementOf<Type extends HTMLElement>(id: string, kind: new () => Type): Type {
  const found = element(id)
  if (!(found instanceof kind)) throw new TypeError(`The document has no #${id} of its kind.`)
  return found
}

export type Children = readonly (Node | string)[]

/** A new element; texts are texts, never markup. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...children: Children
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  if (className !== '') made.className = className
  made.append(...children)
  return made
}

export function makeButton(label: string, onClick: () => void): HTMLButtonElement {
  const made = make('button', '', label)
  made.type = 'button'
  made.addEventListener('click', onClick)
  return made
}

/** Writes a text where it changed: pictures come sixty times a second, changes do not. */
export function textWriter(target: Element): (text: string) => void {
  let written = target.textContent
  return (text) => {
    if (text === written) return
    written = text
    target.textContent = text
  }
}
