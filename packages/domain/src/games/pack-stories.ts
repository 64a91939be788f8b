/** A trend that a pack plays with, as a page links it. */
export type PackStory = { readonly id: string; readonly name: string }

/**
 * The trends of a pack, each once, in the order the pack names them: wherever it holds `trend` beside the `link` to its
 * page. A pack without such links has no stories.
 *
 * @param questionsMet Of a pack of questions the later ones are left out: the same course may be played again.
 */
export function storiesOfPack(pack: unknown, questionsMet = Number.POSITIVE_INFINITY): readonly PackStory[] {
  const stories = new Map<string, PackStory>()
  collect(questionsOf(pack)?.slice(0, questionsMet) ?? pack, stories)
  return [...stories.values()]
}

function questionsOf(pack: unknown): readonly unknown[] | null {
  if (typeof pack !== 'object' || pack === null || !('questions' in pack)) return null
  return Array.isArray(pack.questions) ? pack.questions : null
}

function collect(value: unknown, into: Map<string, PackStory>): void {
  if (typeof value !== 'object' || value === null) return
  const story = storyOf(value)
  if (story !== null && !into.has(story.id)) into.set(story.id, story)
  for (const part of Object.values(value)) collect(part, into)
}

function storyOf(value: object): PackStory | null {
  if (!('trend' in value) || !('link' in value)) return null
  const { trend } = value
  if (typeof trend !== 'object' || trend === null || !('id' in trend) || !('name' in trend)) return null
  const { id, name } = trend
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : null
}
