import { lifePlace } from '@trendverse/domain/galaxy/life-place'
import type { LabelBounds } from '../canvas/place-labels'
import { HALF_VIEW, type Pose, shift } from './galaxy-camera'
import type { GalaxyEngine } from './galaxy-engine'
import {
  type ChosenLabels,
  chooseLabels,
  NO_LABELS,
  type PlacedGalaxyLabel,
  reachOfGalaxy,
  sightOf,
  trackLabels,
} from './galaxy-labels'
import { lookText } from './look-text'
import { lookDistance } from './near-planets'
import { constellationOf, lifeOf, linksOf, type Positions, positionsAt, type StarCatalogue } from './star-catalogue'
import { createTimeline, setPlaying, showHour, type Timeline } from './timeline'

/** The picture, and the shares of its height that the page covers at the top and at the bottom. */
export type PictureRoom = { readonly aspect: number; readonly top: number; readonly bottom: number }

const WHOLE_PICTURE: PictureRoom = { aspect: 1.6, top: 0, bottom: 0 }

/** What the picture, its labels and the page share: plain values, changed in place, never React state. */
export type GalaxyStage = {
  engine: GalaxyEngine | null
  catalogue: StarCatalogue | null
  positions: Positions | null
  readonly timeline: Timeline
  readonly placed: PlacedGalaxyLabel[]
  bounds: LabelBounds
  room: PictureRoom
  /** Rows of the stars that have the focus, lie under the pointer, and are open. */
  focused: number | null
  hovered: number | null
  open: number | null
  /** Rows a search found; null where nothing is searched for. */
  found: ReadonlySet<number> | null
  linked: number | null
  /** What the page was last told of camera and hour: hearing it back from the address moves nothing. */
  told: { look: string; hour: number | null }
}

export function createGalaxyStage(): GalaxyStage {
  return {
    engine: null,
    catalogue: null,
    positions: null,
    timeline: createTimeline(),
    placed: [],
    bounds: { left: 8, top: 80, right: 0, bottom: 0 },
    room: WHOLE_PICTURE,
    focused: null,
    hovered: null,
    open: null,
    found: null,
    linked: null,
    told: { look: '', hour: null },
  }
}

const HOME = { azimuth: 0.6, polar: 0.92 } as const
/** Of the way to the rim: most stars lie nearer, and what lies in front looks larger. */
const FILLED = { width: 1.02, height: 0.78 } as const
/** Below it a galaxy of a few hours would fill the picture with its heart. */
const NEAREST_HOME = 0.8

/** Moves what a pose looks at into the middle of the part of the picture that nothing covers. */
function clearOfPage(pose: Pose, { top, bottom }: PictureRoom): void {
  // Along the disc, which is seen at a slant.
  shift(pose, 0, (bottom - top) / 2 / Math.cos(pose.polar))
}

/** The whole galaxy, as one comes to it: as near as the room lets all of it be seen. */
export function homePose(catalogue: StarCatalogue, room: PictureRoom): Pose {
  const reach = reachOfGalaxy(catalogue)
  const across = (FILLED.width * reach) / (HALF_VIEW * room.aspect)
  const upright = (FILLED.height * reach) / (HALF_VIEW * Math.max(0.3, 1 - room.top - room.bottom))
  const pose = { x: 0, y: 0, z: 0, distance: Math.max(across, upright) + NEAREST_HOME, ...HOME }
  clearOfPage(pose, room)
  return pose
}

/** From where one comes: near the heart, where the six planets are. */
export function entryPose(catalogue: StarCatalogue, room: PictureRoom): Pose {
  return { ...homePose(catalogue, room), distance: 2.2, azimuth: 0.1, polar: 1.2 }
}

const kept = ({ focused, open, hovered }: GalaxyStage): number[] =>
  [focused, open, hovered].filter((row) => row !== null)

/** Whether nobody has moved the camera away from the whole galaxy, as it was then. */
export function isAtHome(wanted: Pose, catalogue: StarCatalogue, room: PictureRoom): boolean {
  return lookText(wanted) === lookText(homePose(catalogue, room))
}

/** Where the stars are by now; worked out anew only when time or their number has changed. */
export function freshPositions(stage: GalaxyStage, catalogue: StarCatalogue): Positions {
  const { positions, timeline } = stage
  if (positions?.hours === timeline.hours && positions.count === catalogue.count) return positions
  stage.positions = positionsAt(catalogue, timeline.hours)
  return stage.positions
}

/**
 * Flies to a star, where it is by now; it comes to stand clear of what the page covers. Time goes to the peak of one that is
 * not born yet, because nobody sees it earlier.
 *
 * @param toPlanet So near that its planet is seen, unless the camera is nearer already.
 */
export function flyToStar(stage: GalaxyStage, catalogue: StarCatalogue, row: number, toPlanet = false): void {
  const { engine, timeline } = stage
  const life = lifeOf(catalogue, row)
  if (engine === null || life === null) return
  if (timeline.hours <= life.bornHour - 1) {
    if (timeline.isPlaying) setPlaying(timeline, false)
    showHour(timeline, life.bornHour + life.peakHours)
  }
  const place = lifePlace(life, timeline.hours, catalogue.categories.length)
  const near = toPlanet ? { distance: Math.min(engine.wanted.distance, lookDistance(life, catalogue.total)) } : {}
  engine.flyTo({ ...place, ...near })
  clearOfPage(engine.wanted, stage.room)
}

/** Chooses what is named by where the stars were last, and ties the constellation in view together. */
export function chooseOnStage(stage: GalaxyStage): ChosenLabels {
  const { engine, catalogue, positions, focused, found } = stage
  if (engine === null || catalogue === null || positions === null) return NO_LABELS
  const reach = reachOfGalaxy(catalogue)
  const chosen = chooseLabels(catalogue, positions, engine.frame, reach, { keep: kept(stage), focused, found })
  const isFar = sightOf(engine.frame.distance, reach, catalogue.total) === 'far'
  const inView = kept(stage)[0] ?? (isFar ? null : (chosen.stars[0]?.row ?? null))
  if (inView !== stage.linked) {
    stage.linked = inView
    engine.link(inView === null ? [] : linksOf(positions, constellationOf(catalogue, positions, inView)))
  }
  return chosen
}

/** The same by where they are now; done when nothing moves. */
export function settleStage(stage: GalaxyStage): ChosenLabels {
  if (stage.catalogue !== null) freshPositions(stage, stage.catalogue)
  return chooseOnStage(stage)
}

/** The picture's labels follow the camera and time. */
export function trackStage(stage: GalaxyStage): void {
  const { engine, catalogue, timeline, placed, bounds } = stage
  if (engine === null || catalogue === null) return
  trackLabels(placed, engine.frame, timeline.hours, catalogue.categories.length, bounds)
}

/** Where a star is named in words: the arm it lies in. */
export function armOf(catalogue: StarCatalogue, row: number): string {
  return catalogue.categories[lifeOf(catalogue, row)?.category ?? -1] ?? ''
}

/** What an address says of the galaxy as it is: null is now. */
export function tellStage(stage: GalaxyStage): GalaxyStage['told'] {
  const { engine, timeline } = stage
  stage.told = {
    look: engine === null ? '' : lookText(engine.wanted),
    hour: timeline.hours >= timeline.nowHour ? null : Math.floor(timeline.hours),
  }
  return stage.told
}
