import type { Uuid } from '../../primitives/uuid'
import type { MergeProposal } from './story-decisions'

/**
 * From what a story is to others on average (0) to the same text (1): two are alike from halfway on. Models differ in the
 * cosine of unrelated texts, 0.1 with some and 0.7 with others, so no cosine fits them all.
 */
const ALIKE_FROM = 0.5

type Nearest = { readonly id: Uuid; readonly likeness: number }

/**
 * Pairs of stories that mean the same by their vectors: each is the nearest of the other, and far nearer than the others
 * are. Says nothing of their words, which `StoryEngine.mergeProposed` asks. One step per story compared.
 *
 * @param vectors One unit vector per story, all of one length.
 * @param changed A pair has at least one of these.
 */
export function* proposeMerges(
  vectors: ReadonlyMap<Uuid, Float32Array>,
  changed: ReadonlySet<Uuid>,
): Generator<MergeProposal | null> {
  const known = new Map<Uuid, Nearest | null>()
  for (const id of changed) {
    const nearest = nearestOf(id, vectors, known)
    // Of two that changed one is enough.
    const isTaken = nearest !== null && changed.has(nearest.id) && nearest.id < id
    if (nearest === null || isTaken || nearest.likeness < ALIKE_FROM) yield null
    else {
      const back = nearestOf(nearest.id, vectors, known)
      yield back?.id === id && back.likeness >= ALIKE_FROM ? [id, nearest.id] : null
    }
  }
}

function nearestOf(
  id: Uuid,
  vectors: ReadonlyMap<Uuid, Float32Array>,
  known: Map<Uuid, Nearest | null>,
): Nearest | null {
  const found = known.get(id)
  if (found !== undefined) return found
  const nearest = findNearest(id, vectors)
  known.set(id, nearest)
  return nearest
}

function findNearest(id: Uuid, vectors: ReadonlyMap<Uuid, Float32Array>): Nearest | null {
  const own = vectors.get(id)
  let nearestId: Uuid | null = null
  let most = Number.NEGATIVE_INFINITY
  let sum = 0
  let others = 0
  for (const [otherId, other] of vectors) {
    if (own === undefined || otherId === id) continue
    const cosine = product(own, other)
    others += 1
    sum += cosine
    if (cosine > most || (cosine === most && nearestId !== null && otherId < nearestId)) {
      most = cosine
      nearestId = otherId
    }
  }
  if (nearestId === null) return null
  const usual = others > 1 ? (sum - most) / (others - 1) : 0
  // Where all are the same, none stands out.
  return { id: nearestId, likeness: usual < 1 ? (most - usual) / (1 - usual) : 0 }
}

function product(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let place = 0; place < a.length; place += 1) sum += (a[place] ?? 0) * (b[place] ?? 0)
  return sum
}

/** A vector of length 1 with the same direction; null for one that has none, or that is no vector. */
export function unitVector(values: readonly unknown[]): Float32Array | null {
  const vector = new Float32Array(values.length)
  let squared = 0
  for (const [place, value] of values.entries()) {
    if (typeof value !== 'number' || !Number.isFinite(value)) return null
    vector[place] = value
    squared += value * value
  }
  const length = Math.sqrt(squared)
  if (!(length > 0 && Number.isFinite(length))) return null
  return vector.map((value) => value / length)
}
