/** A place in the picture, -1 to 1 each way from the middle of its free part, y up. */
export type LayoutSlot = { readonly x: number; readonly y: number }

const slot = (x: number, y: number): LayoutSlot => ({ x, y })

/** Composed by eye for wide pictures; the most important trend comes first and stands a little left of the middle. */
const WIDE: readonly (readonly LayoutSlot[])[] = [
  [],
  [slot(0, 0)],
  [slot(-0.55, -0.08), slot(0.55, 0.14)],
  [slot(-0.6, -0.1), slot(0.62, 0.22), slot(0.1, -0.62)],
  [slot(-0.5, -0.2), slot(0.66, 0.24), slot(0.16, -0.72), slot(-0.06, 0.78)],
  [slot(-0.34, -0.22), slot(0.72, 0.28), slot(0.34, -0.66), slot(0.06, 0.8), slot(-0.98, 0.46)],
  [slot(-0.42, -0.24), slot(0.56, 0.34), slot(0.3, -0.86), slot(-0.1, 0.92), slot(-1.06, 0.56), slot(1.08, -0.42)],
]

/** The same for tall pictures: a loose zigzag. */
const TALL: readonly (readonly LayoutSlot[])[] = [
  [],
  [slot(0, 0)],
  [slot(-0.2, -0.34), slot(0.22, 0.42)],
  [slot(-0.24, -0.04), slot(0.4, 0.62), slot(0.34, -0.62)],
  [slot(-0.3, 0.1), slot(0.45, 0.62), slot(0.45, -0.3), slot(-0.35, -0.74)],
  [slot(-0.34, 0.2), slot(0.46, 0.62), slot(0.45, -0.16), slot(-0.4, -0.52), slot(0.36, -0.86)],
  [slot(-0.34, 0.24), slot(0.5, 0.5), slot(0.42, -0.24), slot(-0.44, -0.4), slot(-0.5, 0.9), slot(0.3, -0.9)],
]

/** The composed places for a number of planets; beyond six they are dealt on a ring. */
export function layoutSlots(count: number, wide: boolean): readonly LayoutSlot[] {
  const composed = (wide ? WIDE : TALL)[count]
  if (composed) return composed
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI
    return slot(Math.cos(angle) * 0.8, Math.sin(angle) * 0.8)
  })
}
