import { AppError } from '@trendverse/domain/primitives/app-error'
import { assertUnchanged } from '@trendverse/domain/primitives/assert-unchanged'
import { SOURCE_IDS, SOURCE_PROFILES, type SourceId } from '@trendverse/domain/trends/items/source'
import type { SourceHealth } from '../ports/ingest'
import type { Needs } from '../ports/ports'
import { type AuditActor, type AuditPorts, recordAudit } from './record-audit'

type SourcePorts = Needs<'sourceControls'> & { readonly ingest: Pick<Needs<'ingest'>['ingest'], 'listHealth'> }

/** Every source, in the order of the registry, and how reading it goes. */
export async function listSources(ports: SourcePorts) {
  const [health, off] = await Promise.all([ports.ingest.listHealth(), ports.sourceControls.listOff()])
  const healthOf = new Map(health.map((one) => [one.source, one]))
  return SOURCE_IDS.map((id) => describe(id, healthOf.get(id), !off.includes(id)))
}

/** Has a source read now, by whichever process reads them. Throws AppError `conflict` for one that is switched off. */
export async function reloadSource(ports: AuditPorts & SourcePorts, actor: AuditActor, id: SourceId) {
  const { label } = SOURCE_PROFILES[id]
  if ((await ports.sourceControls.listOff()).includes(id)) {
    throw new AppError('conflict', `${label} is switched off. Switch it on to fetch it.`)
  }
  await ports.sourceControls.readNow(id, ports.clock.nowMs())
  await recordAudit(ports, actor, 'source.reloaded', id)
  return findSource(ports, id)
}

/** Lets a source be read, or not. Throws AppError `conflict` where somebody else switched it meanwhile. */
export async function switchSource(
  ports: AuditPorts & SourcePorts,
  actor: AuditActor,
  id: SourceId,
  wanted: { readonly enabled: boolean; readonly expected?: { readonly enabled: boolean } | undefined },
) {
  const { enabled, expected } = wanted
  await ports.sourceControls.setOn(id, enabled, (isOn) =>
    assertUnchanged({ enabled: isOn }, expected, { enabled: SOURCE_PROFILES[id].label }),
  )
  await recordAudit(ports, actor, enabled ? 'source.switched_on' : 'source.switched_off', id)
  return findSource(ports, id)
}

async function findSource(ports: SourcePorts, id: SourceId) {
  const [health, off] = await Promise.all([ports.ingest.listHealth(), ports.sourceControls.listOff()])
  return describe(
    id,
    health.find(({ source }) => source === id),
    !off.includes(id),
  )
}

const instantOf = (ms: number | null | undefined): string | null =>
  ms === null || ms === undefined ? null : new Date(ms).toISOString()

function describe(id: SourceId, health: SourceHealth | undefined, enabled: boolean) {
  const { label, onRequest } = SOURCE_PROFILES[id]
  return {
    id,
    label,
    onRequest,
    enabled,
    lastAttemptAt: instantOf(health?.lastAttemptAtMs),
    lastSuccessAt: instantOf(health?.lastSuccessAtMs),
    nextAttemptAt: instantOf(health?.nextAttemptAtMs),
    items: health?.items ?? 0,
    itemErrors: health?.itemErrors ?? 0,
    itemProblems: health?.itemProblems ?? [],
    error: health?.error ?? null,
    consecutiveFailures: health?.consecutiveFailures ?? 0,
  }
}
