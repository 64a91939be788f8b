import type { TrendLife } from '@trendverse/domain/galaxy/life'
import { GALAXY, lifePlace, type Place, radiusAtAge } from '@trendverse/domain/galaxy/life-place'
import type { LabelHandle } from '../canvas/label-handle'
import { type LabelBounds, placeLabels } from '../canvas/place-labels'
import { writeLabel } from '../canvas/write-label'
import type { Frame } from './frame'
import { HALF_VIEW, type Projected, project } from './galaxy-camera'
import { planetOf } from './near-planets'
import { RING_AT } from './shaders/planets'
import { constellationOf, lifeOf, nearestStars, type Positions, type StarCatalogue } from './star-catalogue'

/** How far one looks: at the whole galaxy, at a part of it, or at single stars. */
export type Sight = 'far' | 'middle' | 'near'

/** Where the camera stands, as a share of how far the galaxy reaches. */
const NEAR_SHARE = 0.42
const FAR_SHARE = 1.15
/** Stars in the list beside the picture, and those named over it from far away. */
export const LISTED_STARS = 24
const NAMED_FROM_FAR = 6
const NAMED_CONSTELLATIONS = 8
/** Two stars are no constellation. */
const LEAST_CONSTELLATION = 3
/** Where along its arm the name of a category stands. */
const ARM_NAME_AT = 0.72

export type NamedArm = { readonly kind: 'arm'; readonly key: string; readonly category: number; readonly place: Place }

export type NamedStar = {
  readonly kind: 'star'
  readonly key: string
  readonly row: number
  readonly life: TrendLife
  /** Stars of the constellation it stands for; 1 where it stands for itself. */
  readonly size: number
}

export type GalaxyLabel = NamedArm | NamedStar

export function sightOf(distance: number, reach: number, total: number): Sight {
  // Few stars are worth their names from anywhere.
  if (total <= LISTED_STARS || distance < NEAR_SHARE * reach) return 'near'
  return distance > FAR_SHARE * reach ? 'far' : 'middle'
}

/** How far a galaxy reaches: where its oldest star has drifted by now. */
export function reachOfGalaxy({ firstHour, nowHour }: Pick<StarCatalogue, 'firstHour' | 'nowHour'>): number {
  return radiusAtAge(nowHour - firstHour)
}

function armLabels({ categories }: StarCatalogue, reach: number): NamedArm[] {
  return categories.map((_, category): NamedArm => {
    const radius = ARM_NAME_AT * reach
    const angle = ((2 * Math.PI) / categories.length) * category + GALAXY.twist * radius
    const place = { x: radius * Math.cos(angle), y: 0.1, z: radius * Math.sin(angle) }
    return { kind: 'arm', key: `arm-${category}`, category, place }
  })
}

function starLabel(catalogue: StarCatalogue, row: number, size: number): NamedStar[] {
  const life = lifeOf(catalogue, row)
  return life === null ? [] : [{ kind: 'star', key: `star-${row}`, row, life, size }]
}

/** The greatest star of every constellation among these, with the size of its constellation. */
function constellationLabels(catalogue: StarCatalogue, positions: Positions, rows: readonly number[]): NamedStar[] {
  const seen = new Set<number>()
  const labels: NamedStar[] = []
  for (const row of rows) {
    const family = lifeOf(catalogue, row)?.family
    if (family === undefined || seen.has(family)) continue
    seen.add(family)
    const [greatest = row, ...others] = constellationOf(catalogue, positions, row)
    if (others.length + 1 < LEAST_CONSTELLATION) continue
    labels.push(...starLabel(catalogue, greatest, others.length + 1))
    if (labels.length === NAMED_CONSTELLATIONS) break
  }
  return labels
}

/** What is named in the picture: `arms` over it, `stars` with a button each; of those only `named` show their words. */
export type ChosenLabels = {
  readonly arms: readonly NamedArm[]
  readonly stars: readonly NamedStar[]
  readonly named: ReadonlySet<string>
}

export const NO_LABELS: ChosenLabels = { arms: [], stars: [], named: new Set() }

type Wished = {
  /** Rows that stay listed as long as they are in view: what is focused, open or pointed at. */
  readonly keep: readonly number[]
  /** Listed wherever it is: a button that went away would take the keyboard's place with it. */
  readonly focused: number | null
  /** Hits of a search: nothing else is named. */
  readonly found: ReadonlySet<number> | null
}

