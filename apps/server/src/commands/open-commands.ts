import { offerSetup } from '@trendverse/application/admin/set-up-admin'
import type { AccountEvents } from '@trendverse/application/ports/accounts'
import type { StoragePorts } from '@trendverse/application/ports/ports'
import type { Config } from '../config'
import { controlSocketPath, listenForCommands } from '../control/control-socket'
import { backupRequestSchema, giveBackup } from '../infrastructure/backup/give-backup'
import type { Log } from '../log'
import type { RunningParts } from '../running-parts'
import { commandPorts } from './command-ports'
import { commandSchema, runCommand } from './run-command'

/** Listens for commands of the person at the machine, and offers the set-up link while there is no administrator. */
export async function openCommands(options: {
  readonly config: Config
  readonly database: Parameters<typeof giveBackup>[0]['database']
  readonly storage: StoragePorts
  readonly http: { readonly events: AccountEvents }
  readonly parts: RunningParts
  readonly log: Log
}): Promise<string | null> {
  const { config, storage, http, parts, log } = options
  const ports = commandPorts(storage, http.events)
  const path = config.databaseUrl === undefined ? controlSocketPath(config.dataDir) : null
  if (path !== null) {
    const close = await listenForCommands(path, async (request) => {
      const backup = backupRequestSchema.safeParse(request)
      if (backup.success) return giveBackup(options, backup.data, log)
      return runCommand(ports, commandSchema.parse(request), { isProduction: config.production, log })
    })
    parts.addFoundation(close)
  }
  return offerSetup(ports)
}
