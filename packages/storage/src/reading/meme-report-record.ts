import { leavesGallery } from '@trendverse/domain/memes/gallery'
import {
  doubtedBy,
  type GalleryDoubts,
  type ReporterRecord,
  type ReporterStanding,
  WEIGHING_WINDOW_MS,
  weightOf,
} from '@trendverse/domain/memes/gallery-doubts'
import type { Meme } from '@trendverse/domain/memes/meme'
import type { MemeDecision, MemeReport, ReportOutcome } from '@trendverse/domain/memes/meme-report'
import { lookOf, wordsOf } from '@trendverse/domain/memes/meme-words'
import { type MemeRemoval, removedWordsOf } from '@trendverse/domain/memes/removals'
import type { Uuid } from '@trendverse/domain/primitives/uuid'

/** A report as it is kept: with what it is about, what it weighed and what became of it. */
export type KeptMemeReport = MemeReport & {
  /** `lookOf` the meme then; null where it was made before that was kept. */
  readonly look: Uuid | null
  readonly weight: number
  readonly outcome: ReportOutcome | null
}

/** How often a meme was reported: also by people whose reports are not kept any more. */
export type MemeReportCount = {
  readonly memeId: string
  readonly reporters: number
  readonly openReports: number
  readonly doubts: GalleryDoubts
  /** `wordsOf` the meme when an administrator kept it. */
  readonly keptWords: string | null
  readonly lastReportedAtMs: number
}

type Reported = {
  readonly meme: Meme
  readonly doubts: GalleryDoubts
  readonly keptWords: Uuid | null
  /** What its reporter said of the meme before. */
  readonly earlier: KeptMemeReport | null
  readonly standing: ReporterStanding
  readonly record: ReporterRecord
}

/** What keeping a report changes; null where it says nothing new. */
export function keepReport(
  report: MemeReport,
  { meme, doubts, keptWords, earlier, standing, record }: Reported,
): {
  readonly kept: KeptMemeReport
  readonly doubts: GalleryDoubts
  /** By how much both counts of the meme grow. */
  readonly reporters: number
  readonly openReports: number
  readonly withdrew: boolean
} | null {
  const look = lookOf(meme)
  if (earlier !== null && (earlier.look === null || earlier.look === look)) return null
  const isOpenAlready = earlier !== null && earlier.outcome === null
  const weight = isOpenAlready ? earlier.weight : weightOf(standing, record)
  const after = isOpenAlready ? doubts : doubtedBy(doubts, standing, weight, keptWords === wordsOf(meme))
  return {
    kept: { ...report, look, weight, outcome: null },
    doubts: after,
    reporters: earlier === null ? 1 : 0,
    openReports: isOpenAlready ? 0 : 1,
    withdrew: leavesGallery(meme, doubts, after),
  }
}

/** What became of the reports of one account, for the weight of its next. */
export function recordOf(
  reports: readonly Pick<KeptMemeReport, 'outcome' | 'weight' | 'reportedAtMs'>[],
  nowMs: number,
): ReporterRecord {
  const countOf = (outcome: ReportOutcome) => reports.filter((report) => report.outcome === outcome).length
  const recent = reports.filter(({ reportedAtMs }) => reportedAtMs > nowMs - WEIGHING_WINDOW_MS)
  return {
    upheld: countOf('upheld'),
    overruled: countOf('overruled'),
    today: recent.filter(({ weight }) => weight > 0).length,
  }
}

/** What a decision makes of a report of this meme. */
export function outcomeOf(
  { look, outcome }: Pick<KeptMemeReport, 'look' | 'outcome'>,
  meme: Meme,
  decision: MemeDecision | 'reopened',
): ReportOutcome | null {
  if (decision === 'reopened') return null
  const isAboutThis = look === null || look === lookOf(meme)
  if (!isAboutThis && outcome !== null) return outcome
  if (decision === 'hidden') return 'upheld'
  return isAboutThis ? 'overruled' : 'moot'
}

/** Which words of a meme are kept after a decision. */
export function keptWordsAfter(meme: Meme, decision: MemeDecision | 'reopened'): Uuid | null {
  return decision === 'shown' ? wordsOf(meme) : null
}

/** How a report counts of whose maker nothing else is known. */
export function standingByDefault({ reporter }: Pick<MemeReport, 'reporter'>): ReporterStanding {
  return reporter.kind === 'guest' ? 'guest' : 'member'
}

/** A removal, and whose meme it was. */
export type KeptRemoval = MemeRemoval & { readonly userId: Uuid }

/** What stays known of a meme that is hidden. */
export function removalOf({ id, createdBy, text, createdAtMs }: Meme): KeptRemoval {
  return { userId: createdBy, memeId: id, words: removedWordsOf(text), madeAtMs: createdAtMs }
}
