import { openAdminAccess } from '../../backend/admin/admin-access'
import type { Services } from '../../backend/services'
import type { ShownRun } from './game-calls'

/** A run as administrators judge it, by the session they have in this browser; null where there is none, or it is refused. */
export async function readAsAdministrator(services: Services, runId: string): Promise<ShownRun | null> {
  const access = openAdminAccess(services)
  if (access.session.token() === null) return null
  try {
    return (await access.call((backend) => backend.games.run({ runId }))).data
  } catch {
    return null
  }
}
