/** A piece of the frame's document, which is part of the game: it is there, or the build is broken. */
export function element(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`The document has no #${id}.`)
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

const SVG = 'http://www.w3.org/2000/svg'
type Attributes = Readonly<Record<string, string | number>>

/** A new piece of a drawing. */
export function draw(tag: string, attributes: Attributes, ...children: Children): SVGElement {
  const made = document.createElementNS(SVG, tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value))
  made.append(...children)
  return made
}

/** A table of texts with a heading over each column, and one for each row. */
export function table(
  caption: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): HTMLTableElement {
  const headOf = (scope: string, text: string) => {
    const head = make('th', '', text)
    head.scope = scope
    return head
  }
  return make(
    'table',
    '',
    make('caption', '', caption),
    make('thead', '', make('tr', '', ...heads.map((head) => headOf('col', head)))),
    make(
      'tbody',
      '',
      ...rows.map(([first = '', ...cells]) =>
        make('tr', '', headOf('row', first), ...cells.map((cell) => make('td', '', cell))),
      ),
    ),
  )
}
