import type { ViewDisc } from './view-disc'

/** The button over one planet, as the frame loop sees it. */
export type LabelHandle = {
  readonly trendId: string
  readonly element: HTMLElement
  readonly disc: ViewDisc
  /** How far the planet with its ring reaches sideways and up or down, in radii. */
  reachX: number
  reachY: number
  /** How far its disc reaches with the ring of a pulse, in radii: nobody's words stand there. */
  lightReach: number
  /** Size of the words in CSS pixels, measured when they change. */
  textWidth: number
  textHeight: number
  /** Size of the name alone; 0 where it never stands alone. */
  nameWidth: number
  nameHeight: number
  /** Size of the beginning of the name, in narrow lines. */
  shortWidth: number
  shortHeight: number
  /** How much of the words is shown, for want of room. */
  form: LabelForm
  /** Where the words stand now. */
  side: LabelSide
  /** How far words below or above stand right of the planet's middle, CSS pixels; negative is left of it. */
  shift: number
  /** What was last written to the element. */
  writtenX: number
  writtenY: number
  writtenRadius: number
  writtenReachX: number
  writtenReachY: number
  writtenSide: LabelSide
  writtenShift: number
  writtenForm: LabelForm
}

/** All words, the name alone, or the beginning of the name. */
export type LabelForm = 'full' | 'name' | 'short'

/** Where the words stand: under, over, right or left of the planet, or nowhere. */
export type LabelSide = 'below' | 'above' | 'right' | 'left' | 'hidden'

export function createLabelHandle(trendId: string, element: HTMLElement): LabelHandle {
  return {
    trendId,
    element,
    disc: { x: 0, y: 0, radius: 0, visible: false },
    reachX: 1,
    reachY: 1,
    lightReach: 1,
    textWidth: 120,
    textHeight: 40,
    nameWidth: 0,
    nameHeight: 0,
    shortWidth: 0,
    shortHeight: 0,
    form: 'full',
    side: 'hidden',
    shift: 0,
    writtenX: Number.NaN,
    writtenY: Number.NaN,
    writtenRadius: Number.NaN,
    writtenReachX: Number.NaN,
    writtenReachY: Number.NaN,
    writtenSide: 'hidden',
    writtenShift: 0,
    writtenForm: 'full',
  }
}
