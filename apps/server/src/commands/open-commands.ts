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

/**
 * Listens for commands of the person at the machine, and offers the set-up link while there is no administrator. Of several
 * processes one offers it, as long as it is up: a link voids those before.
 */
export async function openCommands(options: {
  readonly config: Config
  readonly database: Parameters<typeof giveBackup>[0]['database'] & {
    /** Does the work while no other process holds the name. */
    holdAlone(name: string, work: (lost: AbortSignal) => Promise<void>): Promise<'done' | 'busy'>
  }
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
  return offerSetupAlone(options, () => offerSetup(ports))
}

/** The token that was offered; null where there is an administrator, or another process offers one. */
function offerSetupAlone(
  { database, parts, log }: Pick<Parameters<typeof openCommands>[0], 'database' | 'parts' | 'log'>,
  offer: () => Promise<string | null>,
): Promise<string | null> {
  const stopping = new AbortController()
  parts.addFoundation(async () => stopping.abort())
  return new Promise((resolve, reject) => {
    const holding = database.holdAlone('set-up link', async (lost) => {
      const token = await offer()
      resolve(token)
      if (token !== null) await aborted(AbortSignal.any([stopping.signal, lost]))
    })
    holding.then((outcome) => {
      if (outcome !== 'busy') return
      log.info('If there is no administrator yet, another process printed the link that makes one')
      resolve(null)
    }, reject)
  })
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
