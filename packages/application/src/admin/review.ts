import { AppError } from '@trendverse/domain/primitives/app-error'
import { assertUnchanged } from '@trendverse/domain/primitives/assert-unchanged'
import type { ReviewDecision, ReviewKind, ReviewState } from '@trendverse/domain/reports/review-case'
import { sharedName } from '@trendverse/domain/social/share-texts'
import type { Needs } from '../ports/ports'
import type { ReviewCase, ReviewQuery } from '../ports/reports'
import { type AuditActor, type AuditPorts, recordAudit } from './record-audit'

type Subjects = Needs<'accounts' | 'gameRuns' | 'handwritten' | 'memes' | 'questionQuality' | 'reports'>
type Input = Pick<ReviewQuery, 'page' | 'pageSize'> & {
  readonly sort: ReviewQuery['order']
  readonly kind?: ReviewKind | undefined
  readonly status?: 'open' | 'decided' | undefined
}

/** One page of everything visitors reported, with what is needed to decide about it. */
export async function listReviewCases(ports: Subjects, input: Input) {
  const { page, pageSize, sort, kind = null, status = null } = input
  const { cases, total } = await ports.reports.listCases({ page, pageSize, order: sort, kind, status })
  const rows = await Promise.all(cases.map((one) => describeCase(ports, one)))
  // what was deleted while this page was read is not there any more
  return { data: rows.flatMap((row) => (row === null ? [] : [row])), total, page, pageSize }
}

/**
 * Keeps what was reported, takes it down, or takes that decision back. Throws AppError `not_found`, and `conflict` where
 * somebody else decided meanwhile.
 */
export async function decideCase(
  ports: AuditPorts & Subjects & Needs<'events'>,
  actor: AuditActor,
  input: {
    readonly kind: ReviewKind
    readonly id: string
    readonly decision: ReviewDecision
    readonly expected?: { readonly state?: ReviewState | undefined } | undefined
  },
) {
  const { kind, decision } = input
  const id = input.id.toLowerCase()
  if ((await ports.reports.findCase(kind, id)) === null) throw notFound()
  if (!(await applyDecision(ports, kind, id, decision, input.expected?.state))) {
    const found = await ports.reports.findCase(kind, id)
    if (found !== null) assertUnchanged(found, input.expected, { state: 'The decision' })
    throw notFound()
  }
  await recordAudit(ports, actor, 'review.decided', id, { kind, decision })
  const after = await ports.reports.findCase(kind, id)
  const row = after === null ? null : await describeCase(ports, after)
  if (row === null) throw notFound()
  return row
}

const notFound = () => new AppError('not_found', 'No one has reported this, or it no longer exists.')

/** Whether it was decided: not where the case is gone, or does not stand as `seen` says any more. */
async function applyDecision(
  ports: AuditPorts & Subjects & Needs<'events'>,
  kind: ReviewKind,
  id: string,
  decision: ReviewDecision,
  seen: ReviewState | undefined,
): Promise<boolean> {
  const isTakenDown = decision === 'take_down'
  if (kind === 'meme') {
    const word = decision === 'reopen' ? 'reopened' : isTakenDown ? 'hidden' : 'shown'
    const decided = await ports.memes.decide(id, word, seen)
    if (decided !== null) await ports.events.galleryChanged()
    return decided !== null
  }
  if (kind === 'question') {
    const word = decision === 'reopen' ? null : isTakenDown ? 'retired' : 'kept'
    return (await ports.questionQuality.decide(id, word, ports.clock.nowMs(), seen)) !== null
  }
  const before = kind === 'run' ? await ports.gameRuns.find(id) : null
  // The run is hidden before its case is closed: if closing fails, the case stays open and can be decided again.
  if (before !== null && isTakenDown) await ports.gameRuns.setHidden(id, true)
  const isDecided = await ports.reports.decide(kind, id, decision, seen)
  if (before !== null && (isDecided || isTakenDown)) {
    const isDown = await ports.reports.isTakenDown(kind, id)
    // Without a decision, a run that was hidden elsewhere stays hidden.
    await ports.gameRuns.setHidden(id, isDecided ? isDown : isDown || before.hidden)
  }
  if (!isDecided) return false
  // boards and pages that are kept in memory know it
  await ports.events.accountChanged(before?.userId ?? id)
  return true
}

async function describeCase(ports: Subjects, { lastReportedAtMs, ...found }: ReviewCase) {
  const [subject, reports] = await Promise.all([
    describeSubject(ports, found),
    ports.reports.listReports(found.kind, found.id),
  ])
  if (subject === null) return null
  return {
    ...found,
    lastReportedAt: instantOf(lastReportedAtMs),
    reports: reports.map(({ reason, note, reportedAtMs }) => ({ reason, note, reportedAt: instantOf(reportedAtMs) })),
    subject,
  }
}

async function describeSubject(ports: Subjects, { kind, id }: Pick<ReviewCase, 'kind' | 'id'>) {
  switch (kind) {
    case 'meme': {
      const meme = await ports.memes.find(id)
      if (meme === null) return null
      const { trendId, trendName, captions, placements, text, altText, shares, createdBy } = meme
      const { imageUrl, paintingUrl, type, style } = meme
      const maker = await ports.accounts.findById(createdBy)
      return {
        kind,
        trendId,
        trendName,
        captions: [...captions],
        text,
        altText,
        imageUrl,
        paintingUrl,
        type,
        style,
        placements,
        shares,
        createdAt: instantOf(meme.createdAtMs),
        username: maker?.username ?? '',
      }
    }
    case 'question': {
      const known = await ports.questionQuality.find(id)
      if (known === null) return null
      const { question, rightOption, trendId, trendName, evidence, figures } = known
      const topics = await ports.handwritten.listTopics()
      const page = topics.some(({ story }) => story.id === trendId) ? null : trendId
      return { kind, question, rightOption, trendId: page, trendName, evidence, answers: figures.answers }
    }
    case 'run': {
      const run = await ports.gameRuns.find(id)
      const owner = run === null ? null : await ports.accounts.findById(run.userId)
      if (run === null || run.result === null || owner === null) return null
      const { gameId, mode, day, ranked, log } = run
      const { points, ticks } = run.result
      return { kind, gameId, mode, day, points, ticks, ranked, hasLog: log !== null, username: owner.username }
    }
    case 'profile': {
      const user = await ports.accounts.findById(id)
      if (user === null) return null
      const { username, firstName, avatarUrl, bio } = user
      return {
        kind,
        username,
        name: sharedName(firstName),
        avatar: avatarUrl,
        bio,
        isShared: user.profileSharedAtMs !== null,
      }
    }
  }
}

const instantOf = (ms: number): string => new Date(ms).toISOString()
