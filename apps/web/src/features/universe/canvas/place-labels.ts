import type { LabelForm, LabelHandle, LabelSide } from './label-handle'

/** The part of a label the placing looks at and writes. */
export type PlacedLabel = Pick<
  LabelHandle,
  | 'disc'
  | 'reachX'
  | 'reachY'
  | 'lightReach'
  | 'textWidth'
  | 'textHeight'
  | 'nameWidth'
  | 'nameHeight'
  | 'shortWidth'
  | 'shortHeight'
  | 'form'
  | 'side'
  | 'shift'
>

/** Where words may stand, CSS pixels from the picture's top left corner. */
export type LabelBounds = { left: number; top: number; right: number; bottom: number }

/** Distance between a planet's edge and its words, and between words and anything else, CSS pixels. */
export const LABEL_GAP_PX = 10
const CLEARANCE_PX = 4
const LESS: readonly LabelForm[] = ['name', 'short']
const SIDES: readonly LabelSide[] = ['below', 'above', 'right', 'left']
/** Where words below or above a planet may stand instead of at its middle, as shares of how far they may slide. */
const SHIFTS = [0, 0.2, -0.2, 0.4, -0.4, 0.6, -0.6, 0.8, -0.8] as const
/** Words slide as far as their planet reaches, or by this share of their width where that is more. */
const SLIDES_BY_WIDTH = 1 / 3

/** Where labels may stand, and what is covered in there; one of it, because frames must not allocate. */
type Room = { bounds: LabelBounds; covered: readonly LabelBounds[] }
const room: Room = { bounds: { left: 0, top: 0, right: 0, bottom: 0 }, covered: [] }

/** Corners of the box that is being tried; one module-wide box, because frames must not allocate. */
const box = { left: 0, top: 0, right: 0, bottom: 0 }
/** The same of words that have their place. */
const words = { left: 0, top: 0, right: 0, bottom: 0 }

function widthOf({ form, textWidth, nameWidth, shortWidth }: PlacedLabel): number {
  return form === 'full' ? textWidth : form === 'name' ? nameWidth : shortWidth
}

function writeBox(label: PlacedLabel, side: LabelSide): void {
  const { x, y, radius } = label.disc
  const { form } = label
  const width = widthOf(label)
  const height = form === 'full' ? label.textHeight : form === 'name' ? label.nameHeight : label.shortHeight
  const awayX = radius * label.reachX + LABEL_GAP_PX
  const awayY = radius * label.reachY + LABEL_GAP_PX
  const left = side === 'right' ? x + awayX : side === 'left' ? x - awayX - width : x + label.shift - width / 2
  const top = side === 'below' ? y + awayY : side === 'above' ? y - awayY - height : y - height / 2
  box.left = left
  box.top = top
  box.right = left + width
  box.bottom = top + height
}

function boxTouchesDisc(x: number, y: number, radius: number): boolean {
  const dx = x - Math.min(box.right, Math.max(box.left, x))
  const dy = y - Math.min(box.bottom, Math.max(box.top, y))
  return dx * dx + dy * dy < (radius + CLEARANCE_PX) * (radius + CLEARANCE_PX)
}

function boxTouches(other: LabelBounds): boolean {
  return (
    box.left < other.right + CLEARANCE_PX &&
    box.right > other.left - CLEARANCE_PX &&
    box.top < other.bottom + CLEARANCE_PX &&
    box.bottom > other.top - CLEARANCE_PX
  )
}

function boxTouchesWords(other: PlacedLabel): boolean {
  const { left, top, right, bottom } = box
  writeBox(other, other.side)
  words.left = box.left
  words.top = box.top
  words.right = box.right
  words.bottom = box.bottom
  box.left = left
  box.top = top
  box.right = right
  box.bottom = bottom
  return boxTouches(words)
}

function fits(labels: readonly PlacedLabel[], index: number): boolean {
  const { bounds, covered } = room
  if (box.left < bounds.left || box.right > bounds.right) return false
  if (box.top < bounds.top || box.bottom > bounds.bottom) return false
  for (let at = 0; at < covered.length; at++) {
    const cover = covered[at]
    if (cover !== undefined && boxTouches(cover)) return false
  }
  for (let other = 0; other < labels.length; other++) {
    const label = labels[other]
    if (label === undefined || other === index || !label.disc.visible) continue
    if (boxTouchesDisc(label.disc.x, label.disc.y, label.disc.radius * label.lightReach)) return false
    if (label.side !== 'hidden' && boxTouchesWords(label)) return false
  }
  return true
}

