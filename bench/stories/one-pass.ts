import { HOUR_MS } from '@trendverse/domain/primitives/time'
import { tokenizeTitle } from '@trendverse/domain/trends/items/title-tokens'
import type { HeadlineRow } from './headline-rows'

/** What a way of gathering made of some headlines, and the processor time of it. */
export type Gathered = { readonly clusterOf: (id: string) => string; readonly processorMs: number }

const WINDOW_MS = 72 * HOUR_MS
/** Titles every corpus is assumed to hold beside its own. */
const ASSUMED_TITLES = 300

type Vector = ReadonlyMap<string, number>
type Cluster = { readonly id: string; readonly sum: Map<string, number>; squaredLength: number; lastMs: number }

/** Unit vectors by rarity within the headlines themselves, `ln(1 + (N + 300) / (df + 1))`. */
function vectorsOf(rows: readonly HeadlineRow[]): ReadonlyMap<string, Vector> {
  const tokens = new Map(rows.map(({ id, title }) => [id, tokenizeTitle(title).tokens]))
  const uses = new Map<string, number>()
  for (const of of tokens.values()) for (const token of new Set(of)) uses.set(token, (uses.get(token) ?? 0) + 1)
  const rarity = (token: string): number => Math.log(1 + (rows.length + ASSUMED_TITLES) / ((uses.get(token) ?? 0) + 1))
  return new Map(
    [...tokens].map(([id, of]) => {
      const weights = new Map([...new Set(of)].map((token) => [token, rarity(token)]))
      const length = Math.hypot(...weights.values()) || 1
      return [id, new Map([...weights].map(([token, weight]) => [token, weight / length]))]
    }),
  )
}

/**
 * Plain TF-IDF in one pass: each headline joins the likeliest cluster of the last 72 hours, or founds one.
 *
 * @param takesMembers Whether a cluster is the mean of its members; otherwise its first headline stands for it for good,
 * as stories were gathered before.
 */
export function gatherInOnePass(rows: readonly HeadlineRow[], leastLikeness: number, takesMembers: boolean): Gathered {
  const began = process.cpuUsage()
  const vectors = vectorsOf(rows)
  const byToken = new Map<string, Cluster[]>()
  const clusterOf = new Map<string, string>()
  for (const { id, publishedAtMs } of [...rows].sort((a, b) => a.publishedAtMs - b.publishedAtMs)) {
    const vector: Vector = vectors.get(id) ?? new Map<string, number>()
    const products = new Map<Cluster, number>()
    for (const [token, weight] of vector) {
      for (const cluster of byToken.get(token) ?? []) {
        products.set(cluster, (products.get(cluster) ?? 0) + weight * (cluster.sum.get(token) ?? 0))
      }
    }
    const [best] = [...products]
      .filter(([{ lastMs }]) => publishedAtMs - lastMs <= WINDOW_MS)
      .map(([cluster, product]) => ({ cluster, likeness: product / Math.sqrt(cluster.squaredLength) }))
      .sort((a, b) => b.likeness - a.likeness)
    const joins = best !== undefined && best.likeness >= leastLikeness
    const cluster = joins ? best.cluster : { id, sum: new Map<string, number>(), squaredLength: 0, lastMs: 0 }
    cluster.lastMs = publishedAtMs
    clusterOf.set(id, cluster.id)
    if (joins && !takesMembers) continue
    for (const [token, weight] of vector) {
      const known = cluster.sum.get(token)
      if (known === undefined) byToken.set(token, [...(byToken.get(token) ?? []), cluster])
      cluster.sum.set(token, (known ?? 0) + weight)
      cluster.squaredLength += weight * weight + 2 * weight * (known ?? 0)
    }
  }
  const { user, system } = process.cpuUsage(began)
  return { clusterOf: (id) => clusterOf.get(id) ?? '', processorMs: (user + system) / 1_000 }
}
