/** Where a case of a pack was recorded, as a page links it. */
export type PackSource = { readonly name: string; readonly source: string; readonly url: string }

/**
 * Where the first cases of a pack can be checked, in their order. Only cases that ship with a game have such an address; a
 * pack without any has no sources.
 *
 * @param answered So many cases are over: the address of the next one would tell its outcome.
 */
export function sourcesOfPack(pack: unknown, answered: number): readonly PackSource[] {
  if (typeof pack !== 'object' || pack === null || !('cases' in pack) || !Array.isArray(pack.cases)) return []
  const cases: readonly unknown[] = pack.cases
  return cases.slice(0, answered).flatMap((one) => sourceOf(one) ?? [])
}

function sourceOf(value: unknown): PackSource | null {
  if (typeof value !== 'object' || value === null) return null
  if (!('trend' in value && 'source' in value && 'url' in value)) return null
  const { trend, source, url } = value
  if (typeof trend !== 'object' || trend === null || !('name' in trend)) return null
  const { name } = trend
  const isWeb = typeof url === 'string' && url.startsWith('https://')
  return isWeb && typeof name === 'string' && typeof source === 'string' ? { name, source, url } : null
}
