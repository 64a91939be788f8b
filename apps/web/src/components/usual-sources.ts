import { SOURCE_IDS, type SourceId } from '@trendverse/domain/trends/source'

/** Sources that need a key or other terms: read only where the operator switched them on. */
const ON_REQUEST: ReadonlySet<SourceId> = new Set(['reddit', 'youtube', 'product-hunt'])

/** Sources every installation reads unless its operator says otherwise. */
export const USUAL_SOURCES: readonly SourceId[] = SOURCE_IDS.filter((id) => !ON_REQUEST.has(id))
/** Sources an operator can add. */
export const SOURCES_ON_REQUEST: readonly SourceId[] = SOURCE_IDS.filter((id) => ON_REQUEST.has(id))
