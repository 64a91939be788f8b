import type { MailPorts, StoragePorts } from '@trendverse/application/ports/ports'
import { adoptSecretKey, hasSecretKeyOfInstallation } from '@trendverse/application/upkeep/secret-key-probe'
import { type Config, ConfigError } from '../config'

/** Two processes with different keys could not open what the other sealed: mails would fail one by one. */
export async function checkSecretKey(
  config: Pick<Config, 'acceptsNewSecretKey'>,
  { settings }: StoragePorts,
  { secretBox }: MailPorts,
): Promise<void> {
  if (config.acceptsNewSecretKey) return adoptSecretKey({ settings, secretBox })
  if (await hasSecretKeyOfInstallation({ settings, secretBox })) return
  throw new ConfigError(
    'The secret key is not the one this database was set up with: give every process the same SECRET_KEY or data folder, ' +
      'or start one with NEW_SECRET_KEY=accept, which gives up what was sealed.',
  )
}