export function chooseLabels(
  catalogue: StarCatalogue,
  positions: Positions,
  frame: Frame,
  reach: number,
  { keep, focused, found }: Wished,
): ChosenLabels {
  const sight = sightOf(frame.distance, reach, catalogue.total)
  const nearest = nearestStars(positions, frame.lens, LISTED_STARS, { keep, among: found })
  const isMissing = focused !== null && !nearest.includes(focused)
  const rows = isMissing ? [focused, ...nearest.slice(0, LISTED_STARS - 1)] : nearest
  const stars = rows.flatMap((row) => starLabel(catalogue, row, 1))
  if (found !== null) {
    const named = stars.filter(({ row }) => found.has(row)).map(({ key }) => key)
    return { arms: [], stars, named: new Set(named) }
  }
  if (sight === 'near') return { arms: [], stars, named: new Set(stars.map(({ key }) => key)) }
  const kept = keep.map((row) => `star-${row}`)
  if (sight === 'far') {
    const named = stars.slice(0, NAMED_FROM_FAR).map(({ key }) => key)
    return { arms: armLabels(catalogue, reach), stars, named: new Set([...named, ...kept]) }
  }
  const groups = constellationLabels(catalogue, positions, rows)
  const keys = new Set(groups.map(({ key }) => key))
  const rest = stars.filter(({ key }) => !keys.has(key)).slice(0, LISTED_STARS - groups.length)
  const named = rest.slice(0, NAMED_FROM_FAR).map(({ key }) => key)
  return { arms: [], stars: [...groups, ...rest], named: new Set([...keys, ...named, ...kept]) }
}

/** One label as the frame loop sees it. */
export type PlacedGalaxyLabel = {
  label: GalaxyLabel
  readonly handle: LabelHandle
  /** Its words are shown where there is room for them; others show theirs when they are pointed at. */
  isNamed: boolean
}

/** Brings labels into the order in which they choose their places, each as it was chosen last: arms grow with the galaxy. */
export function orderLabels(placed: PlacedGalaxyLabel[], { arms, stars, named }: ChosenLabels): void {
  const labels: readonly GalaxyLabel[] = [...arms, ...stars]
  const ranks = new Map(labels.map(({ key }, rank) => [key, rank]))
  const rankOf = ({ label }: PlacedGalaxyLabel): number => ranks.get(label.key) ?? ranks.size
  placed.sort((a, b) => rankOf(a) - rankOf(b))
  for (const one of placed) {
    one.label = labels[rankOf(one)] ?? one.label
    one.isNamed = one.label.kind === 'arm' || named.has(one.label.key)
  }
}

const at: Projected = { x: 0, y: 0, depth: 0 }
const place: Place = { x: 0, y: 0, z: 0 }
const handles: LabelHandle[] = []
const NOTHING_COVERED: readonly LabelBounds[] = []
const SMALLEST_TARGET_RADIUS_PX = 12
/** Where a label is that cannot be seen: nobody touches it there. */
const AWAY_PX = -9_999
/** Size of a star's target in units of space, and the most it takes of the picture, unless it is a planet. */
const TARGET_UNITS = 0.03
const LARGEST_TARGET_PX = 70

function targetRadius(label: GalaxyLabel, { planets, pixelRatio, height }: Frame, depth: number): number {
  if (label.kind === 'arm') return 0
  const star = Math.min(LARGEST_TARGET_PX, (TARGET_UNITS * height) / (2 * HALF_VIEW * depth * pixelRatio))
  const planet = planetOf(planets, label.row)
  return planet === null ? star : star + planet.share * Math.max(0, (RING_AT * planet.radius) / pixelRatio - star)
}

function writeDisc({ label, handle }: PlacedGalaxyLabel, frame: Frame, hours: number, arms: number): void {
  const where = label.kind === 'arm' ? label.place : lifePlace(label.life, hours, arms, place)
  project(frame.lens, where.x, where.y, where.z, at)
  const { disc } = handle
  const isBorn = label.kind === 'arm' || hours >= label.life.bornHour - 1
  const width = frame.width / frame.pixelRatio
  const height = frame.height / frame.pixelRatio
  disc.visible = isBorn && at.depth > 0.05 && Math.abs(at.x) < 1 && Math.abs(at.y) < 1
  disc.x = disc.visible ? ((1 + at.x) * width) / 2 : AWAY_PX
  disc.y = disc.visible ? ((1 - at.y) * height) / 2 : AWAY_PX
  disc.radius = disc.visible ? targetRadius(label, frame, at.depth) : 0
}

/** Keeps words and buttons over their stars; the first labels choose their side first. */
export function trackLabels(
  labels: readonly PlacedGalaxyLabel[],
  frame: Frame,
  hours: number,
  arms: number,
  bounds: LabelBounds,
): void {
  handles.length = 0
  for (let index = 0; index < labels.length; index++) {
    const one = labels[index]
    if (one === undefined) continue
    writeDisc(one, frame, hours, arms)
    if (one.isNamed) handles.push(one.handle)
    else one.handle.side = 'hidden'
  }
  placeLabels(handles, bounds, NOTHING_COVERED, false)
  for (let index = 0; index < labels.length; index++) {
    const one = labels[index]
    if (one !== undefined) writeLabel(one.handle, SMALLEST_TARGET_RADIUS_PX)
  }
}
