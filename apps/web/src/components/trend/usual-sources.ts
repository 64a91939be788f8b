import { SOURCE_IDS, SOURCE_PROFILES, type SourceId } from '@trendverse/domain/trends/items/source'

/** Sources every installation reads unless its operator says otherwise. */
export const USUAL_SOURCES: readonly SourceId[] = SOURCE_IDS.filter((id) => !SOURCE_PROFILES[id].onRequest)
/** Sources an operator can add. */
export const SOURCES_ON_REQUEST: readonly SourceId[] = SOURCE_IDS.filter((id) => SOURCE_PROFILES[id].onRequest)
