import { AppError } from '@trendverse/domain/primitives/app-error'
import type { Needs } from '../ports/ports'
import { type AuditActor, type AuditPorts, recordAudit } from './record-audit'

/**
 * Lets nobody start any more with a pack that turned out wrong; its board stays and says so. Throws AppError `not_found`.
 */
export async function withdrawPack(
  ports: AuditPorts & Needs<'gamePacks'>,
  actor: AuditActor,
  { packId, reason }: { readonly packId: string; readonly reason: string },
): Promise<{ readonly packId: string; readonly withdrawnAt: string }> {
  const nowMs = ports.clock.nowMs()
  const pack = await ports.gamePacks.withdraw(packId, nowMs)
  if (pack === null) throw new AppError('not_found', 'There is no such pack.')
  await recordAudit(ports, actor, 'game_pack.withdrawn', pack.id, { reason })
  return { packId: pack.id, withdrawnAt: new Date(pack.withdrawnAtMs ?? nowMs).toISOString() }
}

/** Takes a run off the boards and out of sight. Throws AppError `not_found`. */
export async function hideRun(
  ports: AuditPorts & Needs<'events' | 'gameRuns'>,
  actor: AuditActor,
  { runId, reason }: { readonly runId: string; readonly reason: string },
): Promise<void> {
  const run = await ports.gameRuns.hide(runId)
  if (run === null) throw new AppError('not_found', 'There is no such run.')
  await recordAudit(ports, actor, 'game_run.hidden', run.id, { gameId: run.gameId, reason })
  // boards that are kept in memory show it no longer
  await ports.events.accountChanged(run.userId)
}
