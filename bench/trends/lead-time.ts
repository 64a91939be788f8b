/** Precision at which recall and lead are read. */
const PRECISION = 0.7

/** Every sighting at which a candidate scored higher than ever before: enough to know when any threshold was passed. */
type Climb = { score: number; atMs: number }[]

/** How early a score finds break-outs, item by item: recall and mean lead at the threshold of 0.7 precision. */
export class LeadTime {
  private readonly climbs = new Map<string, Climb>()

  /** A sighting of an item while it is a candidate. */
  add(itemId: string, score: number, atMs: number): void {
    const climb = this.climbs.get(itemId)
    if (climb === undefined) this.climbs.set(itemId, [{ score, atMs }])
    else if (score > (climb.at(-1)?.score ?? -Infinity)) climb.push({ score, atMs })
  }

  /**
   * `brokeOutAtMs` gives the instant an item broke out, null when it did at an unknown time, undefined when it never
   * did. Lead is null when no found item has a known instant.
   */
  judge(brokeOutAtMs: (itemId: string) => number | null | undefined): {
    readonly recall: number
    readonly meanLeadHours: number | null
  } {
    const items = [...this.climbs].map(([itemId, climb]) => ({
      climb,
      highest: climb.at(-1)?.score ?? -Infinity,
      brokeOutAtMs: brokeOutAtMs(itemId),
    }))
    items.sort((a, b) => b.highest - a.highest)
    const total = items.filter((item) => item.brokeOutAtMs !== undefined).length
    let right = 0
    let taken = 0
    for (const [index, item] of items.entries()) {
      if (item.brokeOutAtMs !== undefined) right += 1
      const tied = items[index + 1]?.highest === item.highest
      if (!tied && right >= PRECISION * (index + 1)) taken = index + 1
    }
    const threshold = items[taken - 1]?.highest ?? Number.POSITIVE_INFINITY
    const found = items.slice(0, taken).filter((item) => item.brokeOutAtMs !== undefined)
    const leads = found.flatMap(({ climb, brokeOutAtMs: at }) => {
      const passedAtMs = climb.find((step) => step.score >= threshold)?.atMs
      return typeof at === 'number' && passedAtMs !== undefined ? [(at - passedAtMs) / 3_600_000] : []
    })
    return {
      recall: total === 0 ? 0 : found.length / total,
      meanLeadHours: leads.length === 0 ? null : leads.reduce((sum, lead) => sum + lead, 0) / leads.length,
    }
  }
}