/** Chooses the first free side for the words as they are, if there is one. */
function findsSide(labels: readonly PlacedLabel[], label: PlacedLabel, index: number): boolean {
  const slide = Math.max(label.disc.radius, widthOf(label) * SLIDES_BY_WIDTH)
  for (let attempt = 0; attempt < SIDES.length; attempt++) {
    const side = SIDES[attempt]
    if (side === undefined) continue
    const isBeside = side === 'right' || side === 'left'
    for (let step = 0; step < (isBeside ? 1 : SHIFTS.length); step++) {
      label.shift = (SHIFTS[step] ?? 0) * slide
      writeBox(label, side)
      if (!fits(labels, index)) continue
      label.side = side
      return true
    }
  }
  label.shift = 0
  return false
}

/** Shows the name alone, or else its beginning, where that finds a place. */
function findsLessRoom(labels: readonly PlacedLabel[], label: PlacedLabel, index: number): void {
  for (let attempt = 0; attempt < LESS.length && label.nameWidth > 0; attempt++) {
    label.form = LESS[attempt] ?? 'name'
    if (findsSide(labels, label, index)) return
  }
  // Whoever points at its planet sees all of them.
  label.form = 'full'
}

/** Indices of the labels in the order they are placed. Shared, because frames must not allocate. */
const order: number[] = []

function hideAll(labels: readonly PlacedLabel[]): void {
  for (let index = 0; index < labels.length; index++) {
    const label = labels[index]
    if (label === undefined) continue
    label.side = 'hidden'
    label.form = 'full'
    label.shift = 0
  }
}

/** Whether every label fits in full. */
function placeInFull(labels: readonly PlacedLabel[]): boolean {
  hideAll(labels)
  let areFull = true
  for (let index = 0; index < labels.length; index++) {
    const label = labels[index]
    if (label?.disc.visible && !findsSide(labels, label, index)) areFull = false
  }
  return areFull
}

/** Places the labels in order, shortened if needed. Returns the position in `order` of the first that found no place, or -1. */
function placeInOrder(labels: readonly PlacedLabel[], areCut: boolean): number {
  hideAll(labels)
  let without = -1
  for (let at = 0; at < order.length; at++) {
    const index = order[at] ?? 0
    const label = labels[index]
    if (!label?.disc.visible || (!areCut && findsSide(labels, label, index))) continue
    findsLessRoom(labels, label, index)
    if (label.side === 'hidden' && without < 0) without = at
  }
  return without
}

function orderAsGiven(labels: readonly PlacedLabel[]): void {
  order.length = 0
  for (let index = 0; index < labels.length; index++) order.push(index)
}

/** Shortens labels until they fit. If one finds no place, all are placed again and that one chooses first. */
function placeCut(labels: readonly PlacedLabel[], areAllCut: boolean): void {
  orderAsGiven(labels)
  for (let attempt = 0; attempt < labels.length; attempt++) {
    const without = placeInOrder(labels, areAllCut)
    if (without < 0) return
    const next = order[without] ?? 0
    order.copyWithin(1, 0, without)
    order[0] = next
  }
  // There is no room for all of them.
  orderAsGiven(labels)
  placeInOrder(labels, areAllCut)
}

/**
 * Chooses a side for every label so that no words lie over other words, over another planet, over what is covered or outside
 * the bounds. Words without a free side are cut to the name, then to its beginning, and hidden where that has none either. The
 * first labels choose first, unless another would be left without words. Writes `side`, `shift` and `form` in place.
 *
 * @param areAlike Whether all are cut to their names as soon as one has to be: then no planet lacks what others show.
 */
export function placeLabels(
  labels: readonly PlacedLabel[],
  bounds: LabelBounds,
  covered: readonly LabelBounds[],
  areAlike: boolean,
): void {
  room.bounds = bounds
  room.covered = covered
  if (!placeInFull(labels)) placeCut(labels, areAlike)
}
