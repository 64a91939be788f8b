/** How well clusters match labelled stories, each 0 to 1. */
export type Match = { readonly precision: number; readonly recall: number; readonly f1: number }

function groupBy(ids: Iterable<string>, groupOf: (id: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const id of ids) {
    const group = groups.get(groupOf(id))
    if (group === undefined) groups.set(groupOf(id), [id])
    else group.push(id)
  }
  return groups
}

/**
 * B-cubed over the labelled items (Bagga and Baldwin, 1998): of each, precision is the share of the labelled items of
 * its cluster that belong to its story, recall the share of its story that is in its cluster; both averaged over items.
 */
export function bCubed(labels: ReadonlyMap<string, string>, clusterOf: (id: string) => string): Match {
  const clusters = groupBy(labels.keys(), clusterOf)
  const stories = groupBy(labels.keys(), (id) => labels.get(id) ?? '')
  let precision = 0
  let recall = 0
  for (const members of clusters.values()) {
    const ofStory = groupBy(members, (id) => labels.get(id) ?? '')
    for (const [story, shared] of ofStory) {
      precision += (shared.length * shared.length) / members.length
      recall += (shared.length * shared.length) / (stories.get(story)?.length ?? 1)
    }
  }
  precision /= labels.size
  recall /= labels.size
  return { precision, recall, f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall) }
}
