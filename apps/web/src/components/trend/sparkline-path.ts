type Box = { readonly width: number; readonly height: number; readonly padding: number }

const round = (value: number) => Math.round(value * 10) / 10

/**
 * The line through a row of values as SVG path data, oldest at the left.
 *
 * @param points Each 0 to 1; values outside are drawn at the edge. The path is empty for fewer than two points and for a flat line.
 */
export function sparklinePath(points: readonly number[], box: Box): string {
  if (points.length < 2 || points.every((point) => point === points[0])) return ''
  const stepX = (box.width - 2 * box.padding) / (points.length - 1)
  const rangeY = box.height - 2 * box.padding
  return points
    .map((point, index) => {
      const share = Number.isFinite(point) ? Math.min(1, Math.max(0, point)) : 0
      const x = round(box.padding + index * stepX)
      const y = round(box.padding + (1 - share) * rangeY)
      return `${index === 0 ? 'M' : 'L'}${x} ${y}`
    })
    .join('')
}
