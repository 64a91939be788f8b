import { element } from '../../../frame-kit/elements'
import { draw } from '../figures'
import { percentText } from '../words'
import { type PlanetPlace, SUN_ROLL } from './place'

export type Terminator = {
  readonly name: string
  readonly kind: 'you' | 'engine' | 'base'
  /** Where the line stands. */
  readonly percent: number
}

const LABEL_ROOM = 21
const SAMPLE = 18
const LEFT = 16
const TOP = 27

/** Draws each forecast's line between day and night; with more than one, a legend names them. */
export function showTerminators(place: PlanetPlace, lines: readonly Terminator[]): void {
  const { x, y, radius } = place
  const turn = `translate(${x} ${y}) rotate(${(SUN_ROLL * 180) / Math.PI})`
  const arcs = lines.map(({ kind, percent }) => {
    const across = (2 * percent) / 100 - 1
    const sweep = across > 0 ? 1 : 0
    const path = `M0 ${-radius}A${Math.abs(across) * radius} ${radius} 0 0 ${sweep} 0 ${radius}`
    return draw('path', { d: path, class: kind, transform: turn })
  })
  element('terminators').replaceChildren(...arcs, ...(lines.length > 1 ? [legend(lines)] : []))
}

/** In a corner, so that no line crosses a name; each name has a sample of its line. */
function legend(lines: readonly Terminator[]): SVGElement {
  const height = lines.length * LABEL_ROOM + 10
  const back = draw('rect', { x: LEFT - 8, y: TOP - 20, width: 138, height, rx: 10 })
  const rows = lines.map(({ name, kind, percent }, index) => {
    const y = TOP + index * LABEL_ROOM
    return draw(
      'g',
      {},
      draw('path', { d: `M${LEFT} ${y - 5}h${SAMPLE}`, class: kind }),
      draw('text', { x: LEFT + SAMPLE + 8, y, class: kind }, `${name} ${percentText(percent)}`),
    )
  })
  return draw('g', { class: 'legend' }, back, ...rows)
}
