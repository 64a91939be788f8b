import { SOURCE_IDS, SOURCE_PROFILES, type SourceId } from '@trendverse/domain/trends/items/source'
import { SOURCES } from '@trendverse/trend-sources/registry'
import type { SourceSettings } from '@trendverse/trend-sources/source-settings'

/**
 * The sources an installation reads when its operator names none: those that are on by themselves, and those whose
 * key was given, which is as good as naming them.
 */
export function sourcesEnabledBySettings(settings: SourceSettings): readonly SourceId[] {
  return SOURCE_IDS.filter((id) => {
    // `undefined` means that no key would help: such a source has to be named.
    return !SOURCE_PROFILES[id].onRequest || SOURCES[id].missingSetting?.(settings) === null
  })
}
