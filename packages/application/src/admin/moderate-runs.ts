import { AppError } from '@trendverse/domain/primitives/app-error'
import type { Needs } from '../ports/ports'
import { type AuditActor, type AuditPorts, recordAudit } from './record-audit'

type PackPorts = AuditPorts & Needs<'events' | 'gamePacks'>

/**
 * Lets nobody start any more with a pack that turned out wrong; its board stays and says so. Throws AppError `not_found`.
 */
export async function withdrawPack(
  ports: PackPorts,
  actor: AuditActor,
  { packId, reason }: { readonly packId: string; readonly reason: string },
): Promise<{ readonly packId: string; readonly withdrawnAt: string }> {
  const nowMs = ports.clock.nowMs()
  const pack = await ports.gamePacks.withdraw(packId, nowMs)
  if (pack === null) throw new AppError('not_found', 'This pack no longer exists.')
  await ports.events.boardsChanged()
  await recordAudit(ports, actor, 'game_pack.withdrawn', pack.id, { reason })
  return { packId: pack.id, withdrawnAt: new Date(pack.withdrawnAtMs ?? nowMs).toISOString() }
}

/**
 * Lets a withdrawn pack be played with again. Throws AppError `not_found`, and `conflict` once another pack of its day is in
 * use: what was played with that one stands.
 */
export async function restorePack(ports: PackPorts, actor: AuditActor, packId: string): Promise<void> {
  const pack = await ports.gamePacks.restore(packId)
  if (pack === null) throw new AppError('not_found', 'This pack no longer exists.')
  if (pack === 'replaced') throw new AppError('conflict', 'Another pack for this day is already in use.')
  await ports.events.boardsChanged()
  await recordAudit(ports, actor, 'game_pack.restored', pack.id)
}

type RunPorts = AuditPorts & Needs<'events' | 'gameRuns'>

/** Takes a run off the boards and out of sight. Throws AppError `not_found`. */
export async function hideRun(
  ports: RunPorts,
  actor: AuditActor,
  { runId, reason }: { readonly runId: string; readonly reason: string },
): Promise<void> {
  const { id, gameId } = await setHidden(ports, runId, true)
  await recordAudit(ports, actor, 'game_run.hidden', id, { gameId, reason })
}

/** Shows a hidden run again, in the place it had. Throws AppError `not_found`. */
export async function showRun(ports: RunPorts, actor: AuditActor, runId: string): Promise<void> {
  const { id, gameId } = await setHidden(ports, runId, false)
  await recordAudit(ports, actor, 'game_run.shown', id, { gameId })
}

async function setHidden(ports: RunPorts, runId: string, hidden: boolean) {
  const run = await ports.gameRuns.setHidden(runId, hidden)
  if (run === null) throw new AppError('not_found', 'This run no longer exists.')
  // boards that are kept in memory know it
  await ports.events.accountChanged(run.userId)
  return run
}
