import { SOURCE_IDS } from '@trendverse/domain/trends/items/source'
import { ConfigError } from '../config'
import { readSourceBase } from './outbound/source-base'
import { sourceSettingsFromEnv } from './source-settings-from-env'

/** Finds a typing mistake in the settings of the sources before anything is started. Throws ConfigError. */
export function checkSourceSettings(environment: Readonly<Record<string, string | undefined>>): void {
  try {
    sourceSettingsFromEnv(environment)
    for (const source of [...SOURCE_IDS, 'pages'] as const) readSourceBase(environment, source)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ConfigError(`The settings of the sources cannot be used: ${reason}.`, { cause })
  }
}
