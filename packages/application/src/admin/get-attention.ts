import { type SiteFacts, whatNeedsAttention } from '@trendverse/domain/administration/attention'
import { breakerAt } from '@trendverse/domain/ai/circuit-breaker'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import { SOURCE_PROFILES } from '@trendverse/domain/trends/items/source'
import { listSenders, type SenderPorts } from '../mail/list-senders'
import type { AiKeyRepository } from '../ports/ai'
import type { Needs } from '../ports/ports'
import { getSystemSetting } from '../settings/get-system-settings'

/** Below it more calls with a key fail than go well. */
const BROKEN_HEALTH = 30

export type AttentionPorts = Needs<'analytics' | 'backups' | 'clock' | 'disk' | 'settings' | 'sourceControls'> &
  SenderPorts & {
    readonly ingest: Pick<Needs<'ingest'>['ingest'], 'listHealth'>
    readonly jobs: Pick<Needs<'jobs'>['jobs'], 'list'>
    /** Null on a device, where no key ever is and no mail is sent. */
    readonly ai: { readonly aiKeys: Pick<AiKeyRepository, 'listPoolKeys'> } | null
  }

/** What somebody should look at, and the facts it is judged by. */
export async function getAttention(ports: AttentionPorts) {
  const facts = await gatherFacts(ports)
  const { mail, keys, sources, jobs, disk, backup } = facts
  return {
    at: new Date(facts.nowMs).toISOString(),
    items: whatNeedsAttention(facts),
    health: {
      sources: { all: sources.length, well: sources.filter(({ failuresInRow }) => failuresInRow === 0).length },
      jobs: { all: jobs.length, well: jobs.filter(({ state }) => state !== 'failed').length },
      mail: mail && { servers: mail.servers, waiting: mail.waiting, failed: mail.failed },
      keys: keys && { all: keys.length, well: keys.filter(({ isBroken }) => !isBroken).length },
      disk,
      backup: backup && { latestAt: backup.latestAtMs === null ? null : new Date(backup.latestAtMs).toISOString() },
    },
  }
}

async function gatherFacts(ports: AttentionPorts): Promise<SiteFacts> {
  const nowMs = ports.clock.nowMs()
  const [matters, disk, backup, senders, keys, health, off, jobs, isInMaintenance] = await Promise.all([
    ports.analytics.countOpenMatters(nowMs - DAY_MS),
    ports.disk.measure(),
    ports.backups.look(),
    listSenders(ports),
    ports.ai?.aiKeys.listPoolKeys(nowMs) ?? null,
    ports.ingest.listHealth(),
    ports.sourceControls.listOff(),
    ports.jobs.list(),
    getSystemSetting(ports, 'maintenanceMode'),
  ])
  return {
    nowMs,
    disk,
    backup,
    mail: ports.ai && {
      servers: senders.length,
      waiting: matters.mailsWaiting,
      oldestAtMs: matters.oldestMailAtMs,
      failed: matters.mailsFailed,
    },
    keys:
      keys &&
      keys
        .filter(({ status }) => status === 'active')
        .map(({ name, health: percent, breaker, restsUntilMs }) => ({
          name,
          isBroken: percent < BROKEN_HEALTH || breakerAt(breaker, nowMs).state === 'open',
          restsUntilMs,
        })),
    sources: health
      .filter(({ source, lastAttemptAtMs }) => lastAttemptAtMs !== null && !off.includes(source))
      .map(({ source, consecutiveFailures }) => ({
        label: SOURCE_PROFILES[source].label,
        failuresInRow: consecutiveFailures,
      })),
    jobs,
    waiting: {
      identityChecks: matters.identityChecks,
      memes: matters.reportedMemes,
      questions: matters.flaggedQuestions,
      runs: matters.reportedRuns,
      profiles: matters.reportedProfiles,
      messages: matters.contactMessages,
    },
    isInMaintenance,
  }
}
