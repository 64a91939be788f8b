/** What a model is asked for. */
export type ModelPurpose = 'chat' | 'picture'

/** A model of a provider's own list; `createdAtS` is 0 where it does not say since when it has it. */
export type OfferedModel = { readonly id: string; readonly createdAtS: number }

/**
 * The models the specification names (AI-03, AI-07). They are the first try: providers retire models, and then one that exists
 * takes their place. Whoever chose another model is told that there is none, and nobody else is asked.
 */
const NAMED: Readonly<Record<string, ModelPurpose>> = {
  'gpt-4o': 'chat',
  'gpt-3.5-turbo': 'chat',
  'dall-e-3': 'picture',
}

/** Tried in this order where the provider offers them, or does not say what it offers. */
const SUCCESSORS: Readonly<Record<ModelPurpose, readonly string[]>> = {
  chat: ['gpt-4o', 'gpt-4.1', 'gpt-5.1', 'gpt-5-mini'],
  picture: ['gpt-image-1', 'gpt-image-1.5', 'gpt-image-2'],
}

/** Of whatever else is on the list: the newest of the same family, and no variant for another use. */
const FAMILY: Readonly<Record<ModelPurpose, RegExp>> = {
  chat: /^(?:gpt-\d|chatgpt-)/,
  picture: /^(?:gpt-image|dall-e|chatgpt-image)/,
}
const OTHER_USE: Readonly<Record<ModelPurpose, RegExp>> = {
  chat: /image|audio|realtime|transcri|tts|speech|search|instruct|codex|-pro\b|embed|moderation|research|guard/i,
  picture: /edit/i,
}

/** Routers put the maker before the name: `openai/gpt-4o`. */
const nameOf = (id: string): string => id.slice(id.lastIndexOf('/') + 1)

/** Whether another model may take its place. */
export const hasStandIns = (model: string, purpose: ModelPurpose): boolean => NAMED[model] === purpose

/**
 * The model that takes the place of one that is not there any more, or null.
 *
 * @param refused Models that were asked and are not there either.
 * @param offered What the provider offers, or null where it does not say.
 */
export function standInFor(
  model: string,
  purpose: ModelPurpose,
  refused: ReadonlySet<string>,
  offered: readonly OfferedModel[] | null,
): string | null {
  if (!hasStandIns(model, purpose)) return null
  const isOpen = (id: string): boolean => id !== model && !refused.has(id)
  const known = SUCCESSORS[purpose].filter(isOpen)
  if (offered === null) return known[0] ?? null
  const open = offered.filter(({ id }) => isOpen(id))
  for (const name of [model, ...known]) {
    const found = open.find(({ id }) => nameOf(id) === name)
    if (found !== undefined) return found.id
  }
  const fit = open.filter(({ id }) => !OTHER_USE[purpose].test(id))
  const family = fit.filter(({ id }) => FAMILY[purpose].test(nameOf(id)))
  const [newest] = family.toSorted((a, b) => b.createdAtS - a.createdAtS || (a.id < b.id ? 1 : -1))
  if (newest !== undefined) return newest.id
  // a server with a single model means that one
  return purpose === 'chat' && fit.length === 1 ? (fit[0]?.id ?? null) : null
}
