import { element } from '../../../frame-kit/elements'
import { draw } from '../figures'
import { percentText } from '../words'
import { type PlanetPlace, SUN_ROLL } from './place'

export type Terminator = { readonly name: string; readonly kind: 'engine' | 'base'; readonly percent: number }

const LABEL_GAP = 16
const LABEL_ROOM = 21

/** The lines between day and night that others say are right, drawn over the planet. */
export function showTerminators(place: PlanetPlace, lines: readonly Terminator[]): void {
  const { x, y, radius } = place
  const turn = `translate(${x} ${y}) rotate(${(SUN_ROLL * 180) / Math.PI})`
  const arcs = lines.map(({ kind, percent }) => {
    const across = (2 * percent) / 100 - 1
    const sweep = across > 0 ? 1 : 0
    const path = `M0 ${-radius}A${Math.abs(across) * radius} ${radius} 0 0 ${sweep} 0 ${radius}`
    return draw('path', { d: path, class: kind, transform: turn })
  })
  element('terminators').replaceChildren(...arcs, ...labels(place, lines))
}

/** Above the planet, where each line begins to bend away; moved apart where they would touch. */
function labels({ x, y, radius }: PlanetPlace, lines: readonly Terminator[]): SVGElement[] {
  let lastY = -Infinity
  return lines
    .map((line) => {
      const across = (2 * line.percent) / 100 - 1
      const angle = 0.42
      const along = across * Math.sin(angle + 0.5)
      const height = -Math.cos(angle + 0.5)
      const rolledX = along * Math.cos(SUN_ROLL) - height * Math.sin(SUN_ROLL)
      const rolledY = along * Math.sin(SUN_ROLL) + height * Math.cos(SUN_ROLL)
      return { ...line, atX: x + rolledX * radius, atY: y + rolledY * radius }
    })
    .toSorted((a, b) => a.atY - b.atY)
    .map(({ name, kind, percent, atX, atY }) => {
      lastY = Math.max(atY, lastY + LABEL_ROOM)
      const text = draw('text', { x: atX + LABEL_GAP, y: lastY + 5, class: kind }, `${name} ${percentText(percent)}`)
      return draw('g', {}, draw('circle', { cx: atX, cy: atY, r: 4, class: kind }), text)
    })
}
