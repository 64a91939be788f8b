import { SOURCE_IDS, type SourceId } from '@trendverse/domain/trends/items/source'
import type { SourceDefinition } from './source-definition'

/** Whether a loaded module exports a source under the id of its folder. */
function definesSource(module: unknown, id: SourceId): module is { readonly source: SourceDefinition } {
  const source = (module as { readonly source?: { readonly id?: unknown } } | null)?.source
  return source?.id === id
}

/**
 * Every source of the registry (`SOURCE_PROFILES`) has a folder of its id whose `source.ts` exports `source`.
 * Found by name, so that a new source is one folder and one line of the registry.
 */
async function loadSource(id: SourceId): Promise<readonly [SourceId, SourceDefinition]> {
  const module: unknown = await import(`./${id}/source.ts`)
  if (!definesSource(module, id)) throw new Error(`trend-sources/src/${id}/source.ts must export a source "${id}".`)
  return [id, module.source]
}

/** Every trend source, by id. */
export const SOURCES = Object.fromEntries(await Promise.all(SOURCE_IDS.map(loadSource))) as Readonly<
  Record<SourceId, SourceDefinition>
>
