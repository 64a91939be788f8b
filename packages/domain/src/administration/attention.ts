import { DAY_MS, HOUR_MS, MINUTE_MS } from '../primitives/time'
import { countOf, listOf, sinceText } from './attention-words'

/** What is known of an installation when it is judged. Names are those people read. */
export type SiteFacts = {
  readonly nowMs: number
  /** Null: this process cannot tell. */
  readonly disk: { readonly freeBytes: number; readonly totalBytes: number } | null
  /** Null: this process cannot tell. */
  readonly backup: {
    /** Null: never. */
    readonly latestAtMs: number | null
    /** Since when there is something to back up. */
    readonly dataSinceMs: number
  } | null
  /** Null on a device, which shows mails in place of sending them. */
  readonly mail: {
    /** Mail servers in use. */
    readonly servers: number
    readonly waiting: number
    readonly oldestAtMs: number | null
    /** Of the last day. */
    readonly failed: number
  } | null
  /** Keys in use; null on a device, which has none. */
  readonly keys:
    | readonly {
        readonly name: string
        readonly isBroken: boolean
        readonly restsUntilMs: number | null
      }[]
    | null
  /** Sources that are switched on and were read at least once. */
  readonly sources: readonly { readonly label: string; readonly failuresInRow: number }[]
  readonly jobs: readonly {
    readonly name: string
    readonly state: 'idle' | 'running' | 'failed'
    readonly lastStartedAtMs: number | null
  }[]
  readonly waiting: {
    readonly identityChecks: number
    readonly memes: number
    readonly questions: number
    readonly runs: number
    readonly profiles: number
    readonly messages: number
  }
  readonly isInMaintenance: boolean
}

/** `urgent`: visitors notice it now. `soon`: they will. `note`: somebody waits, or it may be meant. */
export type AttentionSeverity = (typeof ATTENTION_SEVERITIES)[number]
export const ATTENTION_SEVERITIES = ['urgent', 'soon', 'note'] as const

/** Where in the administration it is mended. */
export type AttentionPlace = (typeof ATTENTION_PLACES)[number]
export const ATTENTION_PLACES = [
  'settings',
  'mail',
  'keys',
  'sources',
  'jobs',
  'operation',
  'checks',
  'memes',
  'questions',
  'runs',
  'profiles',
  'messages',
] as const

export type AttentionItem = {
  readonly severity: AttentionSeverity
  /** One sentence. */
  readonly text: string
  readonly place: AttentionPlace
}

const GIB = 1024 ** 3
/** Jobs that run twice a minute are among them, so that a worker that stopped shows soon. */
const SILENCE_MS = 15 * MINUTE_MS
/** No job works so long. */
const LONGEST_RUN_MS = 2 * HOUR_MS
/** A job that is gone from the product leaves its last state behind. */
const FORGOTTEN_AFTER_MS = 48 * HOUR_MS
const MAIL_LATE_MS = 15 * MINUTE_MS
/** Any source fails now and then. */
const FAILURES_TO_TELL = 3
/** How much of the site may be lost with its disk. */
const BACKUP_LATE_MS = 7 * DAY_MS

/** What somebody should look at, the most urgent first (AD-01). */
export function whatNeedsAttention(facts: SiteFacts): readonly AttentionItem[] {
  const items = [
    ...judgeSettings(facts),
    ...judgeDisk(facts),
    ...judgeBackup(facts),
    ...judgeJobs(facts),
    ...judgeMail(facts),
    ...judgeSources(facts),
    ...judgeKeys(facts),
    ...judgeWaiting(facts),
  ]
  return items.toSorted((a, b) => ATTENTION_SEVERITIES.indexOf(a.severity) - ATTENTION_SEVERITIES.indexOf(b.severity))
}

function* judgeSettings({ isInMaintenance }: SiteFacts): Generator<AttentionItem> {
  if (!isInMaintenance) return
  yield { severity: 'urgent', text: 'The site is in maintenance: only administrators can use it.', place: 'settings' }
}

function* judgeDisk({ disk }: SiteFacts): Generator<AttentionItem> {
  if (disk === null) return
  const { freeBytes, totalBytes } = disk
  const text = `Only ${(freeBytes / GIB).toFixed(1)} of ${Math.round(totalBytes / GIB)} GB of disk space is free.`
  const share = freeBytes / totalBytes
  if (freeBytes < GIB / 2 || share < 0.03) yield { severity: 'urgent', text, place: 'operation' }
  else if (freeBytes < 2 * GIB || share < 0.1) yield { severity: 'soon', text, place: 'operation' }
}

