import { type Children, make } from '../../frame-kit/elements'

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
