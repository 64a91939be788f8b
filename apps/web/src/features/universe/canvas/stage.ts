import type { Quality } from '@trendverse/domain/device/device-score'
import { createFrameQueue, type FrameQueue } from '@trendverse/domain/device/frame-queue'
import type { Body } from './body'
import type { View } from './camera-views'
import { type IdleDrift, newIdleDrift } from './idle-drift'
import type { LabelHandle } from './label-handle'
import type { OpeningShot } from './opening-shot'
import type { LabelBounds } from './place-labels'

/** A change of the scene that waits for the next frame. */
export type SceneUpdate = {
  readonly kind: 'look'
  readonly view: View
  readonly instant: boolean
  /** The view as the visitor had turned it before; it replaces `view`, which still bounds how far it can be turned. */
  readonly turned: View | null
}

/** What frame callbacks and the page share: plain values, changed in place, never React state. */
export type Stage = {
  bodies: readonly Body[]
  readonly labels: LabelHandle[]
  /** Where labels may stand. */
  labelBounds: LabelBounds
  /** What the page lays over the middle of the picture: no label stands there. */
  covered: readonly LabelBounds[]
  /** Camera, planets or words have moved since the labels were placed. */
  labelsStale: boolean
  /** Planets have moved since the lines between them were drawn. */
  linesStale: boolean
  readonly updates: FrameQueue<SceneUpdate>
  /** Seconds of motion so far; stands still under reduced motion. */
  readonly time: { value: number }
  hoveredId: string | null
  selectedId: string | null
  /** Trends that a search found: none of them steps back while the camera is at the first. */
  foundIds: ReadonlySet<string>
  quality: Quality
  reducedMotion: boolean
  /** False while the universe is scrolled out of view. */
  visible: boolean
  /** Nothing was to be drawn for a while; the next frame says nothing about speed. */
  rested: boolean
  /** The first planets are on screen. */
  drawn: boolean
  /** A post-processing chunk is on its way; planets wait for it. */
  awaitingEffects: boolean
  /** Null when it is over, or there is none. */
  opening: OpeningShot | null
  readonly drift: IdleDrift
  /**
   * Moves the camera away by a logarithm of its distance, or nearer below 0. The part that is beyond its farthest place; set
   * by the scene once it runs, as are those below.
   */
  zoom: (away: number) => number
  /** Whether the camera is as far away as it goes. */
  isFarthest: () => boolean
  /** Asks for one more frame. */
  wake: () => void
}

export function createStage(hasOpening: boolean): Stage {
  return {
    bodies: [],
    labels: [],
    labelBounds: { left: 0, top: 0, right: 0, bottom: 0 },
    covered: [],
    labelsStale: true,
    linesStale: true,
    updates: createFrameQueue(),
    time: { value: 0.5 },
    hoveredId: null,
    selectedId: null,
    foundIds: new Set(),
    quality: 'medium',
    reducedMotion: false,
    visible: true,
    rested: true,
    drawn: false,
    awaitingEffects: false,
    opening: hasOpening ? { seconds: 0 } : null,
    drift: newIdleDrift(),
    zoom: () => 0,
    isFarthest: () => false,
    wake: () => undefined,
  }
}