function* judgeBackup({ backup, nowMs }: SiteFacts): Generator<AttentionItem> {
  if (backup === null) return
  const { latestAtMs, dataSinceMs } = backup
  if (nowMs - (latestAtMs ?? dataSinceMs) <= BACKUP_LATE_MS) return
  const text =
    latestAtMs === null
      ? 'No backup has been made yet.'
      : `The last backup was made ${sinceText(nowMs - latestAtMs)} ago.`
  yield { severity: 'soon', text, place: 'operation' }
}

function* judgeJobs({ jobs, nowMs }: SiteFacts): Generator<AttentionItem> {
  const starts = jobs.flatMap(({ lastStartedAtMs }) => (lastStartedAtMs === null ? [] : [lastStartedAtMs]))
  const latestMs = Math.max(...starts)
  if (starts.length > 0 && nowMs - latestMs > SILENCE_MS) {
    const text = `No background job has started for ${sinceText(nowMs - latestMs)}: the worker seems to have stopped.`
    yield { severity: 'urgent', text, place: 'jobs' }
    return
  }
  for (const { name, state, lastStartedAtMs } of jobs) {
    const sinceMs = lastStartedAtMs === null ? 0 : nowMs - lastStartedAtMs
    if (sinceMs > FORGOTTEN_AFTER_MS) continue
    if (state === 'failed') yield { severity: 'soon', text: `The job ${name} failed when it last ran.`, place: 'jobs' }
    if (state === 'running' && sinceMs > LONGEST_RUN_MS) {
      yield { severity: 'soon', text: `The job ${name} has been running for ${sinceText(sinceMs)}.`, place: 'jobs' }
    }
  }
}

function* judgeMail({ mail, nowMs }: SiteFacts): Generator<AttentionItem> {
  if (mail === null) return
  const { servers, waiting, oldestAtMs, failed } = mail
  const lateMs = oldestAtMs === null ? 0 : nowMs - oldestAtMs
  if (servers === 0) {
    const text = 'No mail server is set up: users can’t verify an address or reset a password.'
    yield { severity: 'urgent', text, place: 'mail' }
  } else if (lateMs > MAIL_LATE_MS) {
    const text = `${countOf(waiting, 'email is waiting', 'emails are waiting')} to be sent, the oldest for ${sinceText(lateMs)}.`
    yield { severity: 'urgent', text, place: 'mail' }
  }
  if (failed > 0) {
    yield {
      severity: 'soon',
      text: `${countOf(failed, 'email')} couldn’t be sent in the last 24 hours.`,
      place: 'mail',
    }
  }
}

function* judgeSources({ sources }: SiteFacts): Generator<AttentionItem> {
  const failing = sources.filter(({ failuresInRow }) => failuresInRow >= FAILURES_TO_TELL)
  if (failing.length === 0) return
  if (failing.length === sources.length && sources.length > 1) {
    yield { severity: 'urgent', text: 'No source can be fetched.', place: 'sources' }
    return
  }
  const names = listOf(failing.map(({ label }) => label))
  yield { severity: 'soon', text: `Fetching ${names} failed three times in a row.`, place: 'sources' }
}

function* judgeKeys({ keys, nowMs }: SiteFacts): Generator<AttentionItem> {
  if (keys === null) return
  if (keys.length === 0) {
    const text = 'No AI key is in use: the built-in generator writes quizzes and memes.'
    yield { severity: 'note', text, place: 'keys' }
  }
  const broken = keys.filter(({ isBroken }) => isBroken).map(({ name }) => name)
  if (broken.length > 0) {
    const text = `Calls with the AI ${broken.length === 1 ? 'key' : 'keys'} ${listOf(broken)} keep failing.`
    yield { severity: 'soon', text, place: 'keys' }
  }
  for (const { name, isBroken, restsUntilMs } of keys) {
    if (isBroken || restsUntilMs === null || restsUntilMs <= nowMs) continue
    const text = `The provider has paused the AI key ${name} for another ${sinceText(restsUntilMs - nowMs)}.`
    yield { severity: 'note', text, place: 'keys' }
  }
}

function* judgeWaiting({ waiting }: SiteFacts): Generator<AttentionItem> {
  const { identityChecks, memes, questions, runs, profiles, messages } = waiting
  const waits = (count: number, one: string, many: string, place: AttentionPlace): AttentionItem[] =>
    count === 0 ? [] : [{ severity: 'note', text: `${countOf(count, one, many)}.`, place }]
  yield* waits(identityChecks, 'identity check needs a decision', 'identity checks need a decision', 'checks')
  yield* waits(memes, 'reported meme needs a decision', 'reported memes need a decision', 'memes')
  yield* waits(questions, 'flagged question needs a decision', 'flagged questions need a decision', 'questions')
  yield* waits(runs, 'reported run needs a decision', 'reported runs need a decision', 'runs')
  yield* waits(profiles, 'reported profile needs a decision', 'reported profiles need a decision', 'profiles')
  yield* waits(messages, 'message to support needs an answer', 'messages to support need an answer', 'messages')
}
