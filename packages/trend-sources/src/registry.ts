import { SOURCE_IDS, type SourceId } from '@trendverse/domain/trends/source'
import type { SourceDefinition } from './source-definition'

/**
 * Every source of the registry (`SOURCE_PROFILES`) has a folder of its id whose `source.ts` exports `source`.
 * Found by name, so that a new source is one folder and one line of the registry.
 */
async function loadSource(id: SourceId): Promise<readonly [SourceId, SourceDefinition]> {
  const { source }: { readonly source: SourceDefinition } = await import(`./${id}/source.ts`)
  if (source.id !== id) throw new Error(`trend-sources/src/${id}/source.ts defines "${source.id}" instead of "${id}".`)
  return [id, source]
}

/** Every trend source, by id. */
export const SOURCES = Object.fromEntries(await Promise.all(SOURCE_IDS.map(loadSource))) as Readonly<
  Record<SourceId, SourceDefinition>
>
